import { Suspense } from 'react';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { Icon } from './icons.tsx';

/** What a like needs to know of its pledge. */
export type LikedPledge = Pick<
  PledgeCard,
  'id' | 'likeCount' | 'fishermanName' | 'species' | 'customSpecies'
>;

/** 44 px to press, though it stands in a line of 20: the line is not to grow. */
export const LIKE_LOOK =
  '-mt-4 -mr-2 -mb-2 inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 rounded-control px-2 text-sm';

// What it does comes after the first paint; without it a card still is a link.
const LikeButton = lazyWithStyles(() => import('./like-button.tsx').catch(() => ({ default: LikeCount })));

/** The heart of a pledge's card, with the number of likes. */
export function Like({ pledge }: { pledge: LikedPledge }) {
  return (
    <Suspense fallback={<LikeCount pledge={pledge} />}>
      <LikeButton pledge={pledge} />
    </Suspense>
  );
}

function LikeCount({ pledge }: { pledge: LikedPledge }) {
  return (
    <span aria-hidden="true" className={LIKE_LOOK}>
      {pledge.likeCount > 0 && pledge.likeCount}
      <Icon name="heart" />
    </span>
  );
}
