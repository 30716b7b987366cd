/** Ends open claims that can no longer be kept. The meals are returned and the ledger records it. */
import { isOpen, stateAt } from '#shared/claims/rules.ts';
import { fieldError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { changePost } from '../../posts/store/post-changes.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import { claim, claimsOnPledge, type StoredClaim } from './items.ts';
import { expireClaim, release } from './release.ts';

/** The side that ends claims, and the reason that both sides read. */
export interface Ending extends Required<Pick<StoredClaim['card'], 'cancelledBy' | 'reason'>> {
  /** User id of the person who ends them; absent if the site does. */
  by?: string;
}

const bySite = (reason: string): Ending => ({ cancelledBy: 'site', reason });
export const FISHERMAN_GONE = bySite(words.endedBySite.fishermanGone);
export const ORGANIZATION_GONE = bySite(words.endedBySite.organizationGone);
export const PLEDGE_TAKEN_DOWN = bySite(words.endedBySite.pledgeTakenDown);

/** Ends a claim that is still open; an overdue one expires instead. */
export function endClaim(claimId: string, { by, ...changes }: Ending, now: Date): Promise<void> {
  return table.retry(async () => {
    const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
    if (!stored || !isOpen(stored.card.state)) return;
    if (stateAt(stored.card, now.getTime()) === 'expired') return await expireClaim(claimId, now);
    await release(stored, { move: 'cancel', changes, by, now });
  });
}

async function endAll(claims: readonly table.Found<StoredClaim>[], ending: Ending, now: Date): Promise<void> {
  // One at a time, since each changes the same pledge.
  for (const { sk } of claims) await endClaim(sk, ending, now);
}

/**
 * Returns the open claims on a pledge. The index may lag: it is incomplete if its claims don't add up to the pledge's
 * count.
 * @throws ChangedMeanwhile if the index is incomplete
 */
async function openClaimsOn({
  record: { id, mealsClaimed },
}: Post<'pledge'>): Promise<table.Found<StoredClaim>[]> {
  if (mealsClaimed === 0) return [];
  const claims = await readAll(claimsOnPledge(id));
  const holding = claims.filter(({ card: { state } }) => isOpen(state) || state === 'collected');
  if (sumOf(holding) !== mealsClaimed) throw new table.ChangedMeanwhile();
  return holding.filter(({ card: { state } }) => isOpen(state));
}

async function readAll(list: table.ItemList<StoredClaim>): Promise<table.Found<StoredClaim>[]> {
  const found: table.Found<StoredClaim>[] = [];
  for await (const keys of table.keysIn(list)) {
    found.push(...(await table.getItems(keys)).filter((each) => each !== undefined));
  }
  return found;
}

const sumOf = (claims: readonly StoredClaim[]) => claims.reduce((sum, { card: { meals } }) => sum + meals, 0);

/** Ends all open claims on a pledge. May be repeated. */
export function endClaimsOn(pledgeId: string, ending: Ending, now: Date): Promise<void> {
  return table.retry(async () => {
    const pledge = await readPost('pledge', pledgeId);
    if (pledge) await endAll(await openClaimsOn(pledge), ending, now);
  });
}

interface Deletion {
  userId: string;
  /** Absent if the owner gave no reason. */
  reason: string | undefined;
  now: Date;
}

/**
 * Ends the claims on a pledge that its owner deletes. The pledge is hidden first, so that nobody claims the returned
 * meals.
 * @throws AppError that asks for the missing reason and names the number of meals; ChangedMeanwhile after claims were
 * ended, since the pledge has changed
 */
export async function endClaimsForOwner(pledge: Post<'pledge'>, { userId, reason, now }: Deletion) {
  const open = await openClaimsOn(pledge);
  if (open.length === 0) return;
  const held = open.filter(({ card }) => stateAt(card, now.getTime()) !== 'expired');
  if (held.length > 0 && reason === undefined)
    throw fieldError('reason', words.deletionNeedsReason(sumOf(held)));
  if (!pledge.hidden) await changePost('pledge', pledge, { ...pledge, hidden: true });
  await endAll(open, { cancelledBy: 'fisherman', reason: reason ?? '', by: userId }, now);
  throw new table.ChangedMeanwhile();
}
