/** The agreement between the edge and the function that renders pages: cache times, paths and fallbacks. */
import type { EndpointDefinition } from './contract/endpoint.ts';
import { isPage, PAGE_PARAMETER, PATHS, type RENDERED_PAGES, SHELLS } from './pages/pages.ts';

type Cache = NonNullable<EndpointDefinition['cache']>;

/** Posts come, are sold and are hidden: as the lists of the API. */
const WITH_POSTS: Cache = { seconds: 5, staleSeconds: 30 };

/** They change with a deployment, and with what administrators announce or switch off: together with what a function remembers within a minute (shared/limits.ts). */
const SETTLED: Cache = { seconds: 20, staleSeconds: 15 };

/** How long the edge may keep each rendered page, and may serve it stale while it has it rendered anew. */
const PAGE_CACHES: Readonly<Record<(typeof RENDERED_PAGES)[number], Cache>> = {
  [PATHS.home]: WITH_POSTS,
  [PATHS.marketplace]: WITH_POSTS,
  [PATHS.town]: WITH_POSTS,
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
  [PATHS.about]: SETTLED,
  [PATHS.faq]: SETTLED,
  [PATHS.question]: SETTLED,
  [PATHS.press]: SETTLED,
  [PATHS.privacy]: SETTLED,
  [PATHS.terms]: SETTLED,
  [PATHS.goPro]: SETTLED,
  [PATHS.whatsInAPledge]: SETTLED,
  [PATHS.impact]: SETTLED,
  [PATHS.communityAid]: SETTLED,
  [PATHS.communityAidContact]: SETTLED,
  [PATHS.contact]: SETTLED,
  [PATHS.getInvitation]: SETTLED,
  [PATHS.auth]: SETTLED,
  [PATHS.login]: SETTLED,
  [PATHS.signUp]: SETTLED,
  [PATHS.customerDemo]: SETTLED,
};

/** For missing pages: the edge replies to requests for many ids that don't exist. It is short, since one may exist a moment later. */
export const MISSING_PAGE_CACHE: Cache = { seconds: 10, staleSeconds: 0 };

/** Of a page that is only somebody's own: the same for everybody until a deployment, which has the edge forget it. */
export const SHELL_CACHE: Cache = { seconds: 86_400, staleSeconds: 0 };

/** @returns undefined for the path of no rendered page */
export function pageCacheOf(path: string): Cache | undefined {
  return Object.entries(PAGE_CACHES).find(([pattern]) => isPage(path, [pattern]))?.[1];
}

/** By these a deployment has the edge forget all pages. A star at the end stands for any text. */
export const ALL_PAGES: readonly string[] = Object.values(SHELLS).map((path) => `${path}*`);

/**
 * The edge's paths of one page on both sites, with any query, for an invalidation. Pages that list the same thing aren't named: they expire
 * within 35 seconds, and every other page stays.
 * @param path such as `/pledge/01ABC`
 */
export const pathsOfPage = (path: string): string[] =>
  Object.values(SHELLS).map((shell) => `${shell}?${PAGE_PARAMETER}=${path}*`);

/** A page that takes longer is given up. Milliseconds. */
export const RENDERING_TIMEOUT_MS = 2500;

/** The edge waits no longer for a page: it has the shell. In seconds, as CloudFront counts them. */
export const PAGE_TIMEOUT_SECONDS = 3;

/** Answers in whose place the edge gives the shell, and the app then works without a rendered page; 429 is the gateway's, to more than it lets through. */
export const SHELL_INSTEAD_OF: readonly number[] = [429, 500, 502, 503, 504];
