import * as z from 'zod/mini';
import { pathIn, prefixOf } from '#shared/languages.ts';
import { renderedParameters } from '#shared/pages/rendered-parameters.ts';
import { MISSING_PAGE_CACHE, pageCacheOf, SHELL_CACHE } from '#shared/rendering.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { cacheControlOf } from '../core/cache-control.ts';
import { type Answer, redirectAnswer } from '../share/answer.ts';
import type { PageRequest, PageRoute } from '../share/serve.ts';
import { appOf } from './app.ts';
import type { Readable } from './page-reads.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

/** Path and query below the site's origin, without the language, as the edge sends them. */
const pageAddress = z.string().check(z.maxLength(2000), z.regex(/^\/(?!\/)[^\s#\\]*$/));

/** The route of every page of the app. The request's path is that of the shell. Public pages are rendered. */
export function appPages(readable: Readable): PageRoute {
  return {
    name: 'appPage',
    pattern: new RegExp(`^${prefixOf(LANGUAGE)}/(?:index|community)\\.html$`),
    async answer(request) {
      const { site, page } = request;
      if (page === undefined)
        return htmlAnswer((await appOf(site.flavour)).shell, cacheControlOf(SHELL_CACHE));
      const parsed = z.safeParse(pageAddress, page);
      // No page has such an address. Most are far too long. The shell shows the app's own page for them.
      if (!parsed.success)
        return {
          status: 404,
          ...htmlAnswer((await appOf(site.flavour)).shell, cacheControlOf(MISSING_PAGE_CACHE)),
        };
      const { pathname, searchParams } = new URL(parsed.data, 'http://localhost');
      const parameters = renderedParameters(pathname);
      const known = [...searchParams].filter(([name]) => parameters.includes(name));
      const query = known.length > 0 ? `?${new URLSearchParams(known)}` : '';
      const { status, html, leadsTo } = await render(readable, request, pathname + query);
      const cache = status === 404 ? MISSING_PAGE_CACHE : pageCacheOf(pathname);
      const cacheControl = cacheControlOf(cache);
      if (leadsTo !== undefined) return { ...redirectAnswer(pathIn(LANGUAGE, leadsTo)), cacheControl };
      return { status, ...htmlAnswer(html, cacheControl) };
    },
  };
}

/**
 * A failure here fails the page, so that the edge serves the shell instead. That includes a busy table, about which an
 * API caller would be notified.
 */
async function render(
  readable: Readable,
  { site, now, signal }: PageRequest,
  address: string,
): Promise<RenderedPage> {
  try {
    return await renderPage(readable, { address, site, now, signal });
  } catch (cause) {
    throw new Error('The page could not be rendered', { cause });
  }
}

function htmlAnswer(html: string, cacheControl: string): Answer {
  return { contentType: 'text/html; charset=utf-8', cacheControl, body: () => html };
}
