import { siteNames } from '#words/app/site-names.ts';
import { type Flavour, PRODUCT_NAME } from '../flavours.ts';

/** Characters of a title that search engines show. */
export const TITLE_LENGTH = 60;

const BEFORE_SITE = ' · ';

/** A page's name followed by the name of its site, if there is room for it. */
export function pageTitle(name: string, flavour: Flavour): string {
  // The specification gives such titles in full.
  if (name.endsWith(PRODUCT_NAME)) return name;
  const titles = [siteNames[flavour], PRODUCT_NAME].map((site) => `${name}${BEFORE_SITE}${site}`);
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? name;
}

/** The page's name within its title. */
export const nameIn = (title: string): string => title.split(BEFORE_SITE)[0] ?? title;
