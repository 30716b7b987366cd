/** The app on the server: what it shows at an address to whoever comes, as HTML that the browser takes over (main.tsx). */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { RenderApp } from '#shared/page-reads.ts';
import { ServerReadsContext } from '../lib/api/server-reads.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

export const renderApp: RenderApp = async (address, reads, signal) => {
  let failure: unknown;
  const { prelude } = await prerender(
    <ServerReadsContext value={reads}>
      <Providers
        isRendered
        cache={new Map()}
        router={(children) => <StaticRouter location={address}>{children}</StaticRouter>}
      >
        <Router />
      </Providers>
    </ServerReadsContext>,
    {
      signal,
      // Without it React puts what took long behind the page, and moves it by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  // An abandoned render leaves HTML with gaps.
  signal.throwIfAborted();
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return html;
};
