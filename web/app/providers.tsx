import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastHost } from '../components/toast.tsx';
import { ApiError } from '../lib/api-client.ts';
import { SessionProvider } from '../lib/session.tsx';

/** Retries only failures that may pass by themselves: a refusal would be repeated. */
function shouldRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === undefined || error.status >= 500 || error.status === 429;
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ shouldRetryOnError: shouldRetry, errorRetryCount: 2, revalidateOnFocus: false }}>
      <BrowserRouter>
        <SessionProvider>{children}</SessionProvider>
        <ToastHost />
      </BrowserRouter>
    </SWRConfig>
  );
}
