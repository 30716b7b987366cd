/** Path patterns that `share-render` serves besides the pages of the app. */
export const RENDERED_PATHS: readonly string[] = ['/share/*.jpg', '/sitemap*', '/robots.txt', '/feeds/*'];

/** The only ones that other sites may show in a frame, and the query parameters that they know. */
export const FRAMED_PATHS = { pattern: '/embed/*', parameters: ['near'] } as const;
