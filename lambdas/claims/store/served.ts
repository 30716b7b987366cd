/** Records how many of the collected meals were served. */
import { stateAt } from '#shared/claims/rules.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import type { ActingKey } from '../../core/call.ts';
import { CLASHES, changed, replaceCard } from '../../holds/store/change-hold.ts';
import { readHold, requireSide } from '../../holds/store/read-hold.ts';
import { countOnPost } from '../../posts/store/counters.ts';
import { readPost } from '../../posts/store/posts.ts';
import { countServedOfGone } from '../../posts/store/totals.ts';
import { retry, transact } from '../../table/index.ts';
import { CLAIMS, countOnOrganization } from './kind.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { toRecord } from './stored-claims.ts';

/**
 * Replaces an earlier number.
 * @throws AppError `not_allowed` for the fisherman, `conflict` unless the claim was collected
 */
export function recordServed(
  claimId: string,
  { userId, key, meals, now }: { userId: string; key?: ActingKey; meals: number; now: Date },
): Promise<ClaimRecord> {
  return retry(async () => {
    const { stored, side, stillActs } = await readHold(CLAIMS, claimId, userId, key);
    requireSide(CLAIMS, side, 'organization');
    const { card } = stored;
    const state = stateAt(card, now.getTime());
    if (state !== 'collected') throw new AppError('conflict', words.claimIs[state]);
    if (meals > card.meals) throw fieldError('meals', words.servedTooMany(card.meals));
    if (meals === card.mealsServed) return toRecord(stored, side, now);
    const more = meals - (card.mealsServed ?? 0);
    const after = changed(stored, 'collected', { mealsServed: meals, servedAt: now.toISOString() });
    const pledge = await readPost('pledge', card.pledgeId);
    const steps = [
      ...stillActs,
      replaceCard(CLAIMS, stored, after),
      ...(pledge
        ? countOnPost('pledge', pledge, { mealsServed: more })
        : [countServedOfGone(card.pledgeId, more)]),
      countOnOrganization(card.organizationId, { mealsServed: more }),
      ...ledgerOfClaim(stored, { kind: 'served', meals: more, by: userId, byKey: key?.keyId }, now),
    ];
    await transact(steps, CLASHES);
    return toRecord(after, side, now);
  });
}
