/** Renders the app's public page at an address as HTML on the server, which the browser hydrates (main.tsx). */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pathIn } from '#shared/languages.ts';
import type { RenderApp } from '#shared/page-reads.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { ServerReadsContext } from '../lib/api/server-reads.ts';
import { PREFIX } from '../lib/navigation/language.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

export const renderApp: RenderApp = async (address, reads, signal) => {
  let failure: unknown;
  const { prelude } = await prerender(
    <ServerReadsContext value={reads}>
      <Providers
        isRendered
        cache={new Map()}
        router={(children) => (
          <StaticRouter basename={PREFIX} location={pathIn(LANGUAGE, address)}>
            {children}
          </StaticRouter>
        )}
      >
        <Router />
      </Providers>
    </ServerReadsContext>,
    {
      signal,
      // Otherwise React puts slow parts after the page and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  // An aborted render leaves incomplete HTML.
  signal.throwIfAborted();
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return html;
};
