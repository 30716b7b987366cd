import type { Key } from '../table/keys.ts';
import { isListing } from './store/index-entries.ts';
import { keepIndexEntries } from './store/keep-index-entries.ts';

/** Index entries appear, move, change and vanish with the listing they repeat. */
export async function followListing(before: Key | undefined, after: Key | undefined): Promise<void> {
  const key = after ?? before;
  if (!key || !isListing(key)) return;
  await keepIndexEntries(key, {
    before: before && isListing(before) ? before : undefined,
    after: after && isListing(after) ? after : undefined,
  });
}
