/** Handovers that couldn't be counted because the meals had been given to others before the report. */
import type * as z from 'zod/mini';
import type { ClaimCard, claimConflict, conflictResolutionBody } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { CLASHES, changed, replaceCard } from '../../holds/store/change-hold.ts';
import { readListed } from '../../holds/store/list-holds.ts';
import { readPost } from '../../posts/store/posts.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { claim, claimConflicts, claimConflict as conflictItem, type StoredClaim } from './items.ts';
import { CLAIMS, takeAgain } from './kind.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { toCard } from './stored-claims.ts';

export async function listClaimConflicts(
  page: table.PageRequest,
  now: Date,
): Promise<{ items: z.infer<typeof claimConflict>[]; nextCursor?: string }> {
  const { items, ...rest } = await readListed(CLAIMS, claimConflicts, page, now);
  const told = items.map(({ entry: { handedOverAt, toldAt, stateThen, mealsLeftThen }, stored }) => {
    const left = mealsLeftThen !== undefined && { mealsLeftThen };
    return { claim: toCard(stored, now), handedOverAt, toldAt, stateThen, ...left };
  });
  return { items: told, ...rest };
}

interface Resolution extends z.output<typeof conflictResolutionBody> {
  actorId: string;
  now: Date;
}

/**
 * Resolves a conflict: counts the claim's meals, or as many as are left, as collected, or dismisses it.
 * @throws AppError `not_found`; `conflict` if it was resolved already or no meals are left to count
 */
export function resolveConflict(
  claimId: string,
  { resolution, note, actorId, now }: Resolution,
): Promise<ClaimCard> {
  return table.retry(async () => {
    const keys = [claim.key({ claimId }), conflictItem.key({ claimId })] as const;
    const [stored, conflict] = await table.getItems(keys);
    if (!stored) throw new AppError('not_found', words.claimNotFound);
    if (!conflict) throw new AppError('conflict', words.conflictResolved);
    const isCounted = resolution === 'count';
    const { after, steps } = isCounted
      ? await countLate(stored, { handedOverAt: conflict.handedOverAt, actorId, now })
      : { after: stored, steps: [] };
    const { organizationId, state } = stored.card;
    const action = isCounted ? ('handover-counted' as const) : ('handover-dismissed' as const);
    const entry = {
      action,
      actorId,
      organizationId,
      subject: claimId,
      before: { claimState: state, isInConflict: true },
      after: {
        claimState: after.card.state,
        isInConflict: false,
        why: note,
        ...(isCounted && { mealsCounted: after.card.meals }),
      },
    };
    const resolved = table.remove(conflict, table.ifUnchanged(present));
    await table.transact([...steps, resolved, ...auditSteps(entry, now)], CLASHES);
    return toCard(after, now);
  });
}

async function countLate(
  stored: table.Found<StoredClaim>,
  { handedOverAt, actorId, now }: { handedOverAt: string; actorId: string; now: Date },
): Promise<{ after: table.Found<StoredClaim>; steps: table.TransactionStep[] }> {
  if (stored.card.state === 'collected') throw new AppError('conflict', words.countedAlready);
  const pledge = await readPost('pledge', stored.card.pledgeId);
  const meals = Math.min(stored.card.meals, pledge?.record.mealsLeft ?? 0);
  if (!pledge || meals === 0) throw new AppError('conflict', words.nothingLeftToCount);
  const counted = { ...stored, card: { ...stored.card, meals } };
  const after = changed(counted, 'collected', { collectedAt: handedOverAt });
  const steps = [
    replaceCard(CLAIMS, stored, after),
    ...takeAgain(counted, pledge, now),
    ...ledgerOfClaim(counted, { kind: 'collected', meals, by: actorId }, now),
  ];
  return { after, steps };
}
