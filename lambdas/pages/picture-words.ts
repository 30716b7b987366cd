/** The picture of a page that is not about a post or fisherman: its address and the words on it. */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import { prefixOf } from '#shared/languages.ts';
import type { PageHead } from '#shared/pages/page-head.ts';
import { nameIn } from '#shared/sharing/page-title.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import type { Fish } from '#shared/species/species.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { siteNames } from '#words/app/site-names.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { besideWords } from '#words/sharing/share.ts';

/** The name in the picture's path for the home page, whose own path is empty. */
const HOME = '/home';

/** @param address path and query; of the query, only the view changes the picture */
function picturePath(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const view = searchParams.get('view');
  return `/share/page${prefixOf(LANGUAGE)}${pathname === '/' ? HOME : pathname}${view === null ? '' : `,${view}`}.jpg`;
}

/** Returns the page that a picture shows. */
export const addressOf = (page: string, view: string | undefined): string =>
  (page === HOME ? '/' : page) + (view === undefined ? '' : `?view=${view}`);

/**
 * @param fish the fish in the photo, if there is a photo @returns the address of the page's picture and its alternative
 * text
 */
export const pagePicture = (
  address: string,
  said: Said,
  flavour: Flavour,
  fish: Fish | undefined,
): NonNullable<PageHead['image']> => ({
  path: picturePath(address),
  alt: besideWords(`${siteNames[flavour]}: ${wordsOf(said).join(' – ')}`, fish && speciesInSentence(fish)),
});

/** The picture of the home page, for pages without one. */
export const sitePicture = (flavour: Flavour): NonNullable<PageHead['image']> => ({
  path: picturePath('/'),
  alt: `${siteNames[flavour]}: ${tagline}`,
});

type Said = Pick<PageHead, 'title' | 'description'>;

export const wordsOf = ({
  title = PRODUCT_NAME,
  description = tagline,
}: Said): [name: string, lead: string] => [withoutContacts(nameIn(title)), withoutContacts(description)];
