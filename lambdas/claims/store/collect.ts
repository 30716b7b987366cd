/** Hands over the meals of a claim: the fisherman enters the code that the collector shows. */
import { decodeTime } from 'ulid';
import { stateAt, wasHandedOverInTime } from '#shared/claims/rules.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { takeMeals } from '../../posts/store/meal-entries.ts';
import { readPost } from '../../posts/store/posts.ts';
import { absent } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { CLASHES, changed, countOnOrganization, replaceCard, requireMove } from './change-claim.ts';
import { readClaim, requireSide } from './claims.ts';
import { isCodeOf, requireCode } from './codes.ts';
import { removeDue } from './due.ts';
import { claimConflict, noShow, type StoredClaim } from './items.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { toRecord } from './stored-claims.ts';

interface Handover {
  userId: string;
  code: string;
  /** Time of the handover, as reported by a phone that was offline. */
  at: string | undefined;
  now: Date;
}

/**
 * Records the handover; a repeat returns the same response. A handover that was in time but is reported after the claim
 * has ended counts if the meals are still available.
 * @throws AppError `not_allowed` for the organization, `invalid_fields` for a wrong code, `conflict` naming the claim's
 * current state
 */
export function collectClaim(claimId: string, { userId, code, at, now }: Handover): Promise<ClaimRecord> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readClaim(claimId, userId);
    requireSide(side, 'fisherman');
    const { card } = stored;
    if (card.state === 'collected' && isCodeOf(stored, code)) return toRecord(stored, side, now);
    // The phone's clock may be fast.
    const handedOverAt = Math.min(at === undefined ? now.getTime() : Date.parse(at), now.getTime());
    const isLate = at !== undefined && isLateNews(stored, handedOverAt, now);
    if (!isLate) requireMove('collect', stored, now);
    await requireCode(stored, code);
    // Or slow: meals can't be collected before they are claimed.
    const collectedAt = new Date(Math.max(handedOverAt, decodeTime(stored.sk))).toISOString();
    const after = changed(card, 'collected', { collectedAt });
    const steps = card.state === 'reserved' ? collect(stored) : await collectLate(stored, handedOverAt, now);
    const ledger = ledgerOfClaim(stored, { kind: 'collected', meals: card.meals, by: userId }, now);
    await table.transact([...stillActs, replaceCard(stored, after), ...steps, ...ledger], CLASHES);
    return toRecord({ ...stored, card: after, version: stored.version + 1 }, side, now);
  });
}

const OVER: readonly string[] = ['cancelled', 'expired', 'no_show'];

function isLateNews({ sk, card }: table.Found<StoredClaim>, handedOverAt: number, now: Date): boolean {
  const { pickupEnd, state } = card;
  const createdAt = decodeTime(sk);
  // A claim that was never approved could not be collected.
  if (state === 'waiting' || !OVER.includes(stateAt(card, now.getTime()))) return false;
  return wasHandedOverInTime({ pickupEnd, createdAt }, handedOverAt, now.getTime());
}

function collect(stored: table.Found<StoredClaim>): table.TransactionStep[] {
  const { organizationId, meals } = stored.card;
  return [
    countOnOrganization(organizationId, { openClaims: -1, mealsCollected: meals }),
    ...removeDue(stored),
  ];
}

/** Takes the meals that were returned when the claim ended. @throws AppError `conflict` if others have them now */
async function collectLate(
  stored: table.Found<StoredClaim>,
  handedOverAt: number,
  now: Date,
): Promise<table.TransactionStep[]> {
  const { pledgeId, meals } = stored.card;
  const pledge = await readPost('pledge', pledgeId);
  if (!pledge || pledge.record.mealsLeft < meals) {
    await recordConflict(stored, pledge, handedOverAt, now);
    throw new AppError('conflict', words.givenToOthers);
  }
  return takeAgain(stored, pledge, now);
}

/** Returns the steps that take returned meals again and count them as collected, if enough meals are left. */
export function takeAgain(
  stored: table.Found<StoredClaim>,
  pledge: Post<'pledge'>,
  now: Date,
): table.TransactionStep[] {
  const { sk: claimId, card } = stored;
  const { organizationId, meals } = card;
  return [
    ...takeMeals(pledge, meals),
    countOnOrganization(organizationId, { mealsClaimed: meals, mealsCollected: meals }),
    // Somebody came after all, so the no-show is removed.
    ...(card.state === 'no_show' ? [table.remove(noShow.key({ organizationId, claimId }))] : []),
    ...ledgerOfClaim(stored, { kind: 'claimed', meals }, now),
  ];
}

/** Stores the conflict; if it is reported again, the first report stays. */
async function recordConflict(
  { sk: claimId, card }: table.Found<StoredClaim>,
  pledge: Post<'pledge'> | undefined,
  handedOverAt: number,
  now: Date,
): Promise<void> {
  const story = {
    handedOverAt: new Date(handedOverAt).toISOString(),
    toldAt: now.toISOString(),
    stateThen: card.state,
    ...(pledge && { mealsLeftThen: pledge.record.mealsLeft }),
  };
  await table.writeIf(table.put(claimConflict.item({ claimId }, story), table.onlyIf(absent)));
}
