/** A reply before it becomes the gateway's format. */

export interface Answer {
  /** 200 by default. */
  status?: number;
  contentType: string;
  /** In place of the edge's own, where that lets the origin have one: of what may be framed. */
  contentSecurityPolicy?: string;
  cacheControl: string;
  /** Where it leads. */
  location?: string;
  /** Made only when it is asked for: a HEAD request draws no image. */
  body(): string | Promise<Buffer>;
}

/** Hidden pledges are to vanish quickly, and parts that are switched off: with what a function remembers, within a minute (shared/limits.ts). */
const SHORT_CACHE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=15';

export function textAnswer(contentType: string, text: string): Answer {
  return { contentType: `${contentType}; charset=utf-8`, cacheControl: SHORT_CACHE, body: () => text };
}

/** Its address changes with what it shows, and the edge is told when it is to be gone. In days: 1 for a browser, 30 for the edge. */
const LASTING_CACHE = 'public, max-age=86400, s-maxage=2592000';

export function imageAnswer(draw: () => Promise<Buffer>, { isLasting }: { isLasting: boolean }): Answer {
  return {
    contentType: 'image/jpeg',
    cacheControl: isLasting ? LASTING_CACHE : SHORT_CACHE,
    body: draw,
  };
}

/** Temporary (302): what it leads to may change, or be gone tomorrow. @param location within the site */
export function redirectAnswer(location: string): Answer {
  return { ...textAnswer('text/plain', ''), status: 302, location };
}
