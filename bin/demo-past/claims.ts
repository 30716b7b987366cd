/** Claims of the demo's past as the site stores them, with their ledger entries and counts. */
import { claim, type StoredClaim } from '#lambdas/claims/store/items.ts';
import { ledgerOfClaim } from '#lambdas/claims/store/ledger-of-claim.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import type { PastClaim } from '#local/demo/past/claims.ts';
import { ratingAt } from '#local/demo/past/talk.ts';
import { randomFrom } from '#local/demo/random.ts';
import { HOUR } from '#shared/limits.ts';
import type { ItemBook } from './item-book.ts';
import type { PastOrganization } from './people.ts';
import { putRating } from './talk.ts';

export function putClaim(book: ItemBook, past: PastClaim, of: PastOrganization): void {
  const { pledge, meals, state, served, claimedAt, endedAt } = past;
  const stored = claim.item({ claimId: past.id }, storedClaim(past, of));
  book.put(stored);
  const note = (
    kind: Parameters<typeof ledgerOfClaim>[1]['kind'],
    count: number,
    by: string | undefined,
    at: number,
  ) =>
    book.putSteps(
      ledgerOfClaim(stored, { kind, meals: count, ...(by !== undefined && { by }) }, new Date(at)),
    );
  const key = organization.key({ organizationId: of.id });
  note('claimed', meals, of.memberId, claimedAt);
  if (state === 'collected') {
    note('collected', meals, pledge.fishermanId, endedAt);
    book.add(key, { mealsClaimed: meals, mealsCollected: meals });
  } else note(state, meals, state === 'cancelled' ? of.memberId : undefined, endedAt);
  if (!served) return;
  note('served', served.meals, of.memberId, served.at);
  book.add(key, { mealsServed: served.meals });
  if (!past.isRated) return;
  const rating = ratingAt(served.at + HOUR, randomFrom(served.at));
  const rater = { raterId: of.memberId, raterName: of.name, isOrganization: true };
  putRating(book, rating, { fishermanId: pledge.fishermanId, ...rater });
}

function storedClaim({ pledge, ...past }: PastClaim, of: PastOrganization): StoredClaim {
  const endedAt = new Date(past.endedAt).toISOString();
  const { served, state } = past;
  return {
    card: {
      pledgeId: pledge.id,
      organizationId: of.id,
      organizationName: of.name,
      fishermanId: pledge.fishermanId,
      fishermanName: pledge.fishermanName,
      species: pledge.species,
      ...(pledge.customSpecies !== undefined && { customSpecies: pledge.customSpecies }),
      pickupPlace: pledge.pickup?.place ?? pledge.location,
      meals: past.meals,
      pickupStart: past.slot.start,
      pickupEnd: past.slot.end,
      collectorName: of.memberName,
      state,
      ...(state === 'collected' && { collectedAt: endedAt }),
      ...(state === 'cancelled' && {
        cancelledBy: 'organization',
        reason: 'Our freezer is full until Thursday.',
      }),
      ...(served && { mealsServed: served.meals, servedAt: new Date(served.at).toISOString() }),
      ...(past.isRated && { isRated: true }),
    },
    handling: pledge.handling,
    location: pledge.location,
    organizationType: of.type,
    isOfNewPledge: false,
    claimedBy: of.memberId,
    version: served ? 3 : 2,
  };
}
