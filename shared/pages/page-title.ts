import { type Flavour, PRODUCT_NAME, SITE_NAMES } from '../flavours.ts';

/** Characters that search engines show of a title. */
export const TITLE_LENGTH = 60;

/** A page's name with that of its host's site behind it, as far as there is room for it. */
export function pageTitle(name: string, flavour: Flavour): string {
  // The specification words such titles whole.
  if (name.endsWith(PRODUCT_NAME)) return name;
  const titles = [SITE_NAMES[flavour], PRODUCT_NAME].map((site) => `${name} · ${site}`);
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? name;
}
