/** The interface between the edge and the function that renders pages: cache times, paths and fallbacks. */
import type { EndpointDefinition } from './contract/endpoint.ts';
import { FLAVOURS } from './flavours.ts';
import { LANGUAGES } from './languages.ts';
import { isPage, PAGE_PARAMETER, PATHS, type RENDERED_PAGES, shellPath } from './pages/pages.ts';

type Cache = NonNullable<EndpointDefinition['cache']>;

/** Posts are added, sold and hidden, so these pages have the cache times of the API's lists. */
const WITH_POSTS: Cache = { seconds: 5, staleSeconds: 30 };

/**
 * These pages change with a deployment, and with administrators' announcements and settings. With a function's own
 * cache this adds up to less than a minute (shared/limits.ts).
 */
const SETTLED: Cache = { seconds: 20, staleSeconds: 15 };

/** How long the edge can cache each rendered page, and serve it stale while it is rendered again. */
const PAGE_CACHES: Readonly<Record<(typeof RENDERED_PAGES)[number], Cache>> = {
  [PATHS.home]: WITH_POSTS,
  [PATHS.marketplace]: WITH_POSTS,
  [PATHS.town]: WITH_POSTS,
  [PATHS.lot]: WITH_POSTS,
  [PATHS.landings]: WITH_POSTS,
  [PATHS.landing]: WITH_POSTS,
  [PATHS.catch]: WITH_POSTS,
  [PATHS.pledge]: WITH_POSTS,
  [PATHS.share]: WITH_POSTS,
  [PATHS.sharePledge]: WITH_POSTS,
  [PATHS.sharePledgeUnnamed]: SETTLED,
  [PATHS.facebookScreen]: WITH_POSTS,
  [PATHS.shortPost]: WITH_POSTS,
  [PATHS.shortFisherman]: WITH_POSTS,
  [PATHS.fishermen]: WITH_POSTS,
  [PATHS.fisherman]: WITH_POSTS,
  [PATHS.organization]: WITH_POSTS,
  [PATHS.receipt]: WITH_POSTS,
  [PATHS.about]: SETTLED,
  [PATHS.faq]: SETTLED,
  [PATHS.question]: SETTLED,
  [PATHS.press]: SETTLED,
  [PATHS.developers]: SETTLED,
  [PATHS.privacy]: SETTLED,
  [PATHS.terms]: SETTLED,
  [PATHS.goPro]: SETTLED,
  [PATHS.whatsInAPledge]: SETTLED,
  [PATHS.impact]: SETTLED,
  [PATHS.communityAid]: SETTLED,
  [PATHS.communityAidContact]: SETTLED,
  [PATHS.contact]: SETTLED,
  [PATHS.getInvitation]: SETTLED,
  [PATHS.newsletter]: SETTLED,
  [PATHS.auth]: SETTLED,
  [PATHS.login]: SETTLED,
  [PATHS.signUp]: SETTLED,
  [PATHS.customerDemo]: SETTLED,
};

/**
 * For missing pages, so that the edge handles requests for many ids that don't exist. It is short, because the post may
 * exist a moment later.
 */
export const MISSING_PAGE_CACHE: Cache = { seconds: 10, staleSeconds: 0 };

/** For a private page, whose shell is the same for everybody until a deployment invalidates it. */
export const SHELL_CACHE: Cache = { seconds: 86_400, staleSeconds: 0 };

/** @returns undefined if the path has no rendered page */
export function pageCacheOf(path: string): Cache | undefined {
  return Object.entries(PAGE_CACHES).find(([pattern]) => isPage(path, [pattern]))?.[1];
}

const SHELL_PATHS = LANGUAGES.flatMap((language) => FLAVOURS.map((flavour) => shellPath(flavour, language)));

/** The paths by which a deployment invalidates all pages. A final star matches any text. */
export const ALL_PAGES: readonly string[] = SHELL_PATHS.map((path) => `${path}*`);

/**
 * The edge's paths of one page on both sites and in all languages, with any query, for an invalidation. Pages that list the same post aren't
 * included, because they expire within 35 seconds. All other pages stay cached.
 * @param path without a language, such as `/pledge/01ABC`
 */
export const pathsOfPage = (path: string): string[] =>
  SHELL_PATHS.map((shell) => `${shell}?${PAGE_PARAMETER}=${path}*`);

/** The part of its function's time after which rendering a page is aborted: 2.5 seconds of 10. */
export const RENDERING_SHARE = 0.25;

/** The edge waits this long for a page, and then serves the shell. In seconds, as CloudFront counts them. */
export const PAGE_TIMEOUT_SECONDS = 3;

/**
 * Statuses for which the edge serves the shell instead, and the app then works without a rendered page. 429 is the
 * gateway's response to requests above its limit.
 */
export const SHELL_INSTEAD_OF: readonly number[] = [429, 500, 502, 503, 504];
