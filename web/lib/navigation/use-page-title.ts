import { use, useEffect } from 'react';
import type { PageReads } from '#shared/page-reads.ts';
import { pageTitle } from '#shared/pages/page-title.ts';
import { ServerReadsContext } from '../api/server-reads.ts';
import { FLAVOUR } from '../site/flavour.ts';

/** Names the page in the tab, the history and to screen readers; undefined while it is not known yet. */
export function usePageTitle(title: string | undefined): void {
  const whole = title === undefined ? undefined : pageTitle(title, FLAVOUR);
  // On the server the title stands in the head of the page, which this ends up in.
  if (import.meta.env.SSR) noteTitle(use(ServerReadsContext), whole);
  useEffect(() => {
    if (whole === undefined) return;
    const before = document.title;
    document.title = whole;
    // A dialog with an address of its own gives the page under it its name back.
    return () => {
      document.title = before;
    };
  }, [whole]);
}

function noteTitle(reads: PageReads | undefined, title: string | undefined): void {
  if (reads && title !== undefined) reads.head.title = title;
}
