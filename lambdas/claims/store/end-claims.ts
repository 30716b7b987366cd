/** Ends open claims that can no longer be kept. */
import * as words from '#words/claims/claims.ts';
import { type Ending, endHoldsForOwner, endHoldsOn, openHoldsOn } from '../../holds/store/end-holds.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { changePost } from '../../posts/store/post-changes.ts';
import { readPost } from '../../posts/store/posts.ts';
import { CLAIMS } from './kind.ts';
import type { Side } from './stored-claims.ts';

const bySite = (reason: keyof typeof words.endedBySite): Ending<Side> => ({ cancelledBy: 'site', reason });
export const FISHERMAN_GONE = bySite('fishermanGone');
export const ORGANIZATION_GONE = bySite('organizationGone');
export const PLEDGE_TAKEN_DOWN = bySite('pledgeTakenDown');

/** Ends all open claims on a pledge. May be repeated. */
export function endClaimsOn(pledgeId: string, ending: Ending<Side>, now: Date): Promise<void> {
  const readCounted = async () => (await readPost('pledge', pledgeId))?.record.mealsClaimed;
  return endHoldsOn(CLAIMS, pledgeId, { ...ending, readCounted }, now);
}

interface Deletion {
  userId: string;
  /** Absent if the owner gave no reason. */
  reason: string | undefined;
  now: Date;
}

/** Ends the claims on a pledge that its owner deletes. @throws as `endHoldsForOwner` does */
export async function endClaimsForOwner(pledge: Post<'pledge'>, deletion: Deletion): Promise<void> {
  const { id, mealsClaimed } = pledge.record;
  await endHoldsForOwner(CLAIMS, await openHoldsOn(CLAIMS, id, mealsClaimed), {
    ...deletion,
    needsReason: (held) => words.deletionNeedsReason(held.reduce((sum, { card }) => sum + card.meals, 0)),
    async hide() {
      if (!pledge.hidden) await changePost('pledge', pledge, { ...pledge, hidden: true });
    },
  });
}
