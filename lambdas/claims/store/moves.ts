/** What becomes of claims. Each move is one transaction with all that is counted, on condition that nothing became of the claim since it was read. */
import { decodeTime } from 'ulid';
import { MOVES, type Move, mayMove, stateAt } from '#shared/claims/rules.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { claimIs } from '#words/claims.ts';
import { organization } from '../../organizations/store/items.ts';
import { countOnPost } from '../../posts/store/counters.ts';
import { readPost } from '../../posts/store/posts.ts';
import {
  ChangedMeanwhile,
  equals,
  type Found,
  onlyIf,
  present,
  retry,
  type TransactionStep,
  transact,
  update,
} from '../../table/index.ts';
import { readClaim } from './claims.ts';
import { CLASHES } from './create.ts';
import { uncountShares } from './fair-shares.ts';
import { claim, type StoredClaim } from './items.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { toRecord } from './stored-claims.ts';

type Changes = Partial<StoredClaim['card']>;

interface Moved {
  move: Move;
  /** What else the claim says then. */
  changes: Changes;
  /** User id of who does it; absent when nobody does. */
  by?: string;
  now: Date;
}

/** @throws AppError `conflict` naming what the claim is now */
function requireMove(move: Move, { card }: StoredClaim, now: Date): void {
  const state = stateAt(card, now.getTime());
  if (!mayMove(move, state)) throw new AppError('conflict', claimIs[state]);
}

/** Cancels an open claim for one of its sides. @throws AppError `not_found` to everybody else, `conflict` naming what it is now */
export function cancelClaim(
  claimId: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<ClaimRecord> {
  return retry(async () => {
    const { stored, side } = await readClaim(claimId, userId);
    return await release(stored, { move: 'cancel', changes: { cancelledBy: side, reason }, by: userId, now });
  });
}

/** Ends a claim that nobody collects: its meals go back to the pledge, and to what the organization may claim. */
async function release(stored: Found<StoredClaim>, moved: Moved): Promise<ClaimRecord> {
  requireMove(moved.move, stored, moved.now);
  const { sk: claimId, card } = stored;
  const { pledgeId, organizationId, meals } = card;
  const { to } = MOVES[moved.move];
  const after = { ...stored, card: { ...card, ...moved.changes, state: to }, version: stored.version + 1 };
  const pledge = await readPost('pledge', pledgeId);
  await transact(
    [
      replace(stored, after),
      ...(pledge ? countOnPost('pledge', pledge, { mealsLeft: meals, mealsClaimed: -meals }) : []),
      update(
        organization.key({ organizationId }),
        { add: { openClaims: -1, mealsClaimed: -meals } },
        onlyIf(present),
      ),
      ...uncountShares({ organizationId, pledgeId, meals, claimedAt: decodeTime(claimId) }),
      ...ledgerOfClaim(stored, { kind: to, meals, by: moved.by }, moved.now),
    ],
    CLASHES,
  );
  return toRecord(after, moved.now);
}

/** The step that makes `after` of a claim as it was read. */
const replace = (before: Found<StoredClaim>, { card, version }: StoredClaim): TransactionStep =>
  update(
    claim.key({ claimId: before.sk }),
    { set: { card, version } },
    onlyIf(equals('version', before.version), () => new ChangedMeanwhile()),
  );
