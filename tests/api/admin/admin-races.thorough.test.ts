/** Actions that an administrator began and another one finished first. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { removeRole, suspendUser } from '#shared/people/endpoints.ts';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair } from '#tests/support/correspondence.ts';
import { anAnsweredCatch, rate } from '#tests/support/ratings.ts';
import { actOn } from '#tests/support/reports.ts';

let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['admin-api']);
  return cloud;
});

let alma: TestUser;
let bea: TestUser;
it.beforeEach(async () => {
  [alma, bea] = [await aPerson(cloud, { groups: ['admin'] }), await aPerson(cloud, { groups: ['admin'] })];
});

/** Delays the next transaction that contains this name. */
function holdBack(name: string) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const isMeant = ({ operation, body }: { operation: string; body: string }) => {
    const isIt = operation === 'TransactWriteItems' && body.includes(name);
    if (isIt) arrived.resolve();
    return isIt;
  };
  cloud.dynamoDb.fail(isMeant, { wait: released.promise }, 1);
  return { arrived: arrived.promise, release: released.resolve };
}

it('suspends nobody if the role is taken away at the same time, so that one of two administrators stays', async () => {
  const held = holdBack('SUSPENDED-ADDRESS');
  const suspending = cloud.call(suspendUser, {
    token: bea.accessToken,
    params: { userId: alma.userId },
    body: { reason: 'A test.' },
  });
  await held.arrived;
  const params = { userId: bea.userId, role: 'admin' } as const;
  expect((await cloud.call(removeRole, { token: alma.accessToken, params })).status).toBe(200);
  held.release();
  expect((await suspending).error.code).toBe('not_allowed');
  expect((await cloud.call(getMe, { token: alma.accessToken })).body).toMatchObject({
    roles: ['admin'],
    isSuspended: false,
  });
});

describe('two reports about the same thing', () => {
  const note = 'No watches, please.';
  const report = async (what: { catchId: string; reportedUserId: string } | { ratingId: string }) => {
    const { accessToken: token } = await aPerson(cloud);
    const body = { reportType: 'spam', description: 'Sells watches.', ...what } as const;
    return (await cloud.call(createReport, { token, body })).body.id;
  };
  /** A hidden post, of which no listing would show a change. */
  const aHiddenPost = async () => {
    const owner = await aPerson(cloud);
    const { id: catchId } = await postCatch(cloud, owner);
    const what = { catchId, reportedUserId: owner.userId };
    const ids = [await report(what), await report(what)];
    const request = { token: owner.accessToken, params: { catchId }, body: { hidden: true } };
    expect((await cloud.call(setCatchVisibility, request)).status).toBe(200);
    return { ids, name: catchId };
  };
  const aRating = async () => {
    const [buyer, fisherman] = await pair(cloud);
    const catchId = await anAnsweredCatch(cloud, fisherman, buyer);
    const rated = await rate(cloud, buyer, fisherman, { catchId, stars: 1, comment: 'Watches, cheap!' });
    const what = { ratingId: rated.body.id };
    return { ids: [await report(what), await report(what)], name: rated.body.id };
  };

  it.for([
    ['a post', aHiddenPost],
    ['the words of a rating', aRating],
  ] as const)(
    'let one administrator hide %s and one dismiss it, and the second one is notified',
    async ([, prepare]) => {
      const { ids, name } = await prepare();
      const [first = '', second = ''] = ids;
      for (const action of ['hide_post', 'show_post'] satisfies ReportAction[]) {
        const held = holdBack(name);
        const late = actOn(cloud, alma, first, { action, note });
        await held.arrived;
        expect((await actOn(cloud, bea, second, { action, note })).status).toBe(200);
        held.release();
        expect((await late).error.code).toBe('conflict');
      }
      const audit = await readItems(cloud, 'pk', 'AUDIT');
      const told = audit.filter(({ subject }) => ids.includes(String(subject)));
      expect(told.map(({ subject, action }) => [subject, action])).toEqual([
        [second, 'post-hidden'],
        [second, 'post-released'],
      ]);
    },
  );
});
