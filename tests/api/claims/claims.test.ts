/** Claiming meals of a pledge and canceling claims: what each side sees, and the counts. */
import { describe, expect } from 'vitest';
import { noShow } from '#lambdas/claims/store/items.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { decideClaim, listNoShows, listWaitingClaims, strikeNoShow } from '#shared/claims/admin-endpoints.ts';
import { getClaim, listClaims } from '#shared/claims/endpoints.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { getPledge, setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, omar, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { aPledge, postPledge } from '#tests/support/builders.ts';
import {
  aClaim,
  aKitchen,
  askFor,
  aWaitingClaim,
  cancel,
  claimMeals,
  codeOf,
  collect,
  inHours,
  type Kitchen,
  missBefore,
} from '#tests/support/claims.ts';
import { readItem, readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';

usePeople();

const fresh = { headers: { 'cache-control': 'no-cache' } };
const pledgeOf = async (pledgeId: string) =>
  (await cloud.call(getPledge, { params: { pledgeId }, ...fresh })).body;
const see = ({ accessToken: token }: TestUser, claimId: string) =>
  cloud.call(getClaim, { token, params: { claimId } });
const list = ({ accessToken: token }: TestUser, query: { organizationId: string } | { pledgeId: string }) =>
  cloud.call(listClaims, { token, query });
const countsOf = async ({ organizationId }: Kitchen) => {
  const { openClaims, mealsClaimed } = Object(await readItem(cloud, organization.key({ organizationId })));
  return { openClaims, mealsClaimed };
};
const ledgerOf = async (organizationId: string) =>
  (await readItems(cloud, 'gsi1pk', `LEDGER#OF#${organizationId}`)).map(({ card }) => Object(card));
const cardOf = ({ handling: _handling, codeState: _codeState, ...card }: ClaimRecord) => card;

describe('a claim', () => {
  it('is visible to both sides, and takes its meals from the pledge once', async () => {
    const kitchen = await aKitchen(cloud);
    const pledge = await postPledge(cloud, ruth);
    const slot = { pickupStart: inHours(cloud, 3), pickupEnd: inHours(cloud, 4) };
    const { code, ...claim } = await claimMeals(cloud, kitchen, pledge.id, { meals: 10, ...slot });
    expect(code).toMatch(/^\d{6}$/);
    expect(claim).toMatchObject({
      ...{ pledgeId: pledge.id, organizationId: kitchen.organizationId, organizationName: 'Harbor Kitchen' },
      ...{ fishermanId: ruth.userId, fishermanName: pledge.fishermanName, species: 'haddock', meals: 10 },
      ...{ ...slot, collectorName: 'Kim Reyes' },
      ...{
        pickupPlace: 'Portland, ME',
        state: 'reserved',
        handling: { storage: 'iced' },
        codeState: 'usable',
      },
    });
    expect(Date.parse(claim.dueAt)).toBe(Date.parse(slot.pickupEnd) + 1_800_000);
    expect(await pledgeOf(pledge.id)).toMatchObject({ mealsLeft: 14, mealsClaimed: 10, version: 1 });
    expect(await countsOf(kitchen)).toEqual({ openClaims: 1, mealsClaimed: 10 });
    expect((await see(kitchen.coordinator, claim.id)).body).toEqual(claim);
    const { codeState: _codeState, ...forFisherman } = claim;
    expect((await see(ruth, claim.id)).body).toEqual(forFisherman);
    expect((await list(ruth, { pledgeId: pledge.id })).body.items).toEqual([cardOf(claim)]);
    const { organizationId } = kitchen;
    expect((await list(kitchen.coordinator, { organizationId })).body.items).toEqual([cardOf(claim)]);
  });

  it('is made once for one key', async () => {
    const kitchen = await aKitchen(cloud);
    const { id } = await postPledge(cloud, ruth);
    const idempotencyKey = crypto.randomUUID();
    const slot = { pickupStart: inHours(cloud, 3), pickupEnd: inHours(cloud, 4) };
    const ask = () => claimMeals(cloud, kitchen, id, { ...slot, idempotencyKey });
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(others.map((claim) => claim.id)).toEqual([first.id, first.id]);
    const { code: _told, ...again } = await ask();
    expect({ ...first, code: undefined }).toEqual({ ...again, code: undefined });
    expect(await pledgeOf(id)).toMatchObject({ mealsLeft: 22, mealsClaimed: 2 });
  });

  it.each([
    ['its organization', 'organization', ({ coordinator }: Kitchen) => coordinator],
    ['its fisherman', 'fisherman', () => ruth],
  ] as const)('is canceled by %s with a reason, and returns its meals once', async (_name, side, whoOf) => {
    const kitchen = await aKitchen(cloud);
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const claim = await claimMeals(cloud, kitchen, pledgeId, { meals: 10 });
    const who = whoOf(kitchen);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(cloud, who, claim.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('This claim was cancelled.');
    expect((await see(ruth, claim.id)).body).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: side, reason: 'The van broke down.', version: 2 },
    });
    expect(await pledgeOf(pledgeId)).toMatchObject({ mealsLeft: 24, mealsClaimed: 0 });
    expect(await countsOf(kitchen)).toEqual({ openClaims: 0, mealsClaimed: 0 });
    expect(await ledgerOf(kitchen.organizationId)).toMatchObject([
      { kind: 'claimed', meals: 10, pledgeId, claimId: claim.id, organizationType: 'food_bank' },
      { kind: 'cancelled', meals: 10, pledgeId, claimId: claim.id },
    ]);
  });

  it('stays if its pledge is hidden, and its meals return to the hidden pledge', async () => {
    const kitchen = await aKitchen(cloud);
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const claim = await claimMeals(cloud, kitchen, pledgeId);
    const token = ruth.accessToken;
    const show = (hidden: boolean) =>
      cloud.call(setPledgeVisibility, { token, params: { pledgeId }, body: { hidden } });
    await show(true);
    expect((await see(kitchen.coordinator, claim.id)).body.state).toBe('reserved');
    expect((await askFor(cloud, kitchen, pledgeId)).error.code).toBe('not_found');
    await cancel(cloud, ruth, claim.id);
    await show(false);
    expect(await pledgeOf(pledgeId)).toMatchObject({ mealsLeft: 24, mealsClaimed: 0 });
  });
});

