import { use, useEffect } from 'react';
import type { PageReads } from '#shared/page-reads.ts';
import { pageTitle } from '#shared/sharing/page-title.ts';
import { ServerReadsContext } from '../api/server-reads.ts';
import { FLAVOUR } from '../site/flavour.ts';

/** Names the page in the tab, in the history and for screen readers; undefined until the name is known. */
export function usePageTitle(title: string | undefined): void {
  const whole = title === undefined ? undefined : pageTitle(title, FLAVOUR);
  // The server writes the title into the head of the page.
  if (import.meta.env.SSR) noteTitle(use(ServerReadsContext), whole);
  useEffect(() => {
    if (whole === undefined) return;
    const before = document.title;
    document.title = whole;
    // When a dialog with its own address closes, the page under it gets its title back.
    return () => {
      document.title = before;
    };
  }, [whole]);
}

function noteTitle(reads: PageReads | undefined, title: string | undefined): void {
  if (reads && title !== undefined) reads.head.title = title;
}
