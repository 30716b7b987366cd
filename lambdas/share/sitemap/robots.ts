/** `/robots.txt` with the origin of the requested site. */
import { LANGUAGES, pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { type Answer, textAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

const NOT_TO_BE_READ = ['/api/', '/_'];

/** Pages that show nothing to a signed-out visitor. */
const PRIVATE = [
  '/auth',
  '/login',
  '/signup',
  '/post-catch',
  '/my-posts',
  '/edit-catch/',
  PATHS.newLanding,
  '/profile',
  '/favorites',
  '/alerts',
  '/find-meals',
  '/claim',
  '/reserv',
  '/messages',
  '/admin',
];

export function robots({ site }: PageRequest): Answer {
  const lines = [
    'User-agent: *',
    ...[
      ...NOT_TO_BE_READ,
      ...LANGUAGES.flatMap((language) => PRIVATE.map((path) => pathIn(language, path))),
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ];
  return textAnswer('text/plain', lines.join('\n'));
}