describe('a person on neither side', () => {
  it('cannot see or cancel a claim', async () => {
    const [kitchen, other] = await Promise.all([aKitchen(cloud), aKitchen(cloud)]);
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const { id } = await claimMeals(cloud, kitchen, pledgeId);
    const { organizationId } = kitchen;
    for (const stranger of [other.coordinator, omar]) {
      const answers = [
        await see(stranger, id),
        await cancel(cloud, stranger, id),
        await list(stranger, { organizationId }),
        await list(stranger, { pledgeId }),
        await askFor(cloud, { organizationId, coordinator: stranger }, pledgeId),
      ];
      expect(answers.map(({ error }) => error.code)).toEqual(Array(5).fill('not_found'));
    }
    expect((await see(ruth, id)).body.state).toBe('reserved');
  });

  it('must say whose claims to list', async () => {
    const both = { organizationId: '01JCXZ0000000000000000000A', pledgeId: '01JCXZ0000000000000000000A' };
    for (const query of [{}, both]) {
      const { error } = await cloud.call(listClaims, { token: ruth.accessToken, query });
      expect(error.issues?.map(({ path }) => path)).toEqual(['organizationId']);
    }
  });
});

describe('a collector', () => {
  it('claims and cancels like a coordinator', async () => {
    const kitchen = await aKitchen(cloud);
    const collector = await cloud.createUser();
    await addMember(cloud, kitchen.organizationId, collector, 'collector');
    const { id } = await postPledge(cloud, ruth);
    const claim = await claimMeals(cloud, { ...kitchen, coordinator: collector }, id);
    expect((await cancel(cloud, collector, claim.id)).body.state).toBe('cancelled');
  });
});

