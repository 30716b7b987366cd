import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts';
import { ANY_PAGE, MOVED_PAGES, RENDERED_PAGES, sourceOf } from '#shared/pages/pages.ts';
import { RENDERED_PARAMETERS } from '#shared/pages/rendered-parameters.ts';
import { NOT_FOUND, NOT_FOUND_TEXTS } from './not-found-page.ts';

const WITH_PREFIX = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

/** CloudFront limits the size of the code, in which comments and spaces count. Names and syntax stay as written. */
const withoutSpaces = (source: string) => transformSync(source, { minifyWhitespace: true }).code;

/**
 * The source that CloudFront runs on every viewer request.
 * @param communityHosts host names (no port) served in the community flavour
 */
export function edgeFunctionCode(communityHosts: readonly string[]): string {
  const source = readFileSync(new URL('./viewer-request.js', import.meta.url), 'utf8');
  return `var COMMUNITY_HOSTS = ${JSON.stringify(communityHosts)};
var PAGE = ${pattern(ANY_PAGE)};
var RENDERED_PAGE = ${pattern(sourceOf(RENDERED_PAGES))};
var LANGUAGE = ${pattern(`^/(?:${WITH_PREFIX.join('|')})(?=/|$)`)};
var DEFAULT_LANGUAGE = ${pattern(`^/${DEFAULT_LANGUAGE}(?=/|$)`)};
var MOVED = [${MOVED_PAGES.map(movedPage)}];
var PARAMETERS = [${Object.entries(RENDERED_PARAMETERS).map(parametersOfPage)}];
var NOT_FOUND = ${JSON.stringify(NOT_FOUND)};
var NOT_FOUND_TEXTS = ${JSON.stringify(NOT_FOUND_TEXTS)};
${withoutSpaces(source)}`;
}

const pattern = (source: string) => `new RegExp(${JSON.stringify(source)})`;

/** The source of a pair: the pattern of the page's path, and the parameter names. */
function parametersOfPage([path, names]: [string, readonly string[]]): string {
  return `[${pattern(sourceOf([path]))}, ${JSON.stringify(names)}]`;
}

/** The source of a pair: the pattern of the old path, and the new path with its id. */
function movedPage({ from, to }: (typeof MOVED_PAGES)[number]): string {
  const old = `^${from.replace(/:\w+/, '([^/]+)')}/?$`;
  return `[${pattern(old)}, ${JSON.stringify(to.replace(/:\w+/, '$1'))}]`;
}
