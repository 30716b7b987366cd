/** What `share-render` answers: path patterns of the distribution. */
export const RENDERED_PATHS: readonly string[] = [
  '/share',
  '/share/*',
  '/sitemap*',
  '/robots.txt',
  '/feeds/*',
];
