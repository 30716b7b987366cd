/** `/robots.txt`, naming the origin it is asked at. */
import { type Answer, textAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

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
