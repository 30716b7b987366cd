/** A response before it is converted to the gateway's format. */

export interface Answer {
  /** 200 by default. */
  status?: number;
  contentType: string;
  /** Replaces the edge's own policy where the edge allows that: for documents that may be framed. */
  contentSecurityPolicy?: string;
  cacheControl: string;
  /** The target of a redirect. */
  location?: string;
  /** Called only when the body is needed. A HEAD request draws no image. */
  body(): string | Promise<Buffer>;
}

/**
 * Hidden pledges and switched-off parts must disappear quickly. Together with the caches of a function they do so
 * within a minute (shared/limits.ts).
 */
const SHORT_CACHE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=15';

export function textAnswer(contentType: string, text: string): Answer {
  return { contentType: `${contentType}; charset=utf-8`, cacheControl: SHORT_CACHE, body: () => text };
}

/**
 * The address changes with the content, and the edge is notified when the picture must go. One day for browsers, 30
 * days for the edge.
 */
const LASTING_CACHE = 'public, max-age=86400, s-maxage=2592000';

export function imageAnswer(draw: () => Promise<Buffer>, { isLasting }: { isLasting: boolean }): Answer {
  return {
    contentType: 'image/jpeg',
    cacheControl: isLasting ? LASTING_CACHE : SHORT_CACHE,
    body: draw,
  };
}

/** A temporary redirect (302), since the target may change or disappear. @param location a path within the site */
export function redirectAnswer(location: string): Answer {
  return { ...textAnswer('text/plain', ''), status: 302, location };
}
