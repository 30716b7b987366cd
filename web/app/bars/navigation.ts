import * as words from '#words/app/navigation.ts';
import type { IconName } from '../../components/drawings/icons.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/first-paths.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import type { Parts } from '../../lib/site/site.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** For the bottom bar, where there is little room. */
  short?: string;
  icon?: IconName;
}

/** The first link, whose target depends on the flavour. */
export const BROWSE =
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

export const FISHERMEN = { to: PATHS.fishermen, label: words.fishermen, icon: 'pin' as const };
/** Links in a visitor's top bar. */
export const TOP_BAR = [BROWSE, FISHERMEN];

/** The links of a bar whose pages exist on this site. */
export function linksFor<Link extends NavigationItem>(
  links: readonly Link[],
  { hasPage, firstKind }: Pick<Parts, 'hasPage' | 'firstKind'>,
): readonly Link[] {
  return links
    .map((link) =>
      link.to === BROWSE.to && !hasPage(link.to) ? { ...link, to: toMarketplace({ kind: firstKind }) } : link,
    )
    .filter(({ to }) => hasPage(to));
}

/** Links behind the toggle for a signed-out visitor with a phone. On the narrowest phones the bar has no room for signing in. */
export const TOGGLE_MENU: readonly NavigationItem[] = [
  { to: PATHS.login, label: words.signIn },
  BROWSE,
  FISHERMEN,
  { to: PATHS.whatsInAPledge, label: words.pledgeGuide },
  { to: PATHS.faq, label: words.faq },
  { to: PATHS.about, label: words.about },
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
      { to: PATHS.faq, label: words.faq },
    ],
  ],
  [
    words.company,
    [
      { to: PATHS.about, label: words.about },
      { to: PATHS.contact, label: words.contact },
      { to: PATHS.press, label: words.press },
      { to: PATHS.newsletter, label: words.newsletter },
      { to: PATHS.goPro, label: words.goPro },
      { to: PATHS.privacy, label: words.privacy },
      { to: PATHS.terms, label: words.terms },
    ],
  ],
];
