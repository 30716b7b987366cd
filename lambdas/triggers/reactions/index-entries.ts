import { isListing } from '../../data/index-entries.ts';
import { keepIndexEntries } from '../../data/keep-index-entries.ts';
import type { Key } from '../../data/keys.ts';

/** Index entries appear, move, change and vanish with the listing they repeat. */
export async function followListing(before: Key | undefined, after: Key | undefined): Promise<void> {
  const key = after ?? before;
  if (!key || !isListing(key)) return;
  await keepIndexEntries(key, {
    before: before && isListing(before) ? before : undefined,
    after: after && isListing(after) ? after : undefined,
  });
}
