/** The app on the server: what it shows at an address to whoever comes, as HTML that the browser takes over (main.tsx). */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type ServerReads, ServerReadsContext } from '../lib/server-reads.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

/**
 * @param address path and query
 * @throws what a component throws
 */
export async function renderApp(address: string, reads: ServerReads): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <ServerReadsContext value={reads}>
      <Providers
        cache={new Map()}
        router={(children) => <StaticRouter location={address}>{children}</StaticRouter>}
      >
        <Router />
      </Providers>
    </ServerReadsContext>,
    {
      // Without it React puts what took long behind the page, and moves it by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return html;
}
