import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import type { StoredShare } from '../../ledger/store/items.ts';
import { townNamed } from '../../services/places.ts';
import { type Found, onlyIf, present, update, writeIf } from '../../table/index.ts';
import { claim } from './items.ts';

/** Takes somebody who leaves out of the claims that their shares of the ledger tell of. */
export async function forgetInClaims(shares: readonly Found<StoredShare>[]): Promise<void> {
  const byClaim = Map.groupBy(shares, ({ card }) => card.claimId);
  for (const [claimId, some] of byClaim) {
    if (claimId === undefined) continue;
    const asFisherman = some.find(({ isFisherman }) => isFisherman);
    await forgetInClaim(claimId, {
      town: asFisherman && (await townNamed(asFisherman.card.location)),
      claimed: some.some(({ acted, card }) => acted && card.kind === 'claimed'),
    });
  }
}

/** A person's part in a claim. */
interface Part {
  /** Of the fisherman: where the meals were. The place as they wrote it may be their home. */
  town: string | undefined;
  /** They made it, and named who comes. */
  claimed: boolean;
}

/** It stays, and so does what was given. A change in progress reads it again. */
async function forgetInClaim(claimId: string, { town, claimed }: Part): Promise<void> {
  if (town === undefined && !claimed) return;
  const set = {
    ...(town !== undefined && {
      'card.fishermanId': undefined,
      'card.fishermanName': DELETED_PERSON,
      'card.pickupPlace': town,
      location: town,
    }),
    ...(claimed && { claimedBy: undefined, 'card.collectorName': DELETED_PERSON }),
  };
  await writeIf(update(claim.key({ claimId }), { set, add: { version: 1 } }, onlyIf(present)));
}
