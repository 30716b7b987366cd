/** Claims that end because one side or the pledge is gone, and claims that do not end. */
import { describe, expect } from 'vitest';
import { claimsOfUnmanned } from '#lambdas/claims/jobs.ts';
import { CLAIMS } from '#lambdas/claims/store/kind.ts';
import { ofSuspended } from '#lambdas/holds/store/with-posts.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { removeMemberAsAdmin } from '#shared/organizations/admin-endpoints.ts';
import { deletePledge, getPledge, updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import {
  aClaimScene,
  aKitchen,
  askFor,
  cancel,
  claimMeals,
  claimSoon,
  codeOf,
  collect,
  inHours,
  type Kitchen,
} from '#tests/support/claims.ts';
import { readItem, readItems, readTable } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { addMember } from '#tests/support/organizations.ts';
import { actOn } from '#tests/support/reports.ts';

useOwnCloud();

/** Ten of the 24 meals are claimed. */
async function aScene() {
  const scene = await aClaimScene(cloud);
  return { ...scene, claim: await claimSoon(cloud, scene) };
}

const see = async ({ accessToken: token }: TestUser, { id: claimId }: { id: string }) =>
  (await cloud.call(getClaim, { token, params: { claimId } })).body;
const countsOf = async ({ organizationId }: Kitchen) => {
  const { openClaims, mealsClaimed } = Object(await readItem(cloud, organization.key({ organizationId })));
  return [openClaims, mealsClaimed];
};
async function ledgerOf({ organizationId }: Kitchen) {
  const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
  const entries = await readItems(cloud, 'pk', `LEDGER#${month}`);
  const own = entries.filter(({ card }) => Object(card).organizationId === organizationId);
  return own.map(({ card, by }) => [Object(card).kind, Object(card).meals, by]);
}
const pledgeOf = (pledgeId: string) =>
  cloud.call(getPledge, { params: { pledgeId }, headers: { 'cache-control': 'no-cache' } });
const subjects = async (person: TestUser) => (await mailsTo(cloud, person)).map(({ subject }) => subject);
const erase = ({ accessToken: token }: TestUser, pledgeId: string, reason?: string) =>
  cloud.call(deletePledge, {
    token,
    params: { pledgeId },
    ...(reason !== undefined && { body: { reason } }),
  });

/** An administrator's action on a person, or on one of their pledges. */
async function act(action: 'suspend' | 'lift_suspension' | 'hide_post', of: TestUser, pledgeId?: string) {
  const [reporter, admin] = await Promise.all([aPerson(cloud), cloud.createUser({ groups: ['admin'] })]);
  const { body } = await cloud.call(createReport, {
    token: reporter.accessToken,
    body: {
      reportedUserId: of.userId,
      reportType: 'spam',
      description: 'Sells watches.',
      ...(pledgeId !== undefined && { pledgeId }),
    },
  });
  await actOn(cloud, admin, body.id, { action, note: 'Not here.' });
}

describe('a pledge with open claims', () => {
  it('is not deleted without a reason; the refusal contains the number of claimed meals', async () => {
    const { fisherman, kitchen, pledgeId, claim } = await aScene();
    const { status, error } = await erase(fisherman, pledgeId);
    expect(status).toBe(422);
    expect(error.issues).toEqual([
      {
        path: 'reason',
        message:
          '10 meals of this pledge are claimed and not collected yet. Give a reason. We send it to the organizations that claimed them.',
      },
    ]);
    expect((await see(kitchen.coordinator, claim)).state).toBe('reserved');
    expect((await pledgeOf(pledgeId)).status).toBe(200);
  });

  it('is deleted with a reason, which the organization can read', async () => {
    const { fisherman, kitchen, pledgeId, claim } = await aScene();
    expect((await erase(fisherman, pledgeId, 'The cooler failed.')).body).toEqual({ deleted: true });
    expect((await pledgeOf(pledgeId)).status).toBe(404);
    expect(await see(kitchen.coordinator, claim)).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'fisherman', reason: 'The cooler failed.' },
    });
    expect(await countsOf(kitchen)).toEqual([0, 0]);
    expect(await ledgerOf(kitchen)).toEqual([
      ['claimed', 10, kitchen.coordinator.userId],
      ['cancelled', 10, fisherman.userId],
    ]);
    expect(await subjects(kitchen.coordinator)).toEqual(['Ruth Alder cancelled your claim of 10 meals']);
    expect((await erase(fisherman, pledgeId)).status).toBe(404);
  });

  it('needs no reason once all claims are collected, canceled or overdue', async () => {
    const scenes = [await aScene(), await aScene(), await aScene()] as const;
    const [collected, cancelled] = scenes;
    const code = await codeOf(cloud, collected.kitchen.coordinator, collected.claim.id);
    await collect(cloud, collected.fisherman, collected.claim.id, { code });
    await cancel(cloud, cancelled.fisherman, cancelled.claim.id);
    cloud.clock.advance(2 * HOUR);
    for (const { fisherman, pledgeId } of scenes) {
      expect((await erase(await signedInAgain(cloud, fisherman), pledgeId)).status).toBe(200);
    }
    expect(await Promise.all(scenes.map(({ kitchen }) => countsOf(kitchen)))).toEqual([
      [0, 10],
      [0, 0],
      [0, 0],
    ]);
  });

  it('leaves no claim open if meals are claimed during the deletion', async () => {
    const { fisherman, kitchen, pledgeId } = await aScene();
    const kitchens = await Promise.all([1, 2, 3, 4].map(() => aKitchen(cloud)));
    const [deletion, ...answers] = await Promise.all([
      erase(fisherman, pledgeId, 'The cooler failed.'),
      ...kitchens.map((each) => askFor(cloud, each, pledgeId)),
    ]);
    expect(deletion.status).toBe(200);
    for (const { status } of answers) expect([201, 404, 409]).toContain(status);
    expect(await Promise.all([kitchen, ...kitchens].map(countsOf))).toEqual(Array(5).fill([0, 0]));
  });

  it('cannot be edited below the claimed number, which the field’s error contains', async () => {
    const { fisherman, pledgeId } = await aScene();
    const edit = (mealsPledged: number) =>
      cloud.call(updatePledge, {
        token: fisherman.accessToken,
        params: { pledgeId },
        body: { version: 1, mealsPledged },
      });
    expect((await edit(9)).error.issues).toEqual([
      { path: 'mealsPledged', message: '10 meals are claimed already; a pledge cannot have fewer' },
    ]);
    expect((await edit(10)).body).toMatchObject({ mealsPledged: 10, mealsLeft: 0, mealsClaimed: 10 });
  });

  it('loses them when administrators take it down, with an email to both sides', async () => {
    const { fisherman, kitchen, pledgeId, claim } = await aScene();
    await act('hide_post', fisherman, pledgeId);
    await cloud.settled();
    expect(await see(kitchen.coordinator, claim)).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'site', reason: 'The pledge was taken down.' },
    });
    for (const person of [fisherman, kitchen.coordinator])
      expect(await subjects(person)).toContain('A claim of 10 meals was cancelled');
  });
});

