import type { ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { ToastPlace } from '../components/overlays/toast-place.tsx';
import { ApiError } from '../lib/api/api-client.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { TakeOver } from './take-over.tsx';

/** Retries only temporary failures: a refusal would only be repeated. */
function shouldRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === undefined || error.status >= 500 || error.status === 429;
}

interface ProvidersProps {
  /** Whether the page starts as the server rendered it. */
  isRendered: boolean;
  /** Data that was read earlier. */
  cache: Cache;
  /** Wraps the app in a router: for the browser's address, or for the one that the server renders. */
  router(children: ReactNode): ReactNode;
  children: ReactNode;
}

export function Providers({ isRendered, cache, router, children }: ProvidersProps) {
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        shouldRetryOnError: shouldRetry,
        errorRetryCount: 2,
        revalidateOnFocus: false,
      }}
    >
      {router(
        <>
          <TakeOver isRendered={isRendered}>
            <SessionProvider>{children}</SessionProvider>
          </TakeOver>
          <ToastPlace />
        </>,
      )}
    </SWRConfig>
  );
}
