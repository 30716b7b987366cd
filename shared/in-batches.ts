/** A list cut into lists of so many, in its order; the last one may be shorter. */
export function inBatches<Item>(list: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let at = 0; at < list.length; at += size) batches.push(list.slice(at, at + size));
  return batches;
}
