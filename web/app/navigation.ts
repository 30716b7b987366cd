import type { IconName } from '../components/icons.tsx';
import { FLAVOUR } from '../lib/flavour.ts';
import { PATHS, toMarketplace } from '../lib/paths.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** For the bottom bar, where there is little room. */
  short?: string;
  icon?: IconName;
}

/** Pages that the router knows. Bars, menus and footer link to these only: add a page here when its route is added. */
const ROUTED: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.login,
  PATHS.signUp,
  PATHS.marketplace,
  PATHS.postCatch,
  PATHS.myPosts,
  PATHS.messages,
  PATHS.profile,
  PATHS.about,
  PATHS.contact,
  PATHS.privacy,
  PATHS.terms,
  PATHS.goPro,
  PATHS.whatsInAPledge,
  PATHS.communityAid,
  PATHS.fishermen,
  PATHS.favorites,
]);

function routed<T extends NavigationItem>(items: readonly T[]): readonly T[] {
  return items.filter(({ to }) => ROUTED.has(to.replace(/\?.*$/, '')));
}

/** Where the first link leads depends on what this flavour is about. */
const BROWSE =
  FLAVOUR === 'community'
    ? {
        to: toMarketplace({ kind: 'pledge' }),
        label: 'Community',
        short: 'Community',
        icon: 'fish' as const,
      }
    : { to: PATHS.marketplace, label: 'Marketplace', short: 'Market', icon: 'fish' as const };

const FISHERMEN = { to: PATHS.fishermen, label: 'Fishermen', icon: 'pin' as const };
const POST = { to: PATHS.postCatch, label: 'Post Catch', short: 'Post', icon: 'plus' as const };
const MY_POSTS = { to: PATHS.myPosts, label: 'My Posts', short: 'My Posts', icon: 'list' as const };
const FAVORITES = { to: PATHS.favorites, label: 'Favorites', icon: 'heart' as const };
const MESSAGES = { to: PATHS.messages, label: 'Messages', short: 'Messages', icon: 'mail' as const };
const PROFILE = { to: PATHS.profile, label: 'Profile', short: 'Profile', icon: 'user' as const };

export const BAR = {
  signedOut: routed([BROWSE, FISHERMEN]),
  signedIn: routed([BROWSE, FISHERMEN, POST, MY_POSTS, MESSAGES]),
};

export const AVATAR_MENU = routed([PROFILE, MY_POSTS, FAVORITES, MESSAGES, FISHERMEN]);

export const BOTTOM_BAR = routed([BROWSE, POST, MY_POSTS, MESSAGES, PROFILE]);

/** What a signed-out visitor finds behind the toggle on a phone. */
export const TOGGLE_MENU: readonly NavigationItem[] = routed([
  BROWSE,
  FISHERMEN,
  { to: PATHS.whatsInAPledge, label: "What's in a Pledge" },
  { to: PATHS.about, label: 'About' },
  { to: PATHS.login, label: 'Sign In' },
  { to: PATHS.signUp, label: 'Get Started' },
]);

export const FOOTER: Readonly<Record<'Quick Links' | 'Company', readonly NavigationItem[]>> = {
  'Quick Links': routed([
    { to: PATHS.home, label: 'Home' },
    { to: PATHS.marketplace, label: 'Marketplace' },
    { to: toMarketplace({ kind: 'pledge' }), label: 'Community Pledges' },
    FISHERMEN,
    { to: PATHS.communityAid, label: 'Community Aid' },
    { to: PATHS.whatsInAPledge, label: "What's in a Pledge" },
  ]),
  Company: routed([
    { to: PATHS.about, label: 'About' },
    { to: PATHS.contact, label: 'Contact' },
    { to: PATHS.goPro, label: 'Go Pro' },
    { to: PATHS.privacy, label: 'Privacy' },
    { to: PATHS.terms, label: 'Terms' },
  ]),
};

/** What a link's number says beside it: unread messages. */
export const MESSAGES_PATH: string = MESSAGES.to;
