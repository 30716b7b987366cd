/** Visits by shared links: counted once each, by day and way, told to the owner alone, and without anything about who came. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedVisitsOf } from '#lambdas/sharing/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { DAY, SHARED_VISITS_AN_HOUR } from '#shared/limits.ts';
import { setPledgeVisibility } from '#shared/pledges/endpoints.ts';
import { deleteAccount, exportAccount } from '#shared/profiles/endpoints.ts';
import { countSharedVisit, listSharedVisits } from '#shared/sharing/endpoints.ts';
import { cloud, it, omar, ruth, useOwnCloud, usePeople } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { postCatch, postPledge } from './builders.ts';
import { readItems } from './table.ts';

useOwnCloud();
usePeople();

const ABSENT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

type Visit = BodyInput<typeof countSharedVisit>;

/** Somebody opens a link. */
const open = (body: Visit, idempotencyKey: string = randomUUID()) =>
  cloud.call(countSharedVisit, { body, idempotencyKey });

const seenBy = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listSharedVisits, { token })).body.items;

/** An hour later nobody has come too often. */
const anHourLater = () => cloud.clock.advance(3_600_000);

describe('a visit by a shared link', () => {
  it('is counted for its way, for pledges, catches and fishermen, and told to the owner alone', async () => {
    const [pledge, sale] = await Promise.all([postPledge(cloud, ruth), postCatch(cloud, ruth)]);
    await cloud.settled();
    expect(await seenBy(ruth)).toEqual([]);
    await open({ kind: 'pledge', id: pledge.id, via: 'link' });
    for (let times = 0; times < 2; times++) await open({ kind: 'pledge', id: pledge.id, via: 'facebook' });
    await open({ kind: 'catch', id: sale.id, via: 'email' });
    expect((await open({ kind: 'fisherman', id: ruth.userId, via: 'x' })).body).toEqual({ counted: true });
    expect(await seenBy(ruth)).toEqual(
      expect.arrayContaining([
        {
          id: pledge.id,
          visits: 3,
          ways: [
            { via: 'facebook', visits: 2 },
            { via: 'link', visits: 1 },
          ],
        },
        { id: sale.id, visits: 1, ways: [{ via: 'email', visits: 1 }] },
        { id: ruth.userId, visits: 1, ways: [{ via: 'x', visits: 1 }] },
      ]),
    );
    expect(await seenBy(omar)).toEqual([]);
    expect((await cloud.call(listSharedVisits, {})).status).toBe(401);
  });

  it('that is told twice, or by several requests at a time, is one', async () => {
    const { id } = await postPledge(cloud, omar);
    const key = randomUUID();
    const visit: Visit = { kind: 'pledge', id, via: 'whatsapp' };
    const answers = await Promise.all([1, 2, 3].map(() => open(visit, key)));
    for (const { status, body } of [...answers, await open(visit, key)])
      expect([status, body]).toEqual([201, { counted: true }]);
    expect(await seenBy(omar)).toMatchObject([{ id, visits: 1 }]);
  });

  it('is counted on its day, and forgotten after a month', async () => {
    anHourLater();
    const owner = await cloud.createUser({ fisherman: 'Ada Harbor' });
    const { id } = await postPledge(cloud, owner);
    await open({ kind: 'pledge', id, via: 'link' });
    cloud.clock.advance(2 * DAY);
    await open({ kind: 'pledge', id, via: 'link' });
    expect(await seenBy(owner)).toMatchObject([{ id, visits: 2 }]);
    expect(await readItems(cloud, 'pk', sharedVisitsOf(owner.userId).partition)).toHaveLength(2);
    cloud.clock.advance(29 * DAY);
    expect(await seenBy(owner)).toMatchObject([{ id, visits: 1 }]);
  });
});

describe('what is not there', () => {
  it('is refused, and nothing is written', async () => {
    const hidden = await postPledge(cloud, ruth);
    const params = { pledgeId: hidden.id };
    await cloud.call(setPledgeVisibility, { token: ruth.accessToken, params, body: { hidden: true } });
    const before = await seenBy(ruth);
    for (const body of [
      { kind: 'pledge', id: hidden.id, via: 'link' },
      { kind: 'pledge', id: ABSENT, via: 'link' },
      { kind: 'catch', id: hidden.id, via: 'link' },
      { kind: 'fisherman', id: randomUUID(), via: 'link' },
    ] as const)
      expect((await open(body)).status, body.id).toBe(404);
    const strange = { kind: 'pledge', id: hidden.id, via: 'carrier-pigeon' };
    const answer = await cloud.request('/api/shared-visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(strange),
    });
    expect(answer.status).toBe(400);
    expect(await seenBy(ruth)).toEqual(before);
  });
});

describe('a loop', () => {
  it('is counted no more than a village is', async () => {
    anHourLater();
    const owner = await cloud.createUser({ fisherman: 'Lone Harbor' });
    const { id } = await postPledge(cloud, owner);
    const outcomes: boolean[] = [];
    for (let times = 0; times < SHARED_VISITS_AN_HOUR + 3; times++)
      outcomes.push((await open({ kind: 'pledge', id, via: 'link' })).body.counted);
    expect(outcomes.filter(Boolean)).toHaveLength(SHARED_VISITS_AN_HOUR);
    expect(await seenBy(owner)).toMatchObject([{ visits: SHARED_VISITS_AN_HOUR }]);
  });
});

describe('the account that is visited', () => {
  it('gets the counts with its data, and takes them along when it goes', async () => {
    anHourLater();
    const owner = await cloud.createUser({ fisherman: 'Gone Harbor' });
    const { id } = await postPledge(cloud, owner);
    await open({ kind: 'pledge', id, via: 'bluesky' });
    const { body } = await cloud.call(exportAccount, { token: owner.accessToken });
    const day = new Date(cloud.clock.now()).toISOString().slice(0, 10);
    expect(JSON.parse(JSON.stringify(body)).sharedVisits).toEqual([{ id, day, bluesky: 1 }]);
    await cloud.call(deleteAccount, { token: owner.accessToken });
    await cloud.settled();
    expect(await readItems(cloud, 'pk', sharedVisitsOf(owner.userId).partition)).toEqual([]);
  });
});
