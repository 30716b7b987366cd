/**
 * Rehearses a deployment: people with the last released app and people with today's write at the same time, through the API of either version, and
 * what follows is begun by the functions of one version and finished by those of the other. All that was acknowledged has to be there, once.
 */
import { ROOT } from '#bin/command.ts';
import { undecided } from '#bin/openapi/last-release.ts';
import type { FunctionName } from '#lambdas/functions.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { aPair, checkWritten, type Pair, type Web, type Written, webOf, writeAll } from './journey.ts';
import { buildLastVersion } from './last-version.ts';
import { runOn, stepsOf } from './steps.ts';
import { startTwoVersions, type TwoVersions, type Version } from './two-versions.ts';

/** Functions that changes of the table and the time start, and functions that work off what these queue. */
const BEGINS: readonly FunctionName[] = ['react-to-changes', 'retry-changes', 'run-due'];
const FINISHES: readonly FunctionName[] = ['run-jobs', 'send-mails', 'invalidate-edge'];

const TURNS: readonly [begins: Version, finishes: Version][] = [
  ['last', 'today'],
  ['today', 'last'],
];

/** @returns a sentence for each thing that was not as it should be */
export async function rehearseVersions({ say }: { say(line: string): void }): Promise<string[]> {
  const steps = stepsOf(say);
  const tree = await steps.step('the last release is built', () => buildLastVersion(ROOT));
  const versions = await steps.step('a local cloud starts with both versions', () => startTwoVersions(tree));
  try {
    const { cloud } = versions;
    const webs = await websOf(tree, versions);
    // The first run of all looks back an hour only.
    await cloud.runDue();
    const rows: string[] = [];
    for (const [begins, finishes] of TURNS) {
      versions.work(begins, BEGINS);
      versions.work(finishes, FINISHES);
      const pairs = await Promise.all(webs.map(() => aPair(cloud)));
      const written = await steps.step(`reactions of ${begins}, jobs of ${finishes}: all write`, async () => {
        const all = await Promise.all(webs.map((web, index) => writeAll(cloud, web, pairs[index] as Pair)));
        await cloud.settled();
        return all;
      });
      await steps.step('what is due is done', () => letExpire(versions));
      for (const [index, each] of written.entries()) {
        const lost = await checkWritten(cloud, webs, pairs[index] as Pair, each);
        for (const sentence of lost) steps.expect(false, `${rowOf(each, begins, finishes)}: ${sentence}`);
        rows.push(`${rowOf(each, begins, finishes)} | ${each.told.join(', ')} | ${lost.length}`);
      }
    }
    await runOn(steps, cloud.port, versions.stateDirectory, 'replay');
    for (const sentence of undecided(ROOT, failuresOf(cloud.failures))) steps.expect(false, sentence);
    say('app | API | reactions and due work | jobs and emails | what happened | lost');
    for (const row of rows) say(row);
    return steps.wrong;
  } finally {
    await versions.stop();
  }
}

const rowOf = ({ web }: Written, begins: Version, finishes: Version) =>
  [web.app, web.api, begins, finishes].join(' | ');

/** Each app with each API, but the last with the last, which was tested before its release. */
async function websOf(tree: string, { cloud, lastOrigin }: TwoVersions): Promise<Web[]> {
  const contractOf = async (root: string) =>
    ((await import(`${root}/shared/registry.ts`)) as { ENDPOINTS: readonly EndpointDefinition[] }).ENDPOINTS;
  const [last, today] = await Promise.all([contractOf(tree), contractOf(ROOT)]);
  const [lastApi, todaysApi] = [lastOrigin, `http://127.0.0.1:${cloud.port}`];
  return [
    webOf({ app: 'last', api: 'today', endpoints: last, origin: todaysApi }),
    webOf({ app: 'today', api: 'last', endpoints: today, origin: lastApi }),
    webOf({ app: 'today', api: 'today', endpoints: today, origin: todaysApi }),
  ];
}

/** Each failure once. Of a job that the other version does not know, only the sentence that a decision may name. */
function failuresOf(lines: readonly string[]): string[] {
  const told = lines.map((line) => /There is no job .+? in the queues? [\w-]+/.exec(line)?.[0] ?? line);
  return [...new Set(told)].filter((line) => line !== GIVEN_UP);
}

/** It follows the failures that say why. */
const GIVEN_UP = 'An event was given up: reported as failed';

/** Claims that nobody collects end three hours later. */
async function letExpire({ cloud }: TwoVersions): Promise<void> {
  cloud.clock.advance(3 * 60 * 60_000);
  await cloud.runDue();
  await cloud.settled();
}
