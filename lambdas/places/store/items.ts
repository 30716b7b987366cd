/** Index entries of lists by cell of the grid and by word: a search by place or word reads one partition. */
import type { Cell } from '#shared/places/distance.ts';
import { defineItem, type ItemList, listIn } from '../../table/index.ts';

/** Repeats an item of a list in each cell within 35 miles. It is deleted with that item. */
export const cellEntry = defineItem<object>()('entry near a place', {
  pk: '{list}#IN#{cell}',
  sk: '{sk}',
  owner: 'nobody',
});

/** @param list the list to search */
export function entriesInCell<Stored extends object>(
  list: ItemList<Stored>,
  { latCell, lngCell }: Cell,
): ItemList<Stored> {
  return listIn(cellEntry.key({ list: list.partition, cell: `${latCell}:${lngCell}`, sk: '' }).pk);
}

/** Repeats an item of a list for the beginnings of the words by which it is found (shared/search.ts). */
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
