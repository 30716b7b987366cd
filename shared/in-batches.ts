/** Splits a list into batches of `size` items, in order. The last batch may be smaller. */
export function inBatches<Item>(list: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let at = 0; at < list.length; at += size) batches.push(list.slice(at, at + size));
  return batches;
}
