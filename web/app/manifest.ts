/**
 * The description of the app for devices that install it, drawn by the build for each site and language. All languages of
 * a site have one id, so that they are one app: it opens in the language of the page that installed it.
 */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { tagline } from '#words/app/components.ts';
import { descriptions } from '#words/app/manifest.ts';
import { myPosts, postCatch } from '#words/app/signed-in-navigation.ts';
import { siteNames } from '#words/app/site-names.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import { FLAVOUR } from '../lib/site/flavour.ts';

const BACKGROUNDS = { consumer: '#f3f7f8', community: '#faf5ea' };

const icon = (name: string, sizes: string, purpose?: 'any' | 'maskable') => ({
  src: `/icons/${FLAVOUR}-${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, path: string) => ({
  name,
  url: pathIn(LANGUAGE, path),
  icons: [icon('192', '192x192')],
});

export const manifest = {
  name: siteNames[FLAVOUR],
  short_name: PRODUCT_NAME,
  description: `${tagline} ${descriptions[FLAVOUR]}`,
  id: '/',
  start_url: pathIn(LANGUAGE, PATHS.home),
  scope: '/',
  display: 'standalone',
  lang: LANGUAGE,
  dir: 'ltr',
  theme_color: '#0c2340',
  categories: ['food', 'shopping', 'social'],
  background_color: BACKGROUNDS[FLAVOUR],
  icons: [
    icon('192', '192x192', 'any'),
    icon('512', '512x512', 'any'),
    icon('maskable-512', '512x512', 'maskable'),
  ],
  shortcuts: [shortcut(postCatch, PATHS.postCatch), shortcut(myPosts, PATHS.myPosts)],
};
