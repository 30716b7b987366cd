/** Writes the index entries of posts by the names of their species in all languages. Older versions had the English ones. */
import { indexEntriesOf } from '#lambdas/posts/store/index-entries.ts';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { replaceIndexEntries } from '#lambdas/posts/store/keep-index-entries.ts';
import { getItems, itemsIn } from '#lambdas/table/index.ts';
import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';

/** @returns how many posts needed entries */
export async function enterWords(): Promise<number> {
  let entered = 0;
  for (const kind of POST_KIND_NAMES) {
    for await (const listings of itemsIn(POST_ITEMS[kind].listings)) {
      for (const after of listings) {
        if (!(await getItems(indexEntriesOf(after))).includes(undefined)) continue;
        await replaceIndexEntries([{ before: undefined, after }]);
        entered += 1;
      }
    }
  }
  return entered;
}