describe('a fisherman', () => {
  it('loses open claims with a suspension, and the organization is notified without the reason', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    await act('suspend', fisherman);
    const [mail, ...others] = await mailsTo(cloud, kitchen.coordinator);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A claim of 10 meals was cancelled');
    expect(mail?.text).toContain('> The fisherman has left Creel.');
    expect(mail?.text).not.toMatch(/suspend/i);
    expect((await see(kitchen.coordinator, claim)).state).toBe('cancelled');
    expect(await countsOf(kitchen)).toEqual([0, 0]);
    expect(await ledgerOf(kitchen)).toEqual([
      ['claimed', 10, kitchen.coordinator.userId],
      ['cancelled', 10, undefined],
    ]);
  });

  it('has no new claims after a suspension, even if others claim at that moment', async () => {
    const { fisherman, kitchen, pledgeId } = await aScene();
    const kitchens = await Promise.all([1, 2, 3, 4].map(() => aKitchen(cloud)));
    await Promise.all([act('suspend', fisherman), ...kitchens.map((each) => askFor(cloud, each, pledgeId))]);
    await cloud.settled();
    expect(await Promise.all([kitchen, ...kitchens].map(countsOf))).toEqual(Array(5).fill([0, 0]));
  });

  it('keeps later claims if the suspension was lifted before the job ran', async () => {
    const { fisherman, kitchen } = await aScene();
    await runJobs(cloud, ofSuspended(CLAIMS).of({ userId: fisherman.userId }));
    expect(await countsOf(kitchen)).toEqual([1, 10]);
  });

  it('is no longer named in claims after the account is deleted, while the figures stay', async () => {
    const { fisherman, kitchen, pledgeId, claim: open } = await aScene();
    const other = await aKitchen(cloud);
    const collected = await claimMeals(cloud, other, pledgeId, {
      meals: 4,
      pickupStart: inHours(cloud, 0.5),
      pickupEnd: inHours(cloud, 1),
    });
    const code = await codeOf(cloud, other.coordinator, collected.id);
    await collect(cloud, fisherman, collected.id, { code });
    await cloud.call(deleteAccount, { token: fisherman.accessToken });
    await cloud.settled();
    const seen = [await see(kitchen.coordinator, open), await see(other.coordinator, collected)];
    expect(seen).toMatchObject([
      { state: 'cancelled', cancelledBy: 'site', reason: 'The fisherman has left Creel.' },
      { state: 'collected', meals: 4, collectorName: 'Kim Reyes' },
    ]);
    for (const claim of seen) {
      expect(claim.fishermanName).toBe('Deleted account');
      expect(JSON.stringify(claim)).not.toContain(fisherman.userId);
    }
    expect(await Promise.all([countsOf(kitchen), countsOf(other)])).toEqual([
      [0, 0],
      [0, 4],
    ]);
    expect(await ledgerOf(other)).toEqual([
      ['claimed', 4, other.coordinator.userId],
      ['collected', 4, undefined],
    ]);
    expect(await subjects(kitchen.coordinator)).toEqual(['A claim of 10 meals was cancelled']);
  });

  it('leaves only the town in claims and the ledger after the account is deleted', async () => {
    const [fisherman, kitchen] = await Promise.all([
      aPerson(cloud, { fisherman: A_FISHERMAN }),
      aKitchen(cloud),
    ]);
    const pickup = {
      place: 'Behind 12 Elm Street',
      slots: [{ start: inHours(cloud, 2), end: inHours(cloud, 5) }],
    };
    const claimAt = async (location: string) => {
      const { id } = await postPledge(cloud, fisherman, { location, pickup });
      const claim = await claimMeals(cloud, kitchen, id);
      await cancel(cloud, kitchen.coordinator, claim.id);
      return claim;
    };
    const claims = [
      await claimAt('12 Elm Street, Gorham, ME 04038'),
      await claimAt('The house on Elm Street'),
    ];
    const sums = () => readItems(cloud, 'pk', 'IMPACT#place');
    const file = async () => {
      const path = `/api/impact.csv?organizationId=${kitchen.organizationId}`;
      return await (await cloud.request(path, { token: kitchen.coordinator.accessToken })).text();
    };
    await cloud.settled();
    const before = await sums();
    expect(await file()).toContain('Elm Street');
    await cloud.call(deleteAccount, { token: fisherman.accessToken });
    await cloud.settled();
    const seen = await Promise.all(claims.map((claim) => see(kitchen.coordinator, claim)));
    expect(seen.map(({ pickupPlace }) => pickupPlace)).toEqual(['Gorham, ME', '']);
    const kept = (await readTable(cloud)).filter(({ pk }) => /^(CLAIM|LEDGER)/.test(pk));
    expect(kept.filter((item) => JSON.stringify(item).includes('Elm Street'))).toEqual([]);
    const rows = (await file()).split('\r\n').slice(1);
    expect(rows.map((row) => /"haddock","(.*?)","01/.exec(row)?.[1])).toEqual(
      [...Array(2).fill('Gorham, ME'), ...Array(2).fill('')].concat(undefined),
    );
    expect(await sums()).toEqual(before);
  });

  it('keeps the claim if one side blocks a member of the other', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    const params = { userId: kitchen.coordinator.userId };
    await cloud.call(blockUser, { token: fisherman.accessToken, params });
    await cloud.settled();
    expect((await see(fisherman, claim)).state).toBe('reserved');
  });
});

