import * as z from 'zod/mini';
import { renderedParameters } from '#shared/pages/rendered-parameters.ts';
import { MISSING_PAGE_CACHE, pageCacheOf, RENDERING_TIMEOUT_MS, SHELL_CACHE } from '#shared/rendering.ts';
import { cacheControlOf } from '../core/cache-control.ts';
import { type Answer, redirectAnswer } from '../share/answer.ts';
import type { PageRequest, PageRoute } from '../share/serve.ts';
import { appOf } from './app.ts';
import type { Readable } from './page-reads.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

/** Path and query below the site's own address, as the edge writes them. */
const pageAddress = z.string().check(z.maxLength(2000), z.regex(/^\/(?!\/)[^\s#\\]*$/));

/** Every page of the app, asked for at the address of its shell: rendered, if everybody may read it. */
export function appPages(readable: Readable): PageRoute {
  return {
    name: 'appPage',
    pattern: /^\/(?:index|community)\.html$/,
    async answer(request) {
      const { site, page } = request;
      if (page === undefined)
        return htmlAnswer((await appOf(site.flavour)).shell, cacheControlOf(SHELL_CACHE));
      const asked = z.safeParse(pageAddress, page);
      // No page of ours has such an address, mostly a far too long one: the app shows what it can make of it.
      if (!asked.success)
        return {
          status: 404,
          ...htmlAnswer((await appOf(site.flavour)).shell, cacheControlOf(MISSING_PAGE_CACHE)),
        };
      const { pathname, searchParams } = new URL(asked.data, 'http://localhost');
      const parameters = renderedParameters(pathname);
      const known = [...searchParams].filter(([name]) => parameters.includes(name));
      const query = known.length > 0 ? `?${new URLSearchParams(known)}` : '';
      const { status, html, leadsTo } = await render(readable, request, pathname + query);
      const cache = status === 404 ? MISSING_PAGE_CACHE : pageCacheOf(pathname);
      const cacheControl = cacheControlOf(cache);
      if (leadsTo !== undefined) return { ...redirectAnswer(leadsTo), cacheControl };
      return { status, ...htmlAnswer(html, cacheControl) };
    },
  };
}

/** A failure here fails the page, so that the edge serves the shell instead. That includes a busy table, which an API caller would be told of. */
async function render(
  readable: Readable,
  { site, now }: PageRequest,
  address: string,
): Promise<RenderedPage> {
  const signal = AbortSignal.timeout(RENDERING_TIMEOUT_MS);
  try {
    return await renderPage(readable, { address, site, now, signal });
  } catch (cause) {
    throw new Error('The page could not be rendered', { cause });
  }
}

function htmlAnswer(html: string, cacheControl: string): Answer {
  return { contentType: 'text/html; charset=utf-8', cacheControl, body: () => html };
}
