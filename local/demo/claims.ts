/** Claims of the demo: served, waiting to be collected, and cancelled ones. */

import { getMe } from '#shared/accounts/endpoints.ts';
import {
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  listClaims,
  recordServed,
} from '#shared/claims/endpoints.ts';
import type { ClaimWithCode } from '#shared/claims/schemas.ts';
import { listMyPledges } from '#shared/posts/own-endpoints.ts';
import { getMealsOnOffer } from '#shared/posts/pledges/endpoints.ts';
import type { Visitor } from './visitor.ts';

/**
 * One claim for each possible outcome before its slot ends. Together they take less than half of the pledge, which is
 * the limit while it is new.
 */
const CLAIMS = [
  { meals: 8, becomes: 'served', served: 7 },
  { meals: 2, becomes: 'collected' },
  { meals: 3, becomes: 'cancelled', reason: 'Our freezer is full until Thursday.' },
  { meals: 4, becomes: 'reserved' },
] as const;
type DemoClaim = (typeof CLAIMS)[number];

/** The frozen species that the meals are made of. */
const SPECIES = 'cod';

/**
 * The first organization of `member` claims meals from `fisherman`, who hands them over. It does nothing if the
 * organization has already claimed from their pledge.
 */
export async function addClaims(member: Visitor, fisherman: Visitor): Promise<void> {
  const [organization] = (await member.call(getMe)).organizations;
  if (!organization) return;
  const { id: organizationId } = organization;
  const pledges = (await fisherman.call(listMyPledges, { query: { limit: '100' } })).items;
  const pledgeId = pledges.find(({ species }) => species === SPECIES)?.id;
  const claims = (await member.call(listClaims, { query: { organizationId, limit: '100' } })).items;
  if (pledgeId === undefined || claims.some((each) => each.pledgeId === pledgeId)) return;
  const { pickup } = await member.call(getMealsOnOffer, { params: { organizationId, pledgeId } });
  const slot = pickup?.slots[0];
  if (!slot) return;
  for (const [index, each] of CLAIMS.entries()) {
    const body = { organizationId, meals: each.meals, pickupStart: slot.start, pickupEnd: slot.end };
    const claim = await member.call(createClaim, {
      params: { pledgeId },
      body: { ...body, collectorName: 'Lou of the Pantry' },
      idempotencyKey: `demo-claim-${index + 1}`,
    });
    await settle(each, claim, member, fisherman);
  }
}

async function settle(
  claim: DemoClaim,
  { id: claimId, code }: ClaimWithCode,
  member: Visitor,
  fisherman: Visitor,
): Promise<void> {
  const params = { claimId };
  if (claim.becomes === 'cancelled')
    await member.call(cancelClaim, { params, body: { reason: claim.reason } });
  if (claim.becomes !== 'collected' && claim.becomes !== 'served') return;
  // The response to a repeated claim has no code.
  const shown = code ?? (await member.call(createClaimCode, { params })).code;
  await fisherman.call(collectClaim, { params, body: { code: shown } });
  if (claim.becomes === 'served') await member.call(recordServed, { params, body: { meals: claim.served } });
}
