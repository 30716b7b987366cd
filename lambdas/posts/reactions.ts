/** What follows a change of a post. */
import type { Change } from '../table/change.ts';
import type { Key } from '../table/index.ts';
import { isListing } from './store/index-entries.ts';
import { replaceIndexEntries } from './store/keep-index-entries.ts';

/** Index entries appear, move, change and vanish with the listing they repeat. */
export async function keepIndexEntries({ before, after }: Change): Promise<void> {
  const listing = (item: Key | undefined) => (item && isListing(item) ? item : undefined);
  await replaceIndexEntries(listing(before), listing(after));
}
