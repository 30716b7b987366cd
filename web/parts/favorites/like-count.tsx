import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { Icon } from '../../components/drawings/icons.tsx';

/** The fields of a pledge that a like needs. */
export type LikedPledge = Pick<
  PledgeCard,
  'id' | 'likeCount' | 'fishermanId' | 'fishermanName' | 'species' | 'customSpecies' | 'shownAs'
>;

/** The target is 44 px tall without making the 20 px line taller; the padding aligns its content with that line. */
export const LIKE_LOOK =
  '-mt-4 -mr-2 -mb-2 inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 rounded-control px-2 pt-2 text-sm';

/** Shown instead of the button until its code is loaded, and to the pledge's owner. */
export function LikeCount({ pledge }: { pledge: LikedPledge }) {
  return (
    <span aria-hidden="true" className={LIKE_LOOK}>
      {pledge.likeCount > 0 && pledge.likeCount}
      <Icon name="thumb" />
    </span>
  );
}
