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
