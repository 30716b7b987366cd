import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import type { StoredShare } from '../../ledger/store/items.ts';
import { type Found, onlyIf, present, update, writeIf } from '../../table/index.ts';
import { claim } from './items.ts';

/** Takes somebody who leaves out of the claims that their shares of the ledger tell of. */
export async function forgetInClaims(shares: readonly Found<StoredShare>[]): Promise<void> {
  const byClaim = Map.groupBy(shares, ({ card }) => card.claimId);
  for (const [claimId, some] of byClaim) {
    if (claimId === undefined) continue;
    await forgetInClaim(claimId, {
      wasFisherman: some.some(({ isFisherman }) => isFisherman),
      claimed: some.some(({ acted, card }) => acted && card.kind === 'claimed'),
    });
  }
}

/** What somebody was to a claim. */
interface Part {
  wasFisherman: boolean;
  /** They made it, and named who comes. */
  claimed: boolean;
}

/** It stays, and so does what was given. Who is changing it reads it again. */
async function forgetInClaim(claimId: string, { wasFisherman, claimed }: Part): Promise<void> {
  if (!wasFisherman && !claimed) return;
  const set = {
    ...(wasFisherman && { 'card.fishermanId': undefined, 'card.fishermanName': DELETED_PERSON }),
    ...(claimed && { claimedBy: undefined, 'card.collectorName': DELETED_PERSON }),
  };
  await writeIf(update(claim.key({ claimId }), { set, add: { version: 1 } }, onlyIf(present)));
}
