import type { IconName } from '../components/icons.tsx';
import { FLAVOUR } from './flavour.ts';
import { PATHS, toMarketplace } from './paths.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** For the bottom bar, where there is little room. */
  short: string;
  icon: IconName;
}

/** Where the first link leads depends on what this flavour is about. */
export const BROWSE: NavigationItem =
  FLAVOUR === 'community'
    ? { to: toMarketplace({ view: 'pledges' }), label: 'Community', short: 'Community', icon: 'fish' }
    : { to: PATHS.marketplace, label: 'Marketplace', short: 'Market', icon: 'fish' };

/** Only pages that exist. */
export const SIGNED_IN: readonly NavigationItem[] = [
  { to: PATHS.postCatch, label: 'Post Catch', short: 'Post', icon: 'plus' },
  { to: PATHS.myPosts, label: 'My Posts', short: 'My Posts', icon: 'list' },
];
