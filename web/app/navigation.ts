import * as words from '#words/navigation.ts';
import type { IconName } from '../components/icons.tsx';
import { FLAVOUR } from '../lib/flavour.ts';
import { PATHS, toMarketplace } from '../lib/paths.ts';
import type { Parts } from '../lib/site.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** For the bottom bar, where there is little room. */
  short?: string;
  icon?: IconName;
}

/** Where the first link leads depends on what this flavour is about. */
const BROWSE =
  FLAVOUR === 'community'
    ? {
        to: toMarketplace({ kind: 'pledge' }),
        label: words.community,
        short: words.community,
        icon: 'fish' as const,
      }
    : {
        to: toMarketplace({ kind: 'catch' }),
        label: words.marketplace,
        short: words.marketplaceShort,
        icon: 'fish' as const,
      };

/** For members of an aid organization, and on the community's flavour where their everyday begins. */
const FIND_MEALS = {
  to: PATHS.findMeals,
  label: words.findMeals,
  short: words.findMealsShort,
  icon: 'fish' as const,
};

const FISHERMEN = { to: PATHS.fishermen, label: words.fishermen, icon: 'pin' as const };
const POST = { to: PATHS.postCatch, label: words.postCatch, short: words.post, icon: 'plus' as const };
const MY_POSTS = { to: PATHS.myPosts, label: words.myPosts, short: words.myPosts, icon: 'list' as const };
const FAVORITES = { to: PATHS.favorites, label: words.favorites, icon: 'heart' as const };
const MESSAGES = { to: PATHS.messages, label: words.messages, short: words.messages, icon: 'mail' as const };
const PROFILE = { to: PATHS.profile, label: words.profile, short: words.profile, icon: 'user' as const };

export const BAR = {
  signedOut: [BROWSE, FISHERMEN],
  signedIn: [BROWSE, FISHERMEN, POST, MY_POSTS, MESSAGES],
};

export const AVATAR_MENU = [PROFILE, MY_POSTS, FAVORITES, MESSAGES, FISHERMEN];
/** In front of these, for members of an aid organization. */
export const MEMBERS_MENU = [FIND_MEALS, { to: PATHS.claims, label: words.claims, icon: 'list' as const }];

export const BOTTOM_BAR = [BROWSE, POST, MY_POSTS, MESSAGES, PROFILE];

/** The links of a bar whose pages are there; on the community's flavour who may act for an aid organization finds meals in place of the list. */
export function linksFor<Link extends NavigationItem>(
  links: readonly Link[],
  { isMember, hasPage, firstKind }: Pick<Parts, 'hasPage' | 'firstKind'> & { isMember: boolean },
): readonly (Link | typeof FIND_MEALS)[] {
  const findsMeals = isMember && FLAVOUR === 'community' && hasPage(FIND_MEALS.to);
  return links
    .map((link) => {
      if (link.to !== BROWSE.to) return link;
      return findsMeals
        ? FIND_MEALS
        : hasPage(link.to)
          ? link
          : { ...link, to: toMarketplace({ kind: firstKind }) };
    })
    .filter(({ to }) => hasPage(to));
}

/** What a signed-out visitor finds behind the toggle on a phone. */
export const TOGGLE_MENU: readonly NavigationItem[] = [
  BROWSE,
  FISHERMEN,
  { to: PATHS.whatsInAPledge, label: words.pledgeGuide },
  { to: PATHS.about, label: words.about },
  { to: PATHS.login, label: words.signIn },
  { to: PATHS.signUp, label: words.getStarted },
];

/** Each list of links under its heading. */
export const FOOTER: readonly (readonly [string, readonly NavigationItem[]])[] = [
  [
    words.quickLinks,
    [
      { to: PATHS.home, label: words.home },
      { to: toMarketplace({ kind: 'catch' }), label: words.marketplace },
      { to: toMarketplace({ kind: 'pledge' }), label: words.communityPledges },
      FISHERMEN,
      { to: PATHS.impact, label: words.impact },
      { to: PATHS.communityAid, label: words.communityAid },
      { to: PATHS.whatsInAPledge, label: words.pledgeGuide },
    ],
  ],
  [
    words.company,
    [
      { to: PATHS.about, label: words.about },
      { to: PATHS.contact, label: words.contact },
      { to: PATHS.goPro, label: words.goPro },
      { to: PATHS.privacy, label: words.privacy },
      { to: PATHS.terms, label: words.terms },
    ],
  ],
];

/** What a link's number says beside it: unread messages. */
export const MESSAGES_PATH: string = MESSAGES.to;
