/** Claims as one kind of holds. The side that collects is the organization. */
import { decodeTime } from 'ulid';
import { isOpen, MOVES, stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { expiresAt, remindedAt } from '#shared/holds/rules.ts';
import { DAY } from '#shared/limits.ts';
import * as words from '#words/claims/claims.ts';
import type { HoldKind } from '../../holds/store/kind.ts';
import { listHolds } from '../../holds/store/list-holds.ts';
import { organization, type StoredOrganization } from '../../organizations/store/items.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { countOnPost } from '../../posts/store/counters.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { takeMeals } from '../../posts/store/meal-entries.ts';
import { readPost } from '../../posts/store/posts.ts';
import { readSiteRules } from '../../site/store/site-rules.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { uncountShares } from './fair-shares.ts';
import {
  claim,
  claimConflict,
  claimsOfOrganization,
  claimsOnPledge,
  noShow,
  type StoredClaim,
  waitingClaim,
} from './items.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { type Side, toCard, toRecord } from './stored-claims.ts';

export const CLAIMS: HoldKind<StoredClaim, Side, ClaimRecord, ClaimCard> = {
  name: 'claim',
  post: 'pledge',
  key: (claimId) => claim.key({ claimId }),
  collector: 'organization',
  fisherman: 'fisherman',
  moves: MOVES,
  isOpen,
  stateAt,
  notFound: words.claimNotFound,
  refusals: words.claimIs,
  byCollector: words.byOrganization,
  async requireCollector({ organizationId }, userId) {
    await requireMember(userId, organizationId).catch((error) => {
      const isNoMember = error instanceof AppError && error.code === 'not_found';
      throw isNoMember ? new AppError('not_found', words.claimNotFound) : error;
    });
    return [stillMember(userId, organizationId)];
  },
  organizationOf: ({ organizationId }) => organizationId,
  endings: { fishermanGone: 'fishermanGone', takenDown: 'pledgeTakenDown' },
  deletionNeedsReason: (held) =>
    words.deletionNeedsReason(held.reduce((sum, { card }) => sum + card.meals, 0)),
  toCard,
  toRecord,
  due: ({ pickupStart, pickupEnd }) => ({
    end: ['expiry', expiresAt(pickupEnd)],
    reminder: ['reminder', remindedAt(pickupStart)],
  }),
  ledger(stored, { state, by, byKey }, now) {
    if (state === 'waiting' || state === 'reserved') return [];
    return ledgerOfClaim(stored, { kind: state, meals: stored.card.meals, by, byKey }, now);
  },
  giveBack,
  async handOver({ card: { organizationId, meals } }) {
    return [countOnOrganization(organizationId, { openClaims: -1, mealsCollected: meals })];
  },
  async takeAgain(stored, handedOverAt, now) {
    const { pledgeId, meals } = stored.card;
    const pledge = await readPost('pledge', pledgeId);
    if (pledge && pledge.record.mealsLeft >= meals) return takeAgain(stored, pledge, now);
    await recordConflict(stored, pledge, handedOverAt, now);
    throw new AppError('conflict', words.givenToOthers);
  },
  async missed({ sk: claimId, card: { organizationId, fishermanId } }, now) {
    const { fairness } = await readSiteRules(now);
    const expiresAt = table.expiryAfter(fairness.noShowDays * DAY, now);
    return [table.put(noShow.item({ organizationId, claimId }, { fishermanId, expiresAt }))];
  },
  holdsOn: claimsOnPledge,
  countedAmount: ({ state, meals }) => (isOpen(state) || state === 'collected' ? meals : 0),
  countedOn: ({ record }: Post<'pledge'>) => record.mealsClaimed,
};

/** @throws AppError `not_found` if the person is not a member of the organization */
export async function listClaimsOfOrganization(
  organizationId: string,
  { userId, now, ...page }: table.PageRequest & { userId: string; now: Date },
) {
  await requireMember(userId, organizationId);
  return await listHolds(CLAIMS, claimsOfOrganization(organizationId), page, now);
}

type Counter = 'openClaims' | 'mealsClaimed' | 'mealsCollected' | 'mealsServed';

export const countOnOrganization = (
  organizationId: string,
  add: { readonly [Name in Counter & keyof StoredOrganization]?: number },
): table.TransactionStep =>
  table.update(organization.key({ organizationId }), { add }, table.onlyIf(present));

async function giveBack({
  sk: claimId,
  card,
  isOfNewPledge,
}: table.Found<StoredClaim>): Promise<table.TransactionStep[]> {
  const { pledgeId, organizationId, meals, state } = card;
  const pledge = await readPost('pledge', pledgeId);
  return [
    ...(pledge ? countOnPost('pledge', pledge, { mealsLeft: meals, mealsClaimed: -meals }) : []),
    countOnOrganization(organizationId, { openClaims: -1, mealsClaimed: -meals }),
    ...uncountShares({ organizationId, pledgeId, meals, claimedAt: decodeTime(claimId), isOfNewPledge }),
    ...(state === 'waiting' ? [table.remove(waitingClaim.key({ claimId }))] : []),
  ];
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
