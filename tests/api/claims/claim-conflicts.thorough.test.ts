/** Handovers that could not be counted when they were reported, and the decisions of managers about them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { organization } from '#lambdas/organizations/store/items.ts';
import { listClaimConflicts, resolveClaimConflict } from '#shared/claims/admin-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aConflict, serve } from '#tests/support/claims.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItem, readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { expectCountsByLedger } from './claim-crowd.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
useOwnCloud(() => startLocalCloud(stateDirectory));

let bea: TestUser;
it.beforeAll(async () => {
  bea = await aPerson(cloud, { groups: ['community_aid_manager'] });
});

const conflictLeaving = async (left: number) =>
  aConflict(cloud, await cloud.createUser({ fisherman: A_FISHERMAN }), { left });

const note = 'Both say that they met.';
const resolve = (claimId: string, resolution: 'count' | 'dismiss', words = note) =>
  cloud.call(resolveClaimConflict, {
    token: bea.accessToken,
    params: { claimId },
    body: { resolution, note: words },
  });
const waiting = async () =>
  (await cloud.call(listClaimConflicts, { token: bea.accessToken })).body.items.map(({ claim }) => claim.id);
const auditOf = async (claimId: string) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter(({ subject }) => subject === claimId);
const pledgeOf = async (pledgeId: string) => {
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const { mealsLeft, mealsClaimed } = (await cloud.call(getPledge, { params: { pledgeId }, ...fresh })).body;
  return [mealsLeft, mealsClaimed];
};
const countsOf = async (organizationId: string) => {
  const { openClaims, mealsClaimed, mealsCollected } = Object(
    await readItem(cloud, organization.key({ organizationId })),
  );
  return [openClaims, mealsClaimed, mealsCollected];
};
const ledgerOf = async (claimId: string) => {
  const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
  const entries = await readItems(cloud, 'pk', `LEDGER#${month}`);
  const cards = entries.map(({ card }) => Object(card)).filter((card) => card.claimId === claimId);
  return cards.map(({ kind, meals }) => `${kind} ${meals}`).sort();
};

describe('a handover that could not be counted', () => {
  it('is counted once for the meals left, in the counts, the ledger and the audit log', async () => {
    const { kitchen, pledgeId, claimId } = await conflictLeaving(4);
    const answers = await Promise.all([1, 2, 3].map(() => resolve(claimId, 'count')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      state: 'collected',
      meals: 4,
    });
    expect(await pledgeOf(pledgeId)).toEqual([0, 24]);
    expect(await countsOf(kitchen.organizationId)).toEqual([0, 4, 4]);
    expect(await ledgerOf(claimId)).toEqual(['cancelled 10', 'claimed 10', 'claimed 4', 'collected 4']);
    expect(await waiting()).not.toContain(claimId);
    expect(await auditOf(claimId)).toMatchObject([
      {
        action: 'handover-counted',
        actorId: bea.userId,
        organizationId: kitchen.organizationId,
        before: { claimState: 'cancelled', isInConflict: true },
        after: { claimState: 'collected', isInConflict: false, mealsCounted: 4, why: note },
      },
    ]);
    expect((await serve(cloud, kitchen.coordinator, claimId, 5)).status).not.toBe(200);
    expect((await serve(cloud, kitchen.coordinator, claimId, 4)).status).toBe(200);
    await cloud.settled();
    await expectConsistency(cloud);
    await expectCountsByLedger(cloud, stateDirectory);
  });

  it('is not counted if no meals are left, and is closed with a permanent note', async () => {
    const { kitchen, pledgeId, claimId } = await conflictLeaving(0);
    expect((await resolve(claimId, 'count')).error.message).toBe(
      'No meals of this pledge are left to count.',
    );
    expect((await resolve(claimId, 'dismiss', ' ')).error.issues).toMatchObject([{ path: 'note' }]);
    expect(await waiting()).toContain(claimId);
    expect((await resolve(claimId, 'dismiss')).body.state).toBe('cancelled');
    expect((await resolve(claimId, 'dismiss')).error.message).toBe('Somebody else has handled this already.');
    expect(await pledgeOf(pledgeId)).toEqual([0, 24]);
    expect(await countsOf(kitchen.organizationId)).toEqual([0, 0, 0]);
    expect(await auditOf(claimId)).toMatchObject([{ action: 'handover-dismissed', after: { why: note } }]);
  });
});
