/** What a page answers with, before it becomes an answer of the gateway. */
import type { Html } from '../core/html.ts';

export interface Answer {
  /** 200 by default. */
  status?: number;
  contentType: string;
  /** That of the edge, in place of the stricter one for pages without script. */
  contentSecurityPolicy?: 'of the edge';
  cacheControl: string;
  /** In place of that of the other pages. */
  contentSecurityPolicyOfItsOwn?: string;
  /** Made only when it is asked for: a HEAD request draws no image. */
  body(): string | Promise<Buffer>;
}

/** Hidden pledges are to vanish quickly, and parts that are switched off: with what a function remembers, within a minute (shared/limits.ts). */
const PAGE_CACHE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=15';

export function pageAnswer(page: Html): Answer {
  return { contentType: 'text/html; charset=utf-8', cacheControl: PAGE_CACHE, body: () => page.text };
}

export function textAnswer(contentType: string, text: string): Answer {
  return { contentType: `${contentType}; charset=utf-8`, cacheControl: PAGE_CACHE, body: () => text };
}

/** Its address changes with what it shows, and the edge is told when it is to be gone. In days: 1 for a browser, 30 for the edge. */
const LASTING_CACHE = 'public, max-age=86400, s-maxage=2592000';

export function imageAnswer(draw: () => Promise<Buffer>, { isLasting }: { isLasting: boolean }): Answer {
  return {
    contentType: 'image/jpeg',
    cacheControl: isLasting ? LASTING_CACHE : PAGE_CACHE,
    body: draw,
  };
}

/** A file that stays as it is from one deployment to the next. */
export function fileAnswer(contentType: string, read: () => Promise<Buffer>): Answer {
  return { contentType, cacheControl: 'public, max-age=604800, s-maxage=604800', body: read };
}
