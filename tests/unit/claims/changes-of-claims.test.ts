/** Changes of claims, and what they leave in the table: at exact times, repeated, refused, or while an index lags. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { claimIs, claimNotFound } from '#words/claims/claims.ts';

const table = await useLoneTable();
const { NOW, aClaim, anOrganizationOf, aPledge, cardOf, inHours } = await import('./stored-claim.ts');
const code = {
  ...(await import('#lambdas/audit/store/items.ts')),
  ...(await import('#lambdas/claims/store/claims-of-person.ts')),
  ...(await import('#lambdas/claims/store/items.ts')),
  ...(await import('#lambdas/claims/store/kind.ts')),
  ...(await import('#lambdas/claims/store/no-shows.ts')),
  ...(await import('#lambdas/claims/store/review.ts')),
  ...(await import('#lambdas/holds/store/collect.ts')),
  ...(await import('#lambdas/holds/store/end-holds.ts')),
  ...(await import('#lambdas/holds/store/list-holds.ts')),
  ...(await import('#lambdas/holds/store/read-hold.ts')),
  ...(await import('#lambdas/holds/store/release.ts')),
  ...(await import('#lambdas/posts/store/posts.ts')),
  ...(await import('#lambdas/suspensions/store/items.ts')),
  ...(await import('#lambdas/table/index.ts')),
};

const GONE = { cancelledBy: 'site', reason: 'fishermanGone' } as const;
const reason = 'The van broke down.';
const cancel = (claimId: string) =>
  code.cancelHold(code.CLAIMS, claimId, { userId: 'lou', reason, now: NOW });
const collect = (claimId: string, pickupCode: string, at: string | undefined, now = NOW) =>
  code.collectHold(code.CLAIMS, claimId, { userId: 'ruth', code: pickupCode, at, now });
const wrong = (pickupCode: string) => (pickupCode === '000000' ? '111111' : '000000');
const auditOf = async (claimId: string) =>
  (await code.query(code.listIn<object>(code.auditEntry.pk), {})).items.filter(
    (entry) => Reflect.get(entry, 'subject') === claimId,
  );
const isMarkedWaiting = async (claimId: string) =>
  (await code.getItem(code.waitingClaim.key({ claimId }))) !== undefined;

describe('a no-show', () => {
  const miss = (claimId: string, now: Date) =>
    code.recordNoShow(code.CLAIMS, claimId, { userId: 'ruth', now });

  it('can be reported from the end of the slot, and counts for 90 days for that fisherman', async () => {
    const { claimId, organizationId } = await aClaim();
    const end = inHours(2);
    await expect(miss(claimId, new Date(end.getTime() - 1))).rejects.toMatchObject({ code: 'conflict' });
    expect(await miss(claimId, end)).toMatchObject({ state: 'no_show', version: 2 });
    const expiresAt = (end.getTime() + 90 * DAY) / 1000;
    expect(await code.getItem(code.noShow.key({ organizationId, claimId }))).toMatchObject({
      fishermanId: 'ruth',
      expiresAt,
    });
    const count = (time: number) => code.countMissedFishermen(organizationId, new Date(time));
    expect([await count(expiresAt * 1000 - 1), await count(expiresAt * 1000)]).toEqual([1, 0]);
  });

  it('that a manager strikes is audited with the reason', async () => {
    const { claimId, organizationId } = await aClaim();
    await miss(claimId, inHours(2));
    await code.strikeNoShow(claimId, { reason: 'They were there.', actorId: 'bea', now: inHours(3) });
    expect(await auditOf(claimId)).toMatchObject([
      { action: 'no-show-struck', actorId: 'bea', organizationId, after: { why: 'They were there.' } },
    ]);
  });

  it('of a claim that does not exist cannot be struck', async () => {
    const request = { reason, actorId: 'bea', now: NOW };
    await expect(code.strikeNoShow(ulid(), request)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a claim that waits for approval', () => {
  const decide = (claimId: string, decision: 'approve' | 'decline', why?: string) =>
    code.decideClaim(claimId, { decision, reason: why, actorId: 'bea', now: NOW });

  it.each([
    ['approve', 'claim-approved', 'reserved'],
    ['decline', 'claim-declined', 'declined'],
  ] as const)(
    'waits no longer after a manager’s decision to %s it, which is audited',
    async (decision, action, state) => {
      const { claimId, organizationId } = await aClaim({ waits: true });
      expect(await isMarkedWaiting(claimId)).toBe(true);
      expect(await decide(claimId, decision)).toMatchObject({ state, version: 2 });
      expect(await isMarkedWaiting(claimId)).toBe(false);
      expect(await auditOf(claimId)).toMatchObject([
        {
          ...{ action, actorId: 'bea', organizationId },
          ...{ before: { claimState: 'waiting' }, after: { claimState: state } },
        },
      ]);
    },
  );

  it('is declined with a reason that the audit names but does not contain', async () => {
    const { claimId } = await aClaim({ waits: true });
    expect(await decide(claimId, 'decline', 'Please call us.')).toMatchObject({ reason: 'Please call us.' });
    const audit = await auditOf(claimId);
    expect(audit).toMatchObject([{ onlyNamed: ['reason'] }]);
    expect(JSON.stringify(audit)).not.toContain('call us');
  });

  it('is listed until it is overdue, and its handover cannot be reported late', async () => {
    const { claimId } = await aClaim({ waits: true });
    const waitingAt = async (hours: number) =>
      (await code.listWaitingClaims({}, inHours(hours))).items.map(({ id }) => id);
    expect(await waitingAt(0)).toContain(claimId);
    expect(await waitingAt(3)).not.toContain(claimId);
    await expect(collect(claimId, '123456', inHours(1.5).toISOString(), inHours(3))).rejects.toThrow(
      claimIs.expired,
    );
  });

  it('that does not exist cannot be decided', async () => {
    await expect(decide(ulid(), 'approve')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a handover', () => {
  it('that is reported late takes the last meals', async () => {
    const { claimId, code: pickupCode, pledgeId } = await aClaim();
    await cancel(claimId);
    const reported = await collect(claimId, pickupCode, inHours(1).toISOString(), inHours(2));
    expect(reported.state).toBe('collected');
    expect((await code.readPost('pledge', pledgeId))?.record.mealsLeft).toBe(0);
  });

  it('without a time is not late, so it is refused for a claim that was canceled', async () => {
    const { claimId, code: pickupCode } = await aClaim();
    await cancel(claimId);
    await expect(collect(claimId, pickupCode, undefined)).rejects.toThrow(claimIs.cancelled);
  });

  it('that is already recorded is not recorded again with another code', async () => {
    const { claimId, code: pickupCode } = await aClaim();
    await collect(claimId, pickupCode, undefined);
    await expect(collect(claimId, wrong(pickupCode), NOW.toISOString())).rejects.toThrow(claimIs.collected);
  });
});

describe('claims that are ended', () => {
  const endOn = (pledgeId: string, now = NOW) => code.endHoldsOn(code.CLAIMS, pledgeId, GONE, now);

  it('are only the open ones of the pledge', async () => {
    const pledgeId = await aPledge();
    const collected = await aClaim({ pledgeId, meals: 2 });
    await collect(collected.claimId, collected.code, undefined);
    const cancelled = await aClaim({ pledgeId, meals: 3 });
    await cancel(cancelled.claimId);
    const open = await aClaim({ pledgeId, meals: 4 });
    await endOn(pledgeId);
    const found = await Promise.all([collected, cancelled, open].map(({ claimId }) => cardOf(claimId)));
    expect(found).toMatchObject([
      { state: 'collected' },
      { state: 'cancelled', cancelledBy: 'organization' },
      { state: 'cancelled', cancelledBy: 'site' },
    ]);
    for (const { claimId } of [collected, cancelled]) await code.endHold(code.CLAIMS, claimId, GONE, NOW);
    expect(await Promise.all([collected, cancelled].map(({ claimId }) => cardOf(claimId)))).toEqual(
      found.slice(0, 2),
    );
  });

  it('expire if they are overdue', async () => {
    const { claimId, pledgeId } = await aClaim();
    await endOn(pledgeId, inHours(3));
    const card = await cardOf(claimId);
    expect([card?.state, card?.cancelledBy]).toEqual(['expired', undefined]);
  });

  it('stay open while the index lacks one of them, so that none is left over', async () => {
    const pledgeId = await aPledge();
    const [listed, missing] = [await aClaim({ pledgeId, meals: 2 }), await aClaim({ pledgeId, meals: 3 })];
    const { pk, sk } = code.claim.key({ claimId: missing.claimId });
    const remove = { TableName: table.name, Key: { pk, sk }, UpdateExpression: 'REMOVE gsi2pk' };
    await table.client.send(new UpdateCommand(remove));
    await expect(endOn(pledgeId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await cardOf(listed.claimId))?.state).toBe('reserved');
  });

  it('are none if the claim or the pledge does not exist', async () => {
    await endOn(ulid());
    await code.endHold(code.CLAIMS, ulid(), GONE, NOW);
  });

  it('end before their pledge is deleted; it is hidden and then read again', async () => {
    const { claimId, pledgeId } = await aClaim();
    const endForOwner = async () => {
      const pledge = await code.readPost('pledge', pledgeId);
      if (pledge) await code.endHoldsForOwner(code.CLAIMS, pledge, { userId: 'ruth', reason, now: NOW });
      return pledge?.hidden;
    };
    await expect(endForOwner()).rejects.toThrow(code.ChangedMeanwhile);
    expect(await cardOf(claimId)).toMatchObject({ state: 'cancelled', cancelledBy: 'fisherman', reason });
    expect(await endForOwner()).toBe(true);
  });
});

describe('a claim', () => {
  it('does not exist for others, and suspended members are told why they cannot see it', async () => {
    const { claimId, organizationId } = await aClaim();
    const see = (userId: string) => code.getHold(code.CLAIMS, claimId, { userId, now: NOW });
    await anOrganizationOf('omar');
    await expect(see('omar')).rejects.toThrow(claimNotFound);
    const terms = { suspendedAt: NOW.toISOString(), suspendedBy: 'ada', addressHash: 'none' };
    await code.transact([code.put(code.suspension.item({ userId: 'lou' }, terms))]);
    await expect(see('lou')).rejects.toMatchObject({ code: 'suspended' });
    await code.transact([code.remove(code.suspension.key({ userId: 'lou' }))]);
    expect((await see('lou')).organizationId).toBe(organizationId);
  });

  it('is not listed for a pledge that does not exist', async () => {
    await expect(code.listHoldsOn(code.CLAIMS, ulid(), { userId: 'ruth', now: NOW })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('belongs to the texts that a person wrote if they named its collector or gave the reason for its end', async () => {
    await table.clear();
    const [named, cancelled, other] = [await aClaim(), await aClaim(), await aClaim()];
    await cancel(cancelled.claimId);
    await code.cancelHold(code.CLAIMS, other.claimId, { userId: 'ruth', reason: 'No ice.', now: NOW });
    const collectorName = 'Kim Reyes';
    expect(new Set(await code.readWrittenInClaims('lou'))).toEqual(
      new Set([
        { claimId: named.claimId, collectorName },
        { claimId: cancelled.claimId, collectorName },
        { claimId: cancelled.claimId, reason },
        { claimId: other.claimId, collectorName },
      ]),
    );
    expect(await code.readWrittenInClaims('ruth')).toEqual([{ claimId: other.claimId, reason: 'No ice.' }]);
  });
});
