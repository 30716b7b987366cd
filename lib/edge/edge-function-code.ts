import { readFileSync } from 'node:fs';
import { ANY_PAGE, MOVED_PAGES, RENDERED_PAGES, sourceOf } from '#shared/pages/pages.ts';
import { RENDERED_PARAMETERS } from '#shared/pages/rendered-parameters.ts';
import { NOT_FOUND } from './not-found-page.ts';

/**
 * The source that CloudFront runs on every viewer request.
 * @param communityHosts host names (no port) served in the community flavour
 */
export function edgeFunctionCode(communityHosts: readonly string[]): string {
  const source = readFileSync(new URL('./viewer-request.js', import.meta.url), 'utf8');
  return `var COMMUNITY_HOSTS = ${JSON.stringify(communityHosts)};
var PAGE = new RegExp(${JSON.stringify(ANY_PAGE)});
var RENDERED_PAGE = new RegExp(${JSON.stringify(sourceOf(RENDERED_PAGES))});
var MOVED = [${MOVED_PAGES.map(movedPage)}];
var PARAMETERS = [${Object.entries(RENDERED_PARAMETERS).map(parametersOfPage)}];
var NOT_FOUND = ${JSON.stringify(NOT_FOUND)};
${source}`;
}

/** The source of a pair: the pattern of the page's path, and the parameter names. */
function parametersOfPage([pattern, names]: [string, readonly string[]]): string {
  return `[new RegExp(${JSON.stringify(sourceOf([pattern]))}), ${JSON.stringify(names)}]`;
}

/** The source of a pair: the pattern of the old path, and the new path with its id. */
function movedPage({ from, to }: (typeof MOVED_PAGES)[number]): string {
  const pattern = `^${from.replace(/:\w+/, '([^/]+)')}/?$`;
  return `[new RegExp(${JSON.stringify(pattern)}), ${JSON.stringify(to.replace(/:\w+/, '$1'))}]`;
}
