/** Parts of lists by the cells of the grid and by the beginnings of words: whoever looks for what is near, or for a word, reads one of them. */
import type { Cell } from '#shared/places/distance.ts';
import { defineItem, type ItemList, listIn } from '../../table/index.ts';

/** Repeats an item of a list, a post's listing or a fisherman's entry in the directory, in each cell within 35 miles of it. It goes with that item. */
export const cellEntry = defineItem<object>()('entry near a place', {
  pk: '{list}#IN#{cell}',
  sk: '{sk}',
  owner: 'nobody',
});

/** @param list what is looked through: the partition of its items is repeated cell by cell */
export function entriesInCell<Stored extends object>(
  list: ItemList<Stored>,
  { latCell, lngCell }: Cell,
): ItemList<Stored> {
  return listIn(cellEntry.key({ list: list.partition, cell: `${latCell}:${lngCell}`, sk: '' }).pk);
}

/** The same for the beginnings of the words by which an item is found (shared/search.ts). */
export const wordEntry = defineItem<object>()('entry of a word', {
  pk: '{list}#WORD#{beginning}',
  sk: '{sk}',
  owner: 'nobody',
});

export function entriesWithWord<Stored extends object>(
  list: ItemList<Stored>,
  beginning: string,
): ItemList<Stored> {
  return listIn(wordEntry.key({ list: list.partition, beginning, sk: '' }).pk);
}
