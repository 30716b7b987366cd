/** The addresses of everything that the server renders for the public, with existing content. */
import { routes } from '#lambdas/share/routes.ts';
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { type Language, prefixOf } from '#shared/languages.ts';
import { PATHS, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { feedPaths, landingCalendarPath } from '#shared/sharing/feeds.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { byPhone } from '#tests/support/landings.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { aReceipt, verified } from '#tests/support/receipts.ts';

/** Ids by the parameter names of the address patterns. */
export type PageIds = Readonly<Record<string, string>>;

/** Rendered pages with content. Of those left out, one only says that its address lacks something, and two redirect. */
export const PAGES_THAT_ARE_THERE: readonly string[] = RENDERED_PAGES.filter(
  (pattern) =>
    ![PATHS.sharePledgeUnnamed, PATHS.shortPost, PATHS.shortFisherman].some((each) => each === pattern),
);

/** The page that search engines should list in place of another one with the same content. */
export const KNOWN_AS: Readonly<Record<string, string>> = {
  [PATHS.share]: PATHS.pledge,
  [PATHS.sharePledge]: PATHS.pledge,
  [PATHS.facebookScreen]: PATHS.pledge,
  [PATHS.auth]: PATHS.login,
};

/** The site on which search engines should find a page that is the same on both sites. */
export const SITE_OF: Readonly<Record<string, Flavour>> = {
  [PATHS.catch]: 'consumer',
  [PATHS.landing]: 'consumer',
  [PATHS.pledge]: 'community',
  [PATHS.organization]: 'community',
};

/** A page's address. */
export function addressIn(pattern: string, ids: PageIds): string {
  // A lot has the id of its post, of either kind.
  const known: PageIds = { postId: ids.pledgeId ?? '', ...ids };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '');
  if (pattern === PATHS.facebookScreen) return `${path}?id=${ids.pledgeId}`;
  // A screen's id is a post's by default, a poster's is a fisherman's.
  return pattern === PATHS.poster ? pattern.replace(':sharedId', known.userId ?? '') : path;
}

/** @param fisherman the owner of the posts and the profile; a new person by default */
export async function createPageIds(cloud: LocalCloud, fisherman?: TestUser): Promise<PageIds> {
  const owner = fisherman ?? (await cloud.createUser({ name: 'Omar Birch', fisherman: A_FISHERMAN }));
  const { id: catchId } = await postCatch(cloud, owner);
  const { id: pledgeId } = await postPledge(cloud, owner);
  const { id: landingId } = (await byPhone(cloud, owner).announce()).body;
  const coordinator = await cloud.createUser();
  const organizationId = await createOrganization(cloud, coordinator, verified(cloud));
  const receiptId = await aReceipt(cloud, { kitchen: { organizationId, coordinator }, fisherman: owner });
  await cloud.settled();
  return {
    catchId,
    pledgeId,
    landingId,
    organizationId,
    receiptId,
    userId: owner.userId,
    customerId: 'demo',
    town: 'portland-me',
    questionId: 'who-sees-where-i-fish',
  };
}

export const publicPages = (ids: PageIds): string[] =>
  PAGES_THAT_ARE_THERE.map((pattern) => addressIn(pattern, ids));

/** The reason why a walk through the pages of signed-in people leaves one out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  [PATHS.adminTab]: 'the menu of the dashboard leads to each',
};

/**
 * One address of each page that the server does not render, all for signed-in people.
 * @throws Error for a page whose id is not given, so that no walk forgets a new page
 */
export function ownPages(ids: PageIds): string[] {
  const rendered: readonly string[] = RENDERED_PAGES;
  const own = Object.values(PATHS).filter((pattern) => !rendered.includes(pattern) && !(pattern in LEFT_OUT));
  return own.map((pattern) => {
    const missing = [...pattern.matchAll(/:(\w+)/g)].find(([, name = '']) => !ids[name]);
    if (missing) throw new Error(`A walk needs an id for ${pattern}, or a reason to leave it out.`);
    return addressIn(pattern, ids);
  });
}

/** Addresses outside the app, by route name. `month` is a month with posts: `2026-11`. */
const OUTSIDE: Readonly<Record<string, (ids: PageIds, month: string) => string>> = {
  sitemap: () => '/sitemap.xml',
  sitemapOfPages: () => '/sitemap-pages.xml',
  sitemapOfCatches: (_, month) => `/sitemap-catches-${month}.xml`,
  sitemapOfLandings: () => '/sitemap-landings.xml',
  sitemapOfPledges: (_, month) => `/sitemap-pledges-${month}.xml`,
  sitemapOfFishermen: (_, month) => `/sitemap-fishermen-${month}.xml`,
  robots: () => '/robots.txt',
  marketplaceFeed: () => feedPaths.marketplace,
  pledgesFeed: () => feedPaths.pledges,
  landingsFeed: () => feedPaths.landings,
  landingCalendar: ({ landingId = '' }) => landingCalendarPath(landingId),
  cellFeed: () => feedPaths.cell(PORTLAND),
  fishermanFeed: ({ userId = '' }) => feedPaths.fisherman(userId),
  embeddedPledges: () => '/embed/pledges?near=04101',
  catchImage: ({ catchId = '' }) => linkPicturePath('catch', catchId),
  landingImage: ({ landingId = '' }) => linkPicturePath('landing', landingId),
  fishermanImage: ({ userId = '' }) => linkPicturePath('fisherman', userId),
  pledgeImage: ({ pledgeId = '' }) => linkPicturePath('pledge', pledgeId),
};

const PORTLAND = writeCell(cellOf({ lat: 43.66, lng: -70.26 }));

/** It exists while one of these parts of the site is on; empty if it always exists. */
interface Outside {
  path: string;
  parts: readonly Feature[];
}

/**
 * One address for each route outside the app: sitemap, feeds, embedded pages, pictures.
 * @throws Error for a route that is not listed here
 */
export function outsideOfTheApp(ids: PageIds, now: number): Outside[] {
  return routes.map(({ name, pattern, feature }) => {
    const path = OUTSIDE[name]?.(ids, new Date(now).toISOString().slice(0, 7)) ?? '';
    if (!pattern.test(path.replace(/\?.*/, ''))) throw new Error(`OUTSIDE has no address of ${name}.`);
    if (feature !== undefined) return { path, parts: [feature] };
    return { path, parts: name.startsWith('marketplace') ? (['sales', 'pledges'] as const) : [] };
  });
}

/** The address of the same in a language. The sitemap and robots.txt have none. */
export function outsideIn(language: Language, path: string): string {
  if (path.startsWith('/embed/')) return `${path}&lang=${language}`;
  return path.replace(/^\/feeds|(?=\.jpg$)/, (found) => found + prefixOf(language));
}

/** User agents from the operators' documentation. */
export const CRAWLERS = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Pinterest/0.2 (+http://www.pinterest.com/bot.html)',
];
