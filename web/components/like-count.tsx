import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { Icon } from './icons.tsx';

/** What a like needs to know of its pledge. */
export type LikedPledge = Pick<
  PledgeCard,
  'id' | 'likeCount' | 'fishermanName' | 'species' | 'customSpecies'
>;

/** 44 px to press, though it stands in a line of 20: the line is not to grow. */
export const LIKE_LOOK =
  '-mt-4 -mr-2 -mb-2 inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 rounded-control px-2 text-sm';

/** In the place of the button until its code is there. */
export function LikeCount({ pledge }: { pledge: LikedPledge }) {
  return (
    <span aria-hidden="true" className={LIKE_LOOK}>
      {pledge.likeCount > 0 && pledge.likeCount}
      <Icon name="heart" />
    </span>
  );
}
