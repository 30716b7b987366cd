/**
 * Visits by shared links, counted once each by day and way, shown only to the owner, and without data about the
 * visitor.
 */

import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedVisits, sharedVisitsOf } from '#lambdas/sharing/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { DAY, SHARED_VISITS_AN_HOUR } from '#shared/limits.ts';
import { setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { countSharedVisit, listSharedVisits } from '#shared/sharing/endpoints.ts';
import { cloud, it, omar, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { addMember, createOrganization } from '#tests/support/organizations.ts';

useOwnCloud();
usePeople();

const ABSENT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

type Visit = BodyInput<typeof countSharedVisit>;

/** A person opens a link. */
const open = (body: Visit, idempotencyKey: string = randomUUID()) =>
  cloud.call(countSharedVisit, { body, idempotencyKey });

const seenBy = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listSharedVisits, { token })).body.items;

describe('a visit by a shared link', () => {
  it('is counted by its way for pledges, catches and fishermen, and shown only to the owner', async () => {
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

  it('counts once even if it is reported twice or by several requests at once', async () => {
    const { id } = await postPledge(cloud, omar);
    const key = randomUUID();
    const visit: Visit = { kind: 'pledge', id, via: 'whatsapp' };
    const answers = await Promise.all([1, 2, 3].map(() => open(visit, key)));
    for (const { status, body } of [...answers, await open(visit, key)])
      expect([status, body]).toEqual([201, { counted: true }]);
    expect(await seenBy(omar)).toMatchObject([{ id, visits: 1 }]);
  });

  it('is shown and stored for a month', async () => {
    const owner = await cloud.createUser({ fisherman: 'Ada Harbor' });
    const { id } = await postPledge(cloud, owner);
    await open({ kind: 'pledge', id, via: 'link' });
    const [today] = await readItems(cloud, 'pk', sharedVisitsOf(owner.userId).partition);
    const midnight = Date.parse(dayAgo(0));
    expect(today).toMatchObject({ link: 1, expiresAt: (midnight + 31 * DAY) / 1000 });
    const past = [29, 32].map((days) => {
      const key = { ownerId: owner.userId, id, day: dayAgo(days) };
      return { ...sharedVisits.item(key, { link: 10, expiresAt: Date.now() }) };
    });
    await putItems(cloud, past);
    expect(await seenBy(owner)).toMatchObject([{ id, visits: 11 }]);
  });
});

describe('visits of many things on many days', () => {
  it('are all returned, even if that takes several requests to the table', async () => {
    const owner = await cloud.createUser({ fisherman: 'Busy Harbor' });
    // One request returns a megabyte at most, so four large items are as many as ten thousand.
    const large = [1, 2, 3, 4].map((days) => ({
      ...sharedVisits.item(
        { ownerId: owner.userId, id: owner.userId, day: dayAgo(days) },
        { link: 1, expiresAt: Date.now() },
      ),
      padding: 'x'.repeat(300_000),
    }));
    for (const item of large) await putItems(cloud, [item]);
    expect(await seenBy(owner)).toMatchObject([{ id: owner.userId, visits: 4 }]);
  });
});

describe('a visit to an organization', () => {
  it('is shown only to members of the organization', async () => {
    const organizationId = await createOrganization(cloud, omar);
    const kim = await cloud.createUser();
    await addMember(cloud, organizationId, kim, 'collector');
    await open({ kind: 'organization', id: organizationId, via: 'poster' });
    const query = { organization: organizationId };
    const told = { items: [{ id: organizationId, visits: 1, ways: [{ via: 'poster', visits: 1 }] }] };
    for (const { accessToken: token } of [omar, kim])
      expect((await cloud.call(listSharedVisits, { token, query })).body).toEqual(told);
    expect(JSON.stringify(await seenBy(omar))).not.toContain(organizationId);
    const asked = await cloud.call(listSharedVisits, { token: ruth.accessToken, query });
    expect(asked.error).toMatchObject({ code: 'not_found', message: 'Organization not found' });
  });
});

describe('a visit to something missing', () => {
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
      { kind: 'organization', id: ABSENT, via: 'poster' },
    ] as const)
      expect((await open(body)).status, body.id).toBe(404);
    const strange = { kind: 'pledge', id: hidden.id, via: 'carrier-pigeon' };
    const answer = await cloud.request('/api/shared-visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(strange),
    });
    expect(answer.status).toBe(422);
    expect(await seenBy(ruth)).toEqual(before);
  });
});

describe('the account with shared posts', () => {
  it('has the counts in its export, and they are deleted with it', async () => {
    const owner = await cloud.createUser({ fisherman: 'Gone Harbor' });
    const { id } = await postPledge(cloud, owner);
    await open({ kind: 'pledge', id, via: 'bluesky' });
    const body = await downloadData(cloud, owner);
    const day = dayAgo(0);
    expect(JSON.parse(JSON.stringify(body)).sharedVisits).toEqual([{ id, day, bluesky: 1 }]);
    await cloud.call(deleteAccount, { token: owner.accessToken });
    await cloud.settled();
    expect(await readItems(cloud, 'pk', sharedVisitsOf(owner.userId).partition)).toEqual([]);
  });
});

describe('a loop of visits', () => {
  it('counts no more than a village', async () => {
    const owner = await cloud.createUser({ fisherman: 'Lone Harbor' });
    const { id } = await postPledge(cloud, owner);
    const outcomes: boolean[] = [];
    for (let times = 0; times < SHARED_VISITS_AN_HOUR + 3; times++)
      outcomes.push((await open({ kind: 'pledge', id, via: 'link' })).body.counted);
    const counted = outcomes.filter(Boolean).length;
    expect(counted).toBeLessThanOrEqual(SHARED_VISITS_AN_HOUR);
    expect(outcomes.at(-1)).toBe(false);
    expect(await seenBy(owner)).toMatchObject([{ visits: counted }]);
  });
});
