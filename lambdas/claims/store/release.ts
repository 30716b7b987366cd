/** Ends claims without a handover: their meals return, once, to the pledge and to the organization's allowance. */
import { decodeTime } from 'ulid';
import { isOpen, MOVES, type Move, stateAt } from '#shared/claims/rules.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { DAY } from '#shared/limits.ts';
import * as words from '#words/claims/claims.ts';
import { countOnPost } from '../../posts/store/counters.ts';
import { readPost } from '../../posts/store/posts.ts';
import { readSiteRules } from '../../site/store/site-rules.ts';
import * as table from '../../table/index.ts';
import { CLASHES, changed, countOnOrganization, replaceCard, requireMove } from './change-claim.ts';
import { readClaim, requireSide } from './claims.ts';
import { removeDue } from './due.ts';
import { uncountShares } from './fair-shares.ts';
import { claim, noShow, type StoredClaim, waitingClaim } from './items.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { toRecord } from './stored-claims.ts';

interface Release {
  /** A move that the claim allows. */
  move: Exclude<Move, 'collect' | 'approve'>;
  /** Further changes of the claim's card. */
  changes?: Partial<StoredClaim['card']>;
  /** User id of the person who does it; absent if the site does. */
  by?: string;
  alongside?: readonly table.TransactionStep[];
  now: Date;
}

/** Cancels an open claim for one side. @throws AppError `not_found` for others, `conflict` naming its current state */
export function cancelClaim(
  claimId: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<ClaimRecord> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readClaim(claimId, userId);
    requireMove('cancel', stored, now);
    const changes = { cancelledBy: side, reason };
    const cancelled = await release(stored, {
      move: 'cancel',
      changes,
      by: userId,
      alongside: stillActs,
      now,
    });
    return toRecord(cancelled, side, now);
  });
}

/**
 * Records that nobody came.
 * @throws AppError `not_allowed` for the organization, `conflict` before the slot ends or naming the claim's state
 */
export function recordNoShow(
  claimId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ClaimRecord> {
  return table.retry(async () => {
    const [{ stored, side, stillActs }, { fairness }] = await Promise.all([
      readClaim(claimId, userId),
      readSiteRules(now),
    ]);
    requireSide(side, 'fisherman');
    requireMove('noShow', stored, now);
    const { organizationId, fishermanId, pickupEnd } = stored.card;
    if (now.getTime() < Date.parse(pickupEnd)) throw new AppError('conflict', words.slotNotOver);
    const expiresAt = table.expiryAfter(fairness.noShowDays * DAY, now);
    const alongside = [
      ...stillActs,
      table.put(noShow.item({ organizationId, claimId }, { fishermanId, expiresAt })),
    ];
    return toRecord(await release(stored, { move: 'noShow', by: userId, alongside, now }), side, now);
  });
}

/** Expires a claim if it is overdue and still open; otherwise does nothing. */
export function expireClaim(claimId: string, now: Date): Promise<void> {
  return table.retry(async () => {
    const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
    if (stored && isOverdue(stored, now)) await release(stored, { move: 'expire', now });
  });
}

const isOverdue = ({ card }: Pick<StoredClaim, 'card'>, now: Date) =>
  isOpen(card.state) && stateAt(card, now.getTime()) === 'expired';

/** Expires the overdue ones of a list's newest claims. @returns whether there were any */
export async function expireOverdue(list: table.ItemList<StoredClaim>, now: Date): Promise<boolean> {
  const { items } = await table.query(list, { limit: NEWEST, newestFirst: true });
  const overdue = items.filter((item) => isOverdue(item, now));
  await Promise.all(overdue.map(({ sk }) => expireClaim(sk, now)));
  return overdue.length > 0;
}

const NEWEST = 100;

/** @throws ChangedMeanwhile if the claim or its pledge has changed since it was read */
export async function release(
  stored: table.Found<StoredClaim>,
  { move, changes = {}, by, alongside = [], now }: Release,
): Promise<table.Found<StoredClaim>> {
  const { sk: claimId, card, version } = stored;
  const { pledgeId, organizationId, meals } = card;
  const { isOfNewPledge } = stored;
  const { to } = MOVES[move];
  const after = changed(card, to, changes);
  const pledge = await readPost('pledge', pledgeId);
  const steps = [
    ...alongside,
    replaceCard(stored, after),
    ...(pledge ? countOnPost('pledge', pledge, { mealsLeft: meals, mealsClaimed: -meals }) : []),
    countOnOrganization(organizationId, { openClaims: -1, mealsClaimed: -meals }),
    ...uncountShares({ organizationId, pledgeId, meals, claimedAt: decodeTime(claimId), isOfNewPledge }),
    ...ledgerOfClaim(stored, { kind: to, meals, by }, now),
    ...removeDue(stored),
    ...(card.state === 'waiting' ? [table.remove(waitingClaim.key({ claimId }))] : []),
  ];
  await table.transact(steps, CLASHES);
  return { ...stored, card: after, version: version + 1 };
}
