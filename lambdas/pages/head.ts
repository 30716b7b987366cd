/** The head of a page: what browsers, search engines, networks and messengers read of it. */
import { firstKind, wordedAs } from '#shared/features.ts';
import { userId } from '#shared/fields.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import { TITLE_LENGTH } from '#shared/pages/page-title.ts';
import { renderedParameters } from '#shared/pages/rendered-parameters.ts';
import { VIEWS } from '#shared/posts/marketplace-path.ts';
import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';
import { ATOM } from '#shared/sharing/feeds.ts';
import type { Fish } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { LANGUAGE, LOCALE } from '#words/general/format.ts';
import { home, siteInShort } from '#words/sharing/share.ts';
import { type Html, html, jsonElement } from '../core/html.ts';
import type { Site } from '../share/site.ts';
import { feedOf } from './feeds.ts';
import { pagePicture, sitePicture } from './picture-words.ts';

interface PageOf extends Site {
  /** Path and query. */
  address: string;
}

/** Width, height: what the networks ask for (second document, section 9). */
const IMAGE = { width: 1200, height: 630, contentType: 'image/jpeg' } as const;

const NOT_FOR_SEARCH_ENGINES = html`<meta name="robots" content="noindex">`;

/** @param fish in the first photo that the page shows */
export function headTags({ address, ...site }: PageOf, head: PageHead, fish: Fish | undefined): Html {
  const { origin } = site;
  const { type = 'website', about, data, trail, isMissing } = head;
  // Search engines and networks keep copies of people's own words, which nobody can take back.
  const title = withoutContacts(shorten(head.title ?? home, TITLE_LENGTH));
  if (isMissing) return html`<title>${title}</title>${NOT_FOR_SEARCH_ENGINES}`;
  const text = head.description ?? tagline;
  const description = withoutContacts(type === 'website' ? describedFor(site, text) : text);
  const path = head.canonical ?? canonicalOf(address, site);
  const url = (about === undefined ? origin : site.canonicalOrigin(about)) + path;
  // Of pages that are not for search engines there are any number: the site's own stands for them.
  const image =
    head.image ?? (head.isUnlisted ? sitePicture(site.flavour) : pagePicture(path, head, site.flavour, fish));
  const alt = withoutContacts(image.alt);
  const feed = feedOf(address, title, site);
  const imageUrl = `${origin}${image.path}`;
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${head.isUnlisted && NOT_FOR_SEARCH_ENGINES}
<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="${LANGUAGE}" href="${url}">
<link rel="alternate" hreflang="x-default" href="${url}">
${feed && html`<link rel="alternate" type="${ATOM}" title="${feed.title}" href="${feed.path}">`}
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:locale" content="${LOCALE.replace('-', '_')}">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${imageUrl}">
<meta property="og:image:type" content="${IMAGE.contentType}">
<meta property="og:image:width" content="${IMAGE.width}">
<meta property="og:image:height" content="${IMAGE.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${imageUrl}">
<meta name="twitter:image:alt" content="${alt}">
${data && jsonElement({ '@context': 'https://schema.org', ...textsWithoutContacts(data), url, image: imageUrl }, 'application/ld+json')}
${trail && jsonElement(trailData(origin, [...trail, { name: title, path: canonicalOf(address, site) }]), 'application/ld+json')}`;
}

/** Adds the purpose of the host where there is room, so that the other host's page of that name differs. */
function describedFor({ flavour, switchedOff }: Site, text: string): string {
  const whole = `${text} ${siteInShort[wordedAs(flavour, switchedOff)]}`;
  return whole.length <= DESCRIPTION_LENGTH ? whole : shorten(text, DESCRIPTION_LENGTH);
}

/** The properties of schema.org that may hold what people wrote. The others hold ids, addresses and times, which have as many digits as telephone numbers. */
const WRITTEN: readonly string[] = ['name', 'description', 'areaServed'];

const textsWithoutContacts = (data: NonNullable<PageHead['data']>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(data, (property, value: unknown) =>
      typeof value === 'string' && WRITTEN.includes(property) ? withoutContacts(value) : value,
    ),
  );

/** Where a page stands among the others, in the words of schema.org. */
const trailData = (origin: string, trail: NonNullable<PageHead['trail']>) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** On pages that read them. Other parameters filter or sort what stands under the address without them, or say how somebody came here; a slash at the end says nothing. */
const TELLING_PAGES_APART: Readonly<Record<string, (value: string, site: Site) => boolean>> = {
  // Any other is the view that the page begins with, as it does without naming it.
  view: (value, { flavour, switchedOff }) =>
    POST_KIND_NAMES.some((kind) => kind !== firstKind(flavour, switchedOff) && VIEWS[kind] === value),
  // Any other value names nobody.
  fisherman: (value) => userId.safeParse(value).success,
};

/** The same in whatever order the parameters stand, and however often: a page reads the first of each name. */
function canonicalOf(address: string, site: Site): string {
  const { pathname: asked, searchParams } = new URL(address, 'http://localhost');
  const pathname = asked.replace(/(?<=.)\/$/, '');
  const read = renderedParameters(pathname);
  const kept = new URLSearchParams();
  for (const [name, tellsApart] of Object.entries(TELLING_PAGES_APART)) {
    const value = searchParams.get(name);
    if (value !== null && read.includes(name) && tellsApart(value, site)) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
