/** The head of a page, which browsers, search engines, social networks and messengers read. */
import { firstKind, wordedAs } from '#shared/features.ts';
import { userId } from '#shared/fields.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#shared/languages.ts';
import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import { renderedParameters } from '#shared/pages/rendered-parameters.ts';
import { VIEWS } from '#shared/posts/marketplace-path.ts';
import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';
import { ATOM } from '#shared/sharing/feeds.ts';
import { TITLE_LENGTH } from '#shared/sharing/page-title.ts';
import type { Fish } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { home, siteInShort } from '#words/sharing/share.ts';
import { type Html, html, jsonElement } from '../core/html.ts';
import type { Site } from '../share/site.ts';
import { feedOf } from './feeds.ts';
import { pagePicture, sitePicture } from './picture-words.ts';

interface PageOf extends Site {
  /** Path and query. */
  address: string;
}

/** The width and height that social networks require (second document, section 9). */
const IMAGE = { width: 1200, height: 630, contentType: 'image/jpeg' } as const;

const NOT_FOR_SEARCH_ENGINES = html`<meta name="robots" content="noindex">`;

/** The Open Graph protocol's names of the languages. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_LA',
  pt: 'pt_BR',
  vi: 'vi_VN',
};

const alternate = (
  language: string,
  url: string,
) => html`<link rel="alternate" hreflang="${language}" href="${url}">
`;

/** Only pages and sites have a language; schema.org defines none for goods or people. */
const inLanguage = (data: NonNullable<PageHead['data']>) =>
  /Page$|^WebSite$/.test(String(data['@type'])) && { inLanguage: LANGUAGE };

/** @param fish the fish in the first photo on the page */
export function headTags({ address, ...site }: PageOf, head: PageHead, fish: Fish | undefined): Html {
  const { origin } = site;
  const { type = 'website', about, data, document, trail, isMissing } = head;
  // Search engines and social networks store copies of texts that people wrote, and nobody can delete those copies.
  const title = withoutContacts(shorten(head.title ?? home, TITLE_LENGTH));
  if (isMissing) return html`<title>${title}</title>${NOT_FOR_SEARCH_ENGINES}`;
  const text = head.description ?? tagline;
  const description = withoutContacts(type === 'website' ? describedFor(site, text) : text);
  const path = head.canonical ?? canonicalOf(address, site);
  const urlIn = (language: Language) =>
    (about === undefined ? origin : site.canonicalOrigin(about)) + pathIn(language, path);
  const url = urlIn(LANGUAGE);
  // There is no limit to the number of unlisted pages, so they all share the site's picture.
  const image =
    head.image ?? (head.isUnlisted ? sitePicture(site.flavour) : pagePicture(path, head, site.flavour, fish));
  const alt = withoutContacts(image.alt);
  const feed = feedOf(address, title, site);
  const imageUrl = `${origin}${image.path}`;
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${head.isUnlisted && NOT_FOR_SEARCH_ENGINES}
<link rel="canonical" href="${url}">
${!head.isUnlisted && [...LANGUAGES.map((each) => alternate(each, urlIn(each))), alternate('x-default', urlIn(DEFAULT_LANGUAGE))]}
${feed && html`<link rel="alternate" type="${ATOM}" title="${feed.title}" href="${feed.path}">`}
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[LANGUAGE]}">
${LANGUAGES.filter((each) => each !== LANGUAGE).map(
  (each) => html`<meta property="og:locale:alternate" content="${OPEN_GRAPH_LOCALES[each]}">
`,
)}<meta property="og:url" content="${url}">
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
${data && jsonElement({ '@context': 'https://schema.org', ...textsWithoutContacts(data), ...inLanguage(data), url, image: imageUrl }, 'application/ld+json')}
${document && jsonElement(document, 'application/ld+json')}
${trail && jsonElement(trailData(origin, [...trail, { name: title, path: canonicalOf(address, site) }]), 'application/ld+json')}`;
}

/** Adds the purpose of the site if it fits, so that the same page of the two sites has different descriptions. */
function describedFor({ flavour, switchedOff }: Site, text: string): string {
  const whole = `${text} ${siteInShort[wordedAs(flavour, switchedOff)]}`;
  return whole.length <= DESCRIPTION_LENGTH ? whole : shorten(text, DESCRIPTION_LENGTH);
}

/**
 * The schema.org properties that may contain texts that people wrote. The others contain ids, addresses and times,
 * which can have as many digits as a telephone number.
 */
const WRITTEN: readonly string[] = ['name', 'description', 'areaServed', 'address'];

const textsWithoutContacts = (data: NonNullable<PageHead['data']>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(data, (property, value: unknown) =>
      typeof value === 'string' && WRITTEN.includes(property) ? withoutContacts(value) : value,
    ),
  );

/** The position of a page in the hierarchy, as schema.org data. */
const trailData = (origin: string, trail: NonNullable<PageHead['trail']>) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + pathIn(LANGUAGE, path),
  })),
});

/**
 * Parameters that make a different page, on pages that read them. Other parameters filter or sort the same page, or say
 * how the visitor came here. A slash at the end makes no difference.
 */
const TELLING_PAGES_APART: Readonly<Record<string, (value: string, site: Site) => boolean>> = {
  // Any other view is the default view, which the address without a parameter shows too.
  view: (value, { flavour, switchedOff }) =>
    POST_KIND_NAMES.some((kind) => kind !== firstKind(flavour, switchedOff) && VIEWS[kind] === value),
  // Any other value is not an id.
  fisherman: (value) => userId.safeParse(value).success,
};

/**
 * The canonical address is the same for any order and any repetition of the parameters. Pages read the first value of
 * each name.
 */
function canonicalOf(address: string, site: Site): string {
  const { pathname: requested, searchParams } = new URL(address, 'http://localhost');
  const pathname = requested.replace(/(?<=.)\/$/, '');
  const read = renderedParameters(pathname);
  const canonical = new URLSearchParams();
  for (const [name, tellsApart] of Object.entries(TELLING_PAGES_APART)) {
    const value = searchParams.get(name);
    if (value !== null && read.includes(name) && tellsApart(value, site)) canonical.set(name, value);
  }
  return canonical.size > 0 ? `${pathname}?${canonical}` : pathname;
}
