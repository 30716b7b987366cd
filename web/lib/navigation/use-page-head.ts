import { use } from 'react';
import type { PageHead } from '#shared/pages/page-head.ts';
import { ServerReadsContext } from '../api/server-reads.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * @param describe is only called on the server, with the site's origin, because the browser needs nothing but the title
 */
export function usePageHead(
  title: string | undefined,
  describe: (origin: string) => Omit<PageHead, 'title'>,
): void {
  usePageTitle(title);
  if (!import.meta.env.SSR) return;
  const reads = use(ServerReadsContext);
  if (reads) Object.assign(reads.head, describe(reads.origin));
}
