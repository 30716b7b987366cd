/** Writes the entries by which organizations find pledges. Those of older versions had other regions, and one entry for each sort order. */
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { replaceMealEntries } from '#lambdas/posts/store/keep-index-entries.ts';
import { mealEntriesOf } from '#lambdas/posts/store/meal-entries.ts';
import { toPost } from '#lambdas/posts/store/stored-posts.ts';
import { getItems, keysIn, listIn, remove, write } from '#lambdas/table/index.ts';
import { cellOf } from '#shared/places/distance.ts';

const { listings, record } = POST_ITEMS.pledge;
const CELLS_ACROSS_OLD_REGION = 3;

/** @returns how many pledges needed entries */
export async function enterMeals(): Promise<number> {
  let entered = 0;
  const oldRegions = new Set<string>();
  for await (const keys of keysIn(listings)) {
    for (const after of await getItems(keys.map(({ sk: postId }) => record.key({ postId })))) {
      if (!after) continue;
      const { coordinates } = after.card;
      if (coordinates) oldRegions.add(oldRegionOf(coordinates));
      const entries = mealEntriesOf(toPost('pledge', after).record);
      if (!(await getItems(entries)).includes(undefined)) continue;
      await replaceMealEntries([{ before: undefined, after }]);
      entered += 1;
    }
  }
  for (const region of oldRegions) await removeOldEntries(region);
  return entered;
}

function oldRegionOf(coordinates: Parameters<typeof cellOf>[0]): string {
  const { latCell, lngCell } = cellOf(coordinates);
  return [latCell, lngCell].map((cell) => Math.floor(cell / CELLS_ACROSS_OLD_REGION)).join(':');
}

async function removeOldEntries(region: string): Promise<void> {
  for (const list of ['PLEDGES#OFFERED', 'PLEDGES#ENDING']) {
    for await (const keys of keysIn(listIn(`${list}#${region}`)))
      await Promise.all(keys.map((key) => write(remove(key))));
  }
}
