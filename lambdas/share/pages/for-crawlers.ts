/** `/sitemap.xml` and `/robots.txt`, each naming the origin it is asked at. */
import { firstKind } from '#shared/features.ts';
import { html } from '../../core/html.ts';
import { listFishermen } from '../../people/store/fishermen.ts';
import { listPosts } from '../../posts/store/posts.ts';
import { type Answer, textAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

/** Of pledges and of fishermen. */
const NEWEST = 100;

/**
 * Home, marketplace and directory, the newest pledges and fishermen (a catch is gone before it would be found): each where a crawler is given it
 * without being sent on.
 */
export async function sitemap({ site, now }: PageRequest): Promise<Answer> {
  const [pledges, fishermen] = await Promise.all([
    site.isOn('pledges') ? listPosts('pledge', { limit: NEWEST }, now) : { items: [] },
    listFishermen({ flavour: site.flavour, limit: NEWEST }, now),
  ]);
  const urls = [
    html`<url><loc>${site.origin}/</loc></url>`,
    ...(firstKind(site.flavour, site.switchedOff)
      ? [html`<url><loc>${site.origin}/share/marketplace</loc></url>`]
      : []),
    html`<url><loc>${site.origin}/fishermen</loc></url>`,
    ...pledges.items.map(
      ({ id, createdAt }) =>
        html`<url><loc>${site.origin}/share/${id}</loc><lastmod>${createdAt}</lastmod></url>`,
    ),
    ...fishermen.items.map(
      ({ userId }) => html`<url><loc>${site.origin}/share/fisherman/${userId}</loc></url>`,
    ),
  ];
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  return textAnswer('application/xml', document.text);
}

/** Nothing there for a visitor who is not signed in, or nothing to be read at all. */
const PRIVATE = [
  '/api/',
  '/_',
  '/auth',
  '/login',
  '/signup',
  '/post-catch',
  '/my-posts',
  '/edit-catch/',
  '/profile',
  '/favorites',
  '/find-meals',
  '/claim',
  '/messages',
  '/admin',
];

export function robots({ site }: PageRequest): Answer {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ];
  return textAnswer('text/plain', lines.join('\n'));
}
