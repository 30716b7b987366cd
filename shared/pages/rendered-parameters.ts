/** Apart from the paths of pages, so that the first script does not include it. */
import { isPage, MARKETPLACE_PARAMETERS, PATHS, type RENDERED_PAGES, VIA } from './pages.ts';

/** The query parameters of the directory of fishermen. */
export const DIRECTORY_PARAMETERS = ['q', 'near', 'pro'] as const;

/** The query parameters of the list of landings. */
export const LANDINGS_PARAMETERS = ['day', 'near', 'show'] as const;

/**
 * The query parameters that a rendered page reads. A page that is not listed reads none. The edge passes on only these,
 * so that nobody can force new renderings with made-up parameters. Parameters that only the browser reads (an open
 * dialog, the way a link was shared) are not listed.
 */
export const RENDERED_PARAMETERS: Readonly<
  Partial<Record<(typeof RENDERED_PAGES)[number], readonly string[]>>
> = {
  [PATHS.marketplace]: MARKETPLACE_PARAMETERS,
  [PATHS.fishermen]: DIRECTORY_PARAMETERS,
  [PATHS.landings]: LANDINGS_PARAMETERS,
  [PATHS.fisherman]: ['from'],
  [PATHS.facebookScreen]: ['id'],
  // The way of sharing is passed on to the target page.
  [PATHS.shortPost]: [VIA],
  [PATHS.shortFisherman]: [VIA],
  [PATHS.newsletter]: ['step'],
  [PATHS.auth]: ['tab'],
  [PATHS.login]: ['tab'],
  [PATHS.signUp]: ['tab'],
};

/** The query parameters of the page at a path. */
export const renderedParameters = (path: string): readonly string[] =>
  Object.entries(RENDERED_PARAMETERS).find(([pattern]) => isPage(path, [pattern]))?.[1] ?? [];