describe('an organization', () => {
  it('keeps its claims as long as it has a member who is not suspended', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    const collector = await aPerson(cloud);
    await addMember(cloud, kitchen.organizationId, collector, 'collector');
    await act('suspend', kitchen.coordinator);
    await cloud.settled();
    expect((await see(fisherman, claim)).state).toBe('reserved');
    await act('suspend', collector);
    await cloud.settled();
    expect(await see(fisherman, claim)).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'site', reason: 'The organization has no members left.' },
    });
    expect(await subjects(fisherman)).toContain('A claim of 10 meals was cancelled');
    expect(await countsOf(kitchen)).toEqual([0, 0]);
  });

  it('loses them when a manager removes its last member', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    const manager = await cloud.createUser({ groups: ['community_aid_manager'] });
    const { organizationId, coordinator } = kitchen;
    const params = { organizationId, userId: coordinator.userId };
    await cloud.call(removeMemberAsAdmin, { token: manager.accessToken, params });
    await cloud.settled();
    expect((await see(fisherman, claim)).state).toBe('cancelled');
    // A late or repeated run has nothing left to do.
    const again = claimsOfUnmanned.of({ organizationId });
    await Promise.all([runJobs(cloud, again), runJobs(cloud, again)]);
    expect(await countsOf(kitchen)).toEqual([0, 0]);
    expect((await ledgerOf(kitchen)).map(([kind]) => kind)).toEqual(['claimed', 'cancelled']);
  });

  it('keeps the claim of a member who deletes their account, without the names in it', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    await addMember(cloud, kitchen.organizationId, await aPerson(cloud), 'coordinator');
    const { coordinator } = kitchen;
    await cloud.call(deleteAccount, { token: coordinator.accessToken });
    await cloud.settled();
    expect(await see(fisherman, claim)).toMatchObject({
      ...{ state: 'reserved', collectorName: 'Deleted account', organizationName: 'Harbor Kitchen' },
    });
    expect(JSON.stringify(await readItems(cloud, 'pk', `CLAIM#${claim.id}`))).not.toContain(
      coordinator.userId,
    );
    expect(await ledgerOf(kitchen)).toEqual([['claimed', 10, undefined]]);
  });

  it('no longer has the reason that a member wrote for a cancellation after the account is deleted', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    await addMember(cloud, kitchen.organizationId, await aPerson(cloud), 'coordinator');
    const reason = 'My van broke on Elm Street.';
    await cancel(cloud, kitchen.coordinator, claim.id, reason);
    await cloud.settled();
    expect((await see(fisherman, claim)).reason).toBe(reason);
    await cloud.call(deleteAccount, { token: kitchen.coordinator.accessToken });
    await cloud.settled();
    const seen = await see(fisherman, claim);
    expect([seen.state, seen.cancelledBy, seen.reason]).toEqual(['cancelled', 'organization', undefined]);
  });

  it('with one member loses its claims with that account', async () => {
    const { fisherman, kitchen, claim } = await aScene();
    await cloud.call(deleteAccount, { token: kitchen.coordinator.accessToken });
    await cloud.settled();
    expect((await see(fisherman, claim)).state).toBe('cancelled');
    expect(await countsOf(kitchen)).toEqual([0, 0]);
  });
});
