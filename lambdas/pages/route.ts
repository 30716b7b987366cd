import { isPage, RENDERED_PAGES } from '#shared/pages.ts';
import type { ServedEndpoint } from '../core/call.ts';
import type { PageRoute } from '../share/serve.ts';
import { renderPage } from './render-page.ts';

/** Every page of the app that everybody may read. */
export function appPages(served: readonly ServedEndpoint[]): PageRoute {
  return {
    name: 'appPage',
    pattern: { exec: (path: string) => (isPage(path, RENDERED_PAGES) ? [path, ''] : null) } as never,
    absent: () => ({ title: '', text: '' }),
    failure: '',
    async answer({ site, address, now }) {
      const { status, html } = await renderPage(served, { address, site, now });
      return {
        status,
        contentType: 'text/html; charset=utf-8',
        contentSecurityPolicy: 'of the edge',
        cacheControl: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
        body: () => html,
      };
    },
  };
}
