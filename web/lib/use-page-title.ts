import { useEffect } from 'react';
import { PRODUCT_NAME } from '#shared/flavours.ts';

/** Names the page in the tab, the history and to screen readers; undefined while it is not known yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    // A title that the specification words ends with the product's name already.
    document.title = title.endsWith(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`;
    // A dialog with an address of its own gives the page under it its name back.
    return () => {
      document.title = before;
    };
  }, [title]);
}
