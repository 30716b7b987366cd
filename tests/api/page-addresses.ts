import { PATHS, RENDERED_PAGES } from '#shared/pages.ts';

/** Rendered pages that there are: one only says that its address lacks something. */
export const PAGES_THAT_ARE_THERE: readonly string[] = RENDERED_PAGES.filter(
  (pattern) => pattern !== PATHS.sharePledgeUnnamed,
);

/** By which page search engines are to know one that shows the same. */
export const KNOWN_AS: Readonly<Record<string, string>> = {
  [PATHS.sharePledge]: PATHS.pledge,
  [PATHS.facebookScreen]: PATHS.pledge,
};

/** A page's address. @param ids by the names that the patterns use */
export function addressIn(pattern: string, ids: Readonly<Record<string, string>>): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
  return pattern === PATHS.facebookScreen ? `${path}?id=${ids.pledgeId}` : path;
}
