/** `/sitemap.xml` and `/robots.txt`, each naming the origin it is asked at. */
import type { CatchCard } from '#shared/catches/schemas.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { html } from '../../core/html.ts';
import { listPosts } from '../../data/posts.ts';
import { type Answer, textAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

/** Of each kind of post. */
const NEWEST = 100;

/** Home, marketplace, the newest pledges, and whoever posted these or the newest catches (a catch has no page of its own). */
export async function sitemap({ site, now }: PageRequest): Promise<Answer> {
  const [pledges, catches] = await Promise.all([
    listPosts<PledgeCard>('pledge', { limit: NEWEST }, now),
    listPosts<CatchCard>('catch', { limit: NEWEST }, now),
  ]);
  const posts = [...pledges.items, ...catches.items];
  const fishermen = new Set(posts.map((post) => post.fishermanId));
  const urls = [
    html`<url><loc>${site.origin}/</loc></url>`,
    html`<url><loc>${site.origin}/marketplace</loc></url>`,
    ...pledges.items.map(
      ({ id, createdAt }) =>
        html`<url><loc>${site.origin}/pledge/${id}</loc><lastmod>${createdAt}</lastmod></url>`,
    ),
    ...[...fishermen].map((userId) => html`<url><loc>${site.origin}/share/fisherman/${userId}</loc></url>`),
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