describe('a claim is refused', () => {
  it('with the current number if there are fewer meals left', async () => {
    const { id } = await postPledge(cloud, ruth, { mealsPledged: 20 });
    await claimMeals(cloud, await aKitchen(cloud), id, { meals: 8 });
    const kitchen = await aKitchen(cloud);
    const { error } = await askFor(cloud, kitchen, id, { meals: 13 });
    expect(error).toMatchObject({ code: 'conflict', message: 'Only 12 meals are left.' });
    expect(await countsOf(kitchen)).toEqual({ openClaims: 0, mealsClaimed: 0 });
  });

  it('after three open claims, until one of them ends', async () => {
    const kitchen = await aKitchen(cloud);
    const { id } = await postPledge(cloud, ruth);
    const [first] = [
      await claimMeals(cloud, kitchen, id),
      await claimMeals(cloud, kitchen, id),
      await claimMeals(cloud, kitchen, id),
    ];
    expect((await askFor(cloud, kitchen, id)).error.message).toBe(
      'Your organization has 3 open claims, the most at one time. Collect or cancel one of them first.',
    );
    await cancel(cloud, ruth, first.id);
    expect((await askFor(cloud, kitchen, id)).status).toBe(201);
  });

  it('if it exceeds in a day the organization’s need for a week', async () => {
    const kitchen = await aKitchen(cloud, { mealsPerWeek: 15 });
    const { id } = await postPledge(cloud, ruth, { mealsPledged: 100 });
    const { id: claimId } = await claimMeals(cloud, kitchen, id, { meals: 10 });
    expect((await askFor(cloud, kitchen, id, { meals: 6 })).error.message).toBe(
      'Your organization serves 15 meals a week, and claims no more than that in a day. For today that leaves 5 meals.',
    );
    await cancel(cloud, ruth, claimId);
    expect((await askFor(cloud, kitchen, id, { meals: 15 })).status).toBe(201);
  });

  it('above half of a pledge in its first 30 minutes', async () => {
    const kitchen = await aKitchen(cloud);
    const { id } = await postPledge(cloud, ruth, { mealsPledged: 21 });
    await claimMeals(cloud, kitchen, id, { meals: 10 });
    expect((await askFor(cloud, kitchen, id, { meals: 2 })).error.message).toBe(
      'In the first 30 minutes of a pledge, one organization gets at most half of it. For you that leaves 1 meal for now.',
    );
    expect((await askFor(cloud, await aKitchen(cloud), id, { meals: 10 })).status).toBe(201);
  });

  it('if the organization is paused, the pledge is one’s own, nobody is there, or the fish is too old', async () => {
    const { id } = await postPledge(cloud, ruth);
    const paused = await aKitchen(cloud, { state: 'paused' });
    expect((await askFor(cloud, paused, id)).error.message).toBe(
      'Your organization is paused and cannot claim meals for now.',
    );
    const kitchen = await aKitchen(cloud);
    await addMember(cloud, kitchen.organizationId, ruth, 'collector');
    expect((await askFor(cloud, { ...kitchen, coordinator: ruth }, id)).error.message).toBe(
      'You can’t claim your own pledge.',
    );
    const pickup = { place: 'Pier 3', slots: [{ start: inHours(cloud, 3), end: inHours(cloud, 5) }] };
    const { id: offered } = await postPledge(cloud, ruth, { ...aPledge({ pickup }) });
    const asked = { pickupStart: inHours(cloud, 2.5), pickupEnd: inHours(cloud, 4) };
    expect((await askFor(cloud, kitchen, offered, asked)).error.issues).toEqual([
      { path: 'pickupStart', message: 'Choose one of the fisherman’s pickup times.' },
    ]);
    const stale = { pickupStart: inHours(cloud, 60), pickupEnd: inHours(cloud, 61) };
    expect((await askFor(cloud, kitchen, id, stale)).error.issues).toEqual([
      { path: 'pickupEnd', message: 'The fish is too old by then. Choose an earlier pickup.' },
    ]);
    const claim = await claimMeals(cloud, kitchen, offered, {
      pickupStart: inHours(cloud, 3.5),
      pickupEnd: inHours(cloud, 4),
    });
    expect(claim.pickupPlace).toBe('Pier 3');
  });

  it('with a message for each field of an empty form', async () => {
    const body = aClaim(cloud, 'nobody', { meals: 0, collectorName: '', pickupStart: '', pickupEnd: 'soon' });
    const response = await cloud.request('/api/pledges/01JCXZ0000000000000000000A/claims', {
      method: 'POST',
      token: ruth.accessToken,
      headers: { 'idempotency-key': crypto.randomUUID() },
      json: body,
    });
    const { error } = JSON.parse(await response.text());
    expect(error.issues.map(({ path }: { path: string }) => path).sort()).toEqual(Object.keys(body).sort());
  });
});

