import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import type { StoredShare } from '../../ledger/store/items.ts';
import { townNamed } from '../../services/places.ts';
import { type Found, onlyIf, present, update, writeIf } from '../../table/index.ts';
import { claim } from './items.ts';

/** Removes a person who leaves from the claims that their shares of the ledger name. */
export async function forgetInClaims(shares: readonly Found<StoredShare>[]): Promise<void> {
  const byClaim = Map.groupBy(shares, ({ card }) => card.claimId);
  for (const [claimId, some] of byClaim) {
    if (claimId === undefined) continue;
    const asFisherman = some.find(({ isFisherman }) => isFisherman);
    await forgetInClaim(claimId, {
      town: asFisherman && (await townNamed(asFisherman.card.location)),
      claimed: some.some(({ acted, card }) => acted && card.kind === 'claimed'),
      cancelled: some.some(({ acted, card }) => acted && card.kind === 'cancelled'),
    });
  }
}

/** A person's part in a claim. */
interface Part {
  /** For the fisherman, the town of the pickup. It replaces the place as they wrote it, which may be their home. */
  town: string | undefined;
  /** Whether they made the claim and named the collector. */
  claimed: boolean;
  /** Whether they cancelled it, and gave the reason. */
  cancelled: boolean;
}

/** Keeps the claim and its meals. The version changes, so that a change in progress reads the claim again. */
async function forgetInClaim(claimId: string, { town, claimed, cancelled }: Part): Promise<void> {
  if (town === undefined && !claimed && !cancelled) return;
  const set = {
    ...(town !== undefined && {
      'card.fishermanId': undefined,
      'card.fishermanName': DELETED_PERSON,
      'card.pickupPlace': town,
      location: town,
    }),
    ...(claimed && { claimedBy: undefined, 'card.collectorName': DELETED_PERSON }),
    ...(cancelled && { 'card.reason': undefined }),
  };
  await writeIf(update(claim.key({ claimId }), { set, add: { version: 1 } }, onlyIf(present)));
}
