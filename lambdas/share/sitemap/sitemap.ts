/**
 * `/sitemap.xml` and its parts: one of the permanent pages, and others with the entries of each list by the time of
 * posting.
 */
import { AppError } from '#shared/contract/errors.ts';
import { questionsAsked } from '#shared/faq.ts';
import { FEATURE_OF_KIND, isOn } from '#shared/features.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#shared/languages.ts';
import { PAGE_FEATURES, PATHS, type RENDERED_PAGES } from '#shared/pages/pages.ts';
import { townPath } from '#shared/places/town-path.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { pagePath } from '#shared/sharing/links.ts';
import type { SharedKind } from '#shared/sharing/pictures.ts';
import { type Html, html } from '../../core/html.ts';
import { fishermen } from '../../people/store/items.ts';
import { POST_ITEMS } from '../../posts/store/items.ts';
import { townNamed } from '../../services/places.ts';
import {
  type Listed,
  readListedFishermen,
  readListedPosts,
  readNewestPlaces,
  type Span,
} from '../../sitemap/store/listed.ts';
import { readListedDays } from '../../sitemap/store/listed-days.ts';
import { type Answer, textAnswer } from '../answer.ts';
import { listShownLandings } from '../landings.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';
import { partsOf, spanOf } from './periods.ts';

const partPath = (name: string) => `/sitemap-${name}.xml`;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const PART_OF: Readonly<Record<PostKind, string>> = { catch: 'catches', pledge: 'pledges' };

/** Permanent public pages without an id. */
const STAYING = [
  PATHS.home,
  PATHS.marketplace,
  PATHS.fishermen,
  PATHS.about,
  PATHS.faq,
  PATHS.press,
  PATHS.developers,
  PATHS.whatsInAPledge,
  PATHS.impact,
  PATHS.communityAid,
  PATHS.communityAidContact,
  PATHS.goPro,
  PATHS.contact,
  PATHS.getInvitation,
  PATHS.newsletter,
  PATHS.privacy,
  PATHS.terms,
] as const satisfies readonly (typeof RENDERED_PAGES)[number][];

export async function sitemap({ site, now }: PageRequest): Promise<Answer> {
  // Each post is in the site map of only one site, even if both sites show it.
  const kinds = POST_KIND_NAMES.filter(
    (kind) => site.isOn(FEATURE_OF_KIND[kind]) && site.canonicalOrigin(kind) === site.origin,
  );
  const lists = [
    ...kinds.map((kind) => ({ name: PART_OF[kind], list: POST_ITEMS[kind].listings.partition })),
    { name: 'fishermen', list: fishermen.partition },
  ];
  const parts = lists.map(async ({ name, list }) =>
    partsOf(await readListedDays(list), now).map((part) => ({ ...part, name: `${name}-${part.name}` })),
  );
  const [landing] = isCanonicalOfLandings(site) ? await listShownLandings(1, site, now) : [];
  const entries = [
    ...(await Promise.all(parts)).flat(),
    ...(landing ? [{ name: 'landings', changedAt: landing.changedAt }] : []),
  ];
  return xml(html`<sitemapindex xmlns="${NAMESPACE}"><sitemap><loc>${site.origin}${partPath('pages')}</loc></sitemap>
${entries.map(
  ({ name, changedAt }) =>
    html`<sitemap><loc>${site.origin}${partPath(name)}</loc><lastmod>${changedAt}</lastmod></sitemap>
`,
)}</sitemapindex>`);
}

export async function sitemapOfPages({ site, now }: PageRequest): Promise<Answer> {
  const isThere = (page: string) =>
    PAGE_FEATURES.every(
      ({ features, pages }) =>
        !pages.includes(page) || features.some((feature) => isOn(feature, site.switchedOff)),
    );
  const questions = questionsAsked(site.switchedOff).map((id) => `${PATHS.faq}/${id}`);
  return urlset(site.origin, [
    ...[...STAYING.filter(isThere), ...questions].map((path) => ({ path })),
    ...(await townsOf(site, now)),
  ]);
}

/** Returns the pages of towns with open posts, each with its latest change. */
async function townsOf(site: Site, now: Date): Promise<Url[]> {
  const kinds = POST_KIND_NAMES.filter((kind) => site.isOn(FEATURE_OF_KIND[kind]));
  const newest = (await Promise.all(kinds.map((kind) => readNewestPlaces(kind, now)))).flat();
  const changes = new Map<string, string>();
  for (const { place, changedAt = '' } of newest) {
    const town = await townNamed(place);
    if (town !== '' && changedAt > (changes.get(town) ?? '')) changes.set(town, changedAt);
  }
  return [...changes].map(([town, changedAt]) => ({ path: townPath(town), changedAt }));
}

/** The posts of one kind in a span of time. */
export const sitemapOfPosts =
  (kind: PostKind) =>
  async ({ site, id, now }: PageRequest): Promise<Answer> =>
    ofListed(site.canonicalOrigin(kind), await readListedPosts(kind, spanNamed(id), now), kind);

export const sitemapOfFishermen = async ({ site, id }: PageRequest): Promise<Answer> =>
  ofListed(site.origin, await readListedFishermen(site.flavour, spanNamed(id)), 'fisherman');

const isCanonicalOfLandings = (site: Site) =>
  site.isOn('landings') && site.canonicalOrigin('landing') === site.origin;

/** The landings in the site map; later ones follow when earlier ones are over. */
const MOST_LANDINGS = 100;

/** The landings that are not over. @throws AppError `not_found` if there are none */
export async function sitemapOfLandings({ site, now }: PageRequest): Promise<Answer> {
  const landings = await listShownLandings(MOST_LANDINGS, site, now);
  return ofListed(site.canonicalOrigin('landing'), landings, 'landing');
}

function spanNamed(name: string): Span {
  const span = spanOf(name);
  if (!span) throw new AppError('not_found');
  return span;
}

/** @throws AppError `not_found` for an empty part, which a site map may not have */
function ofListed(origin: string, listed: readonly Listed[], kind: SharedKind | 'landing'): Answer {
  if (listed.length === 0) throw new AppError('not_found');
  return urlset(
    origin,
    listed.map(({ id, changedAt }) => ({ path: pagePath({ kind, id }), changedAt })),
  );
}

interface Url {
  path: string;
  changedAt?: string;
}

function urlset(origin: string, urls: readonly Url[]): Answer {
  return xml(
    html`<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">${urls.map((url) => inAllLanguages(origin, url))}</urlset>`,
  );
}

/** Returns an entry for each language of a page. Each entry names all of them, as search engines require. */
function inAllLanguages(origin: string, { path, changedAt }: Url): Html[] {
  const alternate = (name: string, language: Language) =>
    html`<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${pathIn(language, path)}"/>`;
  const alternates = [
    ...LANGUAGES.map((each) => alternate(each, each)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ];
  return LANGUAGES.map(
    (language) =>
      html`<url><loc>${origin}${pathIn(language, path)}</loc>${changedAt !== undefined && html`<lastmod>${changedAt}</lastmod>`}${alternates}</url>
`,
  );
}

function xml(document: Html): Answer {
  const whole = html`<?xml version="1.0" encoding="UTF-8"?>
${document}
`;
  return textAnswer('application/xml', whole.text);
}
