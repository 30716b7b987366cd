/** Looks for everything that two people did, after an outage. */
import { listClaims } from '#shared/claims/endpoints.ts';
import { listMessages } from '#shared/messages/endpoints.ts';
import { getUpload } from '#shared/photos/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import type { FaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { pushedTo } from '#tests/support/push-devices.ts';
import { DURING, MEALS, type Pair } from './pair.ts';

/** @returns a sentence for each thing of a pair that is missing, or there twice */
export async function checkPair(cloud: FaultyCloud, pair: Pair, maxCopies: number): Promise<string[]> {
  const { fisherman, kitchen, pledgeId, uploadId, catchId, device } = pair;
  const wrong: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) wrong.push(`${what}: ${found}, not ${expected}`);
  };
  const token = fisherman.accessToken;
  const { items: catches } = (await cloud.call(listMyCatches, { token })).body;
  expect('catches of a fisherman', catches.length, 2);
  const { items: pledges } = (await cloud.call(listMyPledges, { token })).body;
  expect('pledges of a fisherman', pledges.length, 2);
  const near = (await cloud.call(listCatches, { query: { fisherman: fisherman.userId } })).body.items;
  expect('their catches in the list', near.length, 2);
  const { mealsLeft } = (await cloud.call(getPledge, { params: { pledgeId } })).body;
  expect('meals left', mealsLeft, MEALS.pledged - MEALS.claimed - MEALS.collected);
  const { items: claims } = (
    await cloud.call(listClaims, {
      token: kitchen.coordinator.accessToken,
      query: { organizationId: kitchen.organizationId },
    })
  ).body;
  expect(
    'claims',
    claims
      .map(({ state }) => state)
      .sort()
      .join(', '),
    'collected, reserved',
  );
  const { items: messages } = (await cloud.call(listMessages, { token })).body;
  expect('messages', messages.length, 1);
  const ofOutage = `/catch/${catches.find(({ id }) => id !== catchId)?.id}`;
  const mailsWith = ({ email }: TestUser, text: string) =>
    cloud.mails().filter((mail) => mail.to === email && mail.html.includes(text)).length;
  for (const [what, person, text] of [
    ['emails about the message', fisherman, DURING.subject],
    ['emails about the claim', fisherman, DURING.collector],
    ['emails about the new catch', kitchen.coordinator, `${ofOutage}?alert=`],
  ] as const) {
    const found = mailsWith(person, text);
    if (found < 1 || found > maxCopies)
      wrong.push(`${what}: ${found}, not 1${maxCopies > 1 ? ` to ${maxCopies}` : ''}`);
  }
  const pushed = pushedTo(cloud, device).filter(({ path }) => path.startsWith(ofOutage));
  expect('notifications about the new catch', pushed.length, 1);
  if (uploadId !== undefined) {
    const { status } = (await cloud.call(getUpload, { token, params: { uploadId } })).body;
    expect('the photo', status, 'ready');
  }
  return wrong;
}
