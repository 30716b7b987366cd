/** The picture of a page that is about no post or fisherman: where it is, and the words that stand on it. */
import { type Flavour, PRODUCT_NAME, SITE_NAMES } from '#shared/flavours.ts';
import type { PageHead } from '#shared/pages/page-head.ts';
import { nameIn } from '#shared/pages/page-title.ts';
import { type Fish, speciesInSentence } from '#shared/species/species.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { besideWords } from '#words/sharing/share.ts';

/** Of the home page, whose path has no name. */
const HOME = '/home';

/** @param address path and query; of the query the view alone makes another picture */
function picturePath(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const view = searchParams.get('view');
  return `/share/page${pathname === '/' ? HOME : pathname}${view === null ? '' : `,${view}`}.jpg`;
}

/** The page that it is of. */
export const addressOf = (page: string, view: string | undefined): string =>
  (page === HOME ? '/' : page) + (view === undefined ? '' : `?view=${view}`);

/** @param fish in the photo on it, if there is one @returns the picture of a page by its canonical address, and what is on it */
export const pagePicture = (
  address: string,
  said: Said,
  flavour: Flavour,
  fish: Fish | undefined,
): NonNullable<PageHead['image']> => ({
  path: picturePath(address),
  alt: besideWords(`${SITE_NAMES[flavour]}: ${wordsOf(said).join(' – ')}`, fish && speciesInSentence(fish)),
});

/** The picture of the home page, for pages without one. */
export const sitePicture = (flavour: Flavour): NonNullable<PageHead['image']> => ({
  path: picturePath('/'),
  alt: `${SITE_NAMES[flavour]}: ${tagline}`,
});

type Said = Pick<PageHead, 'title' | 'description'>;

export const wordsOf = ({
  title = PRODUCT_NAME,
  description = tagline,
}: Said): [name: string, lead: string] => [withoutContacts(nameIn(title)), withoutContacts(description)];