describe('after three no-shows in 90 days', () => {
  const manage = async () => (await cloud.createUser({ groups: ['community_aid_manager'] })).accessToken;
  const decide = async (claimId: string, body: { decision: 'approve' | 'decline'; reason?: string }) =>
    cloud.call(decideClaim, { token: await manage(), params: { claimId }, body });
  const waiting = async () => {
    const { items } = (await cloud.call(listWaitingClaims, { token: await manage() })).body;
    return items.map(({ id }) => id);
  };

  it('claims reserve their meals without a code until a manager approves them', async () => {
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const { kitchen, claim } = await aWaitingClaim(cloud, pledgeId);
    expect([claim.state, claim.code, claim.codeState]).toEqual(['waiting', undefined, 'none']);
    expect(await pledgeOf(pledgeId)).toMatchObject({ mealsLeft: 22, mealsClaimed: 2 });
    await expect(codeOf(cloud, kitchen.coordinator, claim.id)).rejects.toThrow(
      'This claim is still waiting for approval.',
    );
    expect(await waiting()).toContain(claim.id);
    const answers = await Promise.all([1, 2].map(() => decide(claim.id, { decision: 'approve' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await waiting()).not.toContain(claim.id);
    const code = await codeOf(cloud, kitchen.coordinator, claim.id);
    expect((await collect(cloud, ruth, claim.id, { code })).body.state).toBe('collected');
  });

  it('a declined claim returns its meals, with the reason', async () => {
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const { kitchen, claim } = await aWaitingClaim(cloud, pledgeId);
    const reason = 'Please call us first.';
    expect((await decide(claim.id, { decision: 'decline', reason })).body).toMatchObject({
      ...{ state: 'declined', reason },
    });
    expect(await pledgeOf(pledgeId)).toMatchObject({ mealsLeft: 24, mealsClaimed: 0 });
    expect(await countsOf(kitchen)).toEqual({ openClaims: 0, mealsClaimed: 0 });
    expect((await decide(claim.id, { decision: 'approve' })).error.message).toBe('This claim was declined.');
    expect((await cancel(cloud, ruth, claim.id)).error.message).toBe('This claim was declined.');
  });

  it('no-shows with the same fisherman count once', async () => {
    const kitchen = await aKitchen(cloud);
    await missBefore(cloud, kitchen, [1, 2, 3, 4], ruth.userId);
    await missBefore(cloud, kitchen, [5]);
    const { id } = await postPledge(cloud, ruth);
    expect((await claimMeals(cloud, kitchen, id)).state).toBe('reserved');
  });

  it('a manager can strike a no-show, once and with a reason', async () => {
    const kitchen = await aKitchen(cloud);
    const { organizationId } = kitchen;
    const { id: pledgeId } = await postPledge(cloud, ruth);
    const missed = await claimMeals(cloud, kitchen, pledgeId, { meals: 2 });
    const params = { claimId: missed.id };
    await putItems(cloud, [{ ...noShow.item({ organizationId, ...params }, { expiresAt: 4e9 }) }]);
    await missBefore(cloud, kitchen, [1, 30]);
    const token = await manage();
    const listed = async () =>
      (await cloud.call(listNoShows, { token, params: { organizationId } })).body.items.map(({ id }) => id);
    expect(await listed()).toEqual([missed.id]);
    const strike = (reason: string) => cloud.call(strikeNoShow, { token, params, body: { reason } });
    expect((await strike(' ')).error.code).toBe('invalid_fields');
    expect((await strike('They were there.')).status).toBe(200);
    expect((await strike('They were there.')).error.message).toBe('This no-show no longer counts.');
    expect(await listed()).toEqual([]);
    expect((await claimMeals(cloud, kitchen, pledgeId, { meals: 2 })).state).toBe('reserved');
  });

  it('no-shows more than 90 days ago no longer count', async () => {
    const kitchen = await aKitchen(cloud);
    await missBefore(cloud, kitchen, [1, 30, 91]);
    const { id } = await postPledge(cloud, ruth);
    expect((await claimMeals(cloud, kitchen, id)).state).toBe('reserved');
  });
});
