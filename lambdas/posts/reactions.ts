/** What follows a change of a post. */

import type { Key } from '../table/index.ts';
import { isListing } from './store/index-entries.ts';
import { replaceIndexEntries } from './store/keep-index-entries.ts';

/** Index entries appear, move, change and vanish with the listing they repeat. */
export async function keepIndexEntries(before: Key | undefined, after: Key | undefined): Promise<void> {
  const key = after ?? before;
  if (!key || !isListing(key)) return;
  await replaceIndexEntries(key, {
    before: before && isListing(before) ? before : undefined,
    after: after && isListing(after) ? after : undefined,
  });
}
