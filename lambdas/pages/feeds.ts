import { firstKind } from '#shared/features.ts';
import { isPage, PATHS } from '#shared/pages/pages.ts';
import { VIEWS } from '#shared/posts/marketplace-path.ts';
import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';
import { feedPaths } from '#shared/sharing/feeds.ts';
import * as words from '#words/sharing/feeds.ts';
import type { Site } from '../share/site.ts';

interface Feed {
  path: string;
  title: string;
}

const OF_PLEDGES: Feed = { path: feedPaths.pledges, title: words.titles.pledge };

/**
 * Returns the feed that matches a page, for browsers and feed readers that know only the page's address.
 *
 * @param address path and query
 * @param name the title of the page
 */
export function feedOf(address: string, name: string, site: Site): Feed | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (isPage(pathname, [PATHS.fisherman])) {
    const [, , userId = ''] = pathname.split('/');
    return { path: feedPaths.fisherman(userId), title: name };
  }
  if (isPage(pathname, [PATHS.landings, PATHS.landing]))
    return { path: feedPaths.landings, title: words.titles.landing };
  if (isPage(pathname, [PATHS.pledge, PATHS.share, PATHS.sharePledge])) return OF_PLEDGES;
  const first = firstKind(site.flavour, site.switchedOff);
  if (first === undefined || !isPage(pathname, [PATHS.home, PATHS.marketplace])) return undefined;
  const view = searchParams.get('view');
  const shown = POST_KIND_NAMES.find((kind) => VIEWS[kind] === view) ?? first;
  if (shown === first) return { path: feedPaths.marketplace, title: words.titles[first] };
  return shown === 'pledge' ? OF_PLEDGES : undefined;
}
