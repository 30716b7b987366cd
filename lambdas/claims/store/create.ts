/** Claims meals of a pledge. Every rule is a condition of one transaction, so that no meal is given out twice. */
import { decodeTime, ulid } from 'ulid';
import { type ClaimRefusal, type ClaimState, isNew, refusalOf, shareOf } from '#shared/claims/rules.ts';
import type { ClaimBody, ClaimRecord, ClaimWithCode } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { slotIssues } from '#shared/holds/rules.ts';
import type { Fairness } from '#shared/site/rules-schemas.ts';
import * as words from '#words/claims/claims.ts';
import { pledgeNotFound } from '#words/general/refusals.ts';
import type { ActingKey } from '../../core/call.ts';
import { refuse } from '../../core/parse.ts';
import { CLASHES } from '../../holds/store/change-hold.ts';
import { newCode } from '../../holds/store/codes.ts';
import { putDue } from '../../holds/store/due.ts';
import { expireOverdue } from '../../holds/store/release.ts';
import { organization, type StoredOrganization } from '../../organizations/store/items.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { findOrganization } from '../../organizations/store/organizations.ts';
import { tombstone } from '../../people/store/items.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { takeMeals } from '../../posts/store/meal-entries.ts';
import { readPost } from '../../posts/store/posts.ts';
import { readSiteRules } from '../../site/store/site-rules.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, all, equals, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { countShares, shareKeys } from './fair-shares.ts';
import { claim, claimsOfOrganization, claimsOnPledge, type StoredClaim, waitingClaim } from './items.ts';
import { CLAIMS } from './kind.ts';
import { ledgerOfClaim } from './ledger-of-claim.ts';
import { countMissedFishermen } from './no-shows.ts';
import { toRecord } from './stored-claims.ts';

interface ClaimRequest {
  pledgeId: string;
  body: ClaimBody;
  /** The member who claims. */
  userId: string;
  /** Set if a program claims with an API key. */
  key?: ActingKey | undefined;
  now: Date;
  rememberAnswer(answer: ClaimRecord): table.TransactionStep;
  /** Set for the claim of a standing claim: the conditions on which it is made. It has no code yet. */
  standing?: readonly table.TransactionStep[];
}

/** A refusal that names its rule, which an email tells in the language of its reader. */
export class ClaimRefused extends AppError {
  readonly rule: ClaimRefusal['rule'] | 'paused';

  constructor({ rule, message }: { rule: ClaimRefused['rule']; message: string }) {
    super('conflict', message);
    this.rule = rule;
  }
}

const notFound = () => new AppError('not_found', pledgeNotFound);
const conflict = (message: string) => new AppError('conflict', message);

/** @throws AppError `not_found` for a nonmember or hidden pledge; `conflict` naming the rule that refuses it */
export async function createClaim(request: ClaimRequest): Promise<ClaimWithCode> {
  const { pledgeId, body, userId, key, standing, now } = request;
  const { organizationId } = body;
  return await table.retry(async () => {
    await requireMember(userId, organizationId);
    const [pledge, claiming, { fairness }] = await Promise.all([
      readPost('pledge', pledgeId),
      findOrganization(organizationId, { consistent: true }),
      readSiteRules(now),
    ]);
    if (!pledge || pledge.hidden) throw notFound();
    await refuseUnfair(request, pledge, claiming, fairness);
    const claimId = ulid(now.getTime());
    const waits = (await countMissedFishermen(organizationId, now)) >= fairness.noShows;
    const made = waits || standing ? undefined : newCode(CLAIMS, claimId);
    const stored = claim.item(
      { claimId },
      {
        ...newClaim(body, pledge, claiming, waits ? 'waiting' : 'reserved'),
        claimedBy: userId,
        claimedByKey: key?.keyId,
        isOfNewPledge: isNew(decodeTime(pledgeId), now.getTime(), fairness),
        ...(standing && { isStanding: true as const }),
        ...(made && { code: made.stored }),
      },
    );
    const answer = toRecord(stored, 'organization', now);
    await table.transact(
      [
        ...claimSteps(request, { pledge, claiming, fairness }, stored),
        ...(standing ?? []),
        request.rememberAnswer(answer),
      ],
      CLASHES,
    );
    // The stored response has no code, since the table must not contain one.
    return { ...answer, ...(made && { code: made.code }) };
  });
}

