/** Path patterns that `share-render` serves besides the pages of the app. */
export const RENDERED_PATHS: readonly string[] = ['/share/*.jpg', '/sitemap*', '/robots.txt', '/feeds/*'];

/** The only paths that other sites can show in a frame, and their query parameters. */
export const FRAMED_PATHS = { pattern: '/embed/*', parameters: ['near'] } as const;
