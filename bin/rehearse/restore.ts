/**
 * Rehearses the loss of the table: a village writes, every item is deleted under it, and the commands of docs/operations.md bring back what was there
 * before. All that was acknowledged until the restored second has to be there; everybody who wrote later is told.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { wordsIn } from '#lambdas/mail/words-in.ts';
import { DEEDS } from '#lambdas/people/jobs.ts';
import { inBatches } from '#shared/in-batches.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { withTable } from '#tests/support/cloud/table-client.ts';
import { arePhotosBack, deletePost, isGone, postPhotos } from './photos.ts';
import { runOn, type Steps, stepsOf } from './steps.ts';
import { type Acknowledged, aVillage, type Village, write } from './village.ts';

/** Rounds of each pair between the restored time and the accident; a person may write 40 posts an hour. */
const ROUNDS = 12;

/** @returns a sentence for each thing that was not as it should be */
export async function rehearseRestore({
  seconds,
  say,
}: {
  seconds: number;
  say(line: string): void;
}): Promise<string[]> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-rehearse-'));
  const steps = stepsOf(say);
  let cloud = await steps.step('a local cloud starts', () => startLocalCloud(stateDirectory));
  try {
    const village = await steps.step('a village moves in', () => aVillage(cloud));
    const before = await steps.step('it writes', () => writeFor(cloud, village, 2));
    const photos = await steps.step('and posts photos', () => postPhotos(cloud, village));
    const to = await lastSecond();
    const writing = new AbortController();
    const later = write(cloud, village, (1000 * seconds) / ROUNDS, writing.signal);
    await steps.step('it goes on writing', () => sleep(1000 * seconds));
    const deleted = await steps.step('every item is deleted', () => deleteAll(cloud));
    writing.abort();
    const lost = await later;
    steps.expect(deleted > 0 && lost.deeds.size > 0, 'Nothing was written or deleted.');
    await steps.step('their photos are deleted with them', () => cloud.settled());
    steps.expect(await isGone(cloud, photos), 'The accident left the photos.');

    const table = cloud.tableName;
    const run = (name: string, ...flags: string[]) => runOn(steps, cloud.port, stateDirectory, name, flags);
    const accidentAt = performance.now();
    await run('quiet');
    await run('restore', `--to=${to}`);
    cloud = await steps.step('the site starts on the restored table', () => cloud.restart());
    const counted = await run('after-restore', `--from=${table}`, `--to=${to}`, '--dry-run');
    steps.expect(counted.includes('can come back: 2.'), `Two photos can come back, not: ${counted}`);
    await run('after-restore', `--from=${table}`, `--to=${to}`);
    await steps.step('queues and reactions end', () => cloud.settled());
    say(`The site was back ${((performance.now() - accidentAt) / 1000).toFixed(0)} s after the accident.`);

    steps.expect(await isThere(cloud, before), 'A post from before the restored time is missing.');
    steps.expect(!(await isAnyThere(cloud, lost)), 'A post from after the restored time is there.');
    steps.expect(await arePhotosBack(cloud, photos), 'Photos are not as they were.');
    await deletePost(cloud, photos);
    await run('after-restore', `--from=${table}`, `--to=${to}`);
    await cloud.settled();
    steps.expect(await isGone(cloud, photos), 'A photo came back that was deleted after the restore.');
    await expectTold(steps, cloud, village, lost);
    await run('replay');
    const again = await steps.step('the village writes again', () => writeFor(cloud, village, 1));
    steps.expect(again.catchIds.length > 0 && (await isThere(cloud, again)), 'Nobody can post.');
    await run('replay');
    return steps.wrong;
  } finally {
    await cloud.stop();
  }
}

/** Writes for some rounds of each pair. */
async function writeFor(cloud: LocalCloud, village: Village, rounds: number): Promise<Acknowledged> {
  const ends = new AbortController();
  const written = await write(cloud, village, 0, ends.signal, rounds);
  await cloud.settled();
  return written;
}

/** Waits for the next second. @returns the last one, in which nobody writes any more */
async function lastSecond(): Promise<string> {
  const next = 1000 * Math.ceil((Date.now() + 1) / 1000);
  await sleep(next - Date.now());
  return new Date(next - 1000).toISOString();
}

/** As a script would that goes wrong: page by page, while others write. */
async function deleteAll(cloud: LocalCloud): Promise<number> {
  let deleted = 0;
  await withTable(cloud, async (client) => {
    const TableName = cloud.tableName;
    for await (const { Items = [] } of paginateScan(
      { client },
      { TableName, ProjectionExpression: 'pk, sk' },
    )) {
      for (const some of inBatches(Items, 25)) {
        const requests = some.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
        await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
        deleted += some.length;
      }
    }
  });
  return deleted;
}

async function statusesOf(cloud: LocalCloud, { catchIds }: Acknowledged): Promise<number[]> {
  const answers = catchIds.map((catchId) => cloud.call(getCatch, { params: { catchId } }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

const isThere = async (cloud: LocalCloud, written: Acknowledged) =>
  (await statusesOf(cloud, written)).every((status) => status === 200);
const isAnyThere = async (cloud: LocalCloud, written: Acknowledged) =>
  (await statusesOf(cloud, written)).some((status) => status === 200);

/** Each gets one email, with at least as many deeds as were acknowledged: an answer can be lost, too. */
async function expectTold(
  steps: Steps,
  cloud: LocalCloud,
  village: Village,
  lost: Acknowledged,
): Promise<void> {
  const people = [...village.fishermen, ...village.kitchens.map(({ coordinator }) => coordinator)];
  const languages = await Promise.all(LANGUAGES.map((language) => wordsIn(language)));
  for (const { userId, email } of people) {
    const mails = cloud.mails().filter(({ to }) => to === email);
    const told = languages.flatMap(({ people: { loss } }) =>
      mails.filter(({ subject }) => subject === loss.title).map(({ text }) => ({ text, loss })),
    );
    const [mail] = told;
    steps.expect(told.length === 1, `${email} got ${told.length} emails about the loss.`);
    for (const deed of DEEDS) {
      const [, shown = '0'] = new RegExp(`${mail?.loss.names[deed]}: (\\d+)`).exec(mail?.text ?? '') ?? [];
      const acknowledged = lost.deeds.get(userId)?.get(deed) ?? 0;
      steps.expect(
        Number(shown) >= acknowledged,
        `${email} was told of ${shown} ${deed}, not ${acknowledged}.`,
      );
    }
  }
}
