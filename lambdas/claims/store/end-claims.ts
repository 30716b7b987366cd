/** Ends all open claims of something that cannot keep them: their meals go back as with any other end, and the ledger says so. */
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
  /** User id of who does it; absent when nobody does. */
  by?: string;
}

const bySite = (reason: string): Ending => ({ cancelledBy: 'site', reason });
export const FISHERMAN_GONE = bySite(words.endedBySite.fishermanGone);
export const ORGANIZATION_GONE = bySite(words.endedBySite.organizationGone);
export const PLEDGE_TAKEN_DOWN = bySite(words.endedBySite.pledgeTakenDown);

/** Ends a claim if it is still open; one that is overdue has expired. */
export function endClaim(claimId: string, { by, ...changes }: Ending, now: Date): Promise<void> {
  return table.retry(async () => {
    const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
    if (!stored || !isOpen(stored.card.state)) return;
    if (stateAt(stored.card, now.getTime()) === 'expired') return await expireClaim(claimId, now);
    await release(stored, { move: 'cancel', changes, by, now });
  });
}

async function endAll(claims: readonly table.Found<StoredClaim>[], ending: Ending, now: Date): Promise<void> {
  // One after the other: each changes the same pledge.
  for (const { sk } of claims) await endClaim(sk, ending, now);
}

/**
 * Those of a pledge that are open. The index may lag: as long as what it shows does not add up to what the pledge counts, it lacks some.
 * @throws ChangedMeanwhile then
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

/** The same for a pledge that is about to go, or is no longer to be fetched. Repeated, it ends the same. */
export function endClaimsOn(pledgeId: string, ending: Ending, now: Date): Promise<void> {
  return table.retry(async () => {
    const pledge = await readPost('pledge', pledgeId);
    if (pledge) await endAll(await openClaimsOn(pledge), ending, now);
  });
}

interface Deletion {
  userId: string;
  /** Absent when none was given. */
  reason: string | undefined;
  now: Date;
}

/**
 * For its owner, who deletes it. It is hidden first, so that nobody claims what is given back.
 * @throws AppError naming the reason that is missing, and how many meals it is about; ChangedMeanwhile when claims were ended: the pledge is
 * another one then
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