async function refuseUnfair(
  { body, userId, pledgeId, now }: ClaimRequest,
  { record }: Post<'pledge'>,
  { state, openClaims, mealsPerWeek }: StoredOrganization,
  fairness: Fairness,
): Promise<void> {
  const { fishermanId, availableUntil, pickup, mealsLeft, mealsPledged } = record;
  if (fishermanId === userId) throw conflict(words.ownPledge);
  if (state !== 'active') throw new ClaimRefused({ rule: 'paused', message: words.organizationPaused });
  const freshUntil = availableUntil === undefined ? undefined : Date.parse(availableUntil);
  refuse(slotIssues(body, { now: now.getTime(), freshUntil, offered: pickup?.slots }));
  const { organizationId } = body;
  const keys = shareKeys({ organizationId, pledgeId, claimedAt: now.getTime() });
  const [onDay, whileNew] = await table.getItems(keys);
  const standing = {
    mealsLeft,
    mealsPledged,
    openClaims,
    pledgedAt: decodeTime(pledgeId),
    capacity: mealsPerWeek,
    claimedToday: onDay?.meals ?? 0,
    claimedWhileNew: whileNew?.meals ?? 0,
  };
  const refusal = refusalOf(body.meals, standing, now.getTime(), fairness);
  if (refusal === undefined) return;
  // An overdue claim must not block a new one, even if the job that ends it is late.
  const lists = [claimsOfOrganization(organizationId), claimsOnPledge(pledgeId)];
  const expired = await Promise.all(lists.map((list) => expireOverdue(CLAIMS, list, now)));
  throw expired.includes(true) ? new table.ChangedMeanwhile() : new ClaimRefused(refusal);
}

function newClaim(
  { organizationId, meals, pickupStart, pickupEnd, collectorName }: ClaimBody,
  { record }: Post<'pledge'>,
  { name, type }: StoredOrganization,
  state: ClaimState,
): StoredClaim {
  const {
    id: pledgeId,
    fishermanId,
    fishermanName,
    species,
    customSpecies,
    location,
    pickup,
    handling,
  } = record;
  return {
    card: {
      pledgeId,
      organizationId,
      organizationName: name,
      fishermanId,
      fishermanName,
      species,
      customSpecies,
      pickupPlace: pickup?.place ?? location,
      meals,
      pickupStart: new Date(pickupStart).toISOString(),
      pickupEnd: new Date(pickupEnd).toISOString(),
      collectorName,
      state,
    },
    handling,
    location,
    organizationType: type,
    version: 1,
  };
}

interface Claimed {
  pledge: Post<'pledge'>;
  claiming: StoredOrganization;
  fairness: Fairness;
}

function claimSteps(
  { pledgeId, body: { organizationId, meals }, userId, key, now }: ClaimRequest,
  { pledge, claiming: { mealsPerWeek }, fairness }: Claimed,
  stored: ReturnType<typeof claim.item>,
): table.TransactionStep[] {
  const { fishermanId, mealsPledged } = pledge.record;
  const claimed = {
    organizationId,
    pledgeId,
    meals,
    claimedAt: now.getTime(),
    isOfNewPledge: stored.isOfNewPledge,
  };
  const isFair = all(equals('state', 'active'), lessThan('openClaims', fairness.maxOpenClaims));
  return [
    requireNotSuspended(userId),
    table.check(suspension.key({ userId: fishermanId }), absent, notFound),
    table.check(tombstone.key({ userId: fishermanId }), absent, notFound),
    stillMember(userId, organizationId),
    table.put(stored, table.onlyIf(absent)),
    ...takeMeals(pledge, meals),
    table.update(
      organization.key({ organizationId }),
      { add: { openClaims: 1, mealsClaimed: meals } },
      table.ifUnchanged(isFair),
    ),
    ...putDue(CLAIMS, stored, now),
    ...(stored.card.state === 'waiting' ? [table.put(waitingClaim.item({ claimId: stored.sk }, {}))] : []),
    ...countShares(claimed, { capacity: mealsPerWeek, share: shareOf(mealsPledged, fairness) }),
    ...ledgerOfClaim(stored, { kind: 'claimed', meals, by: userId, byKey: key?.keyId }, now),
  ];
}
