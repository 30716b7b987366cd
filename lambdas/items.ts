/** Every kind of item in the table, and the search for the kind of an item by its key. */
import { items } from './areas.ts';
import { type ItemDefinition, type Key, rateCount, rememberedAnswer } from './table/index.ts';

export const ITEMS: readonly ItemDefinition<object>[] = [...items, rememberedAnswer, rateCount];

/** Returns the part of a partition key or pattern before the first `#` or name. Few kinds of items share one. */
const headOf = (pk: string) => /^[^#{]*#?/.exec(pk)?.[0] ?? '';

const countNames = ({ pk, sk }: ItemDefinition<object>) => `${pk}${sk}`.split('{').length;
/** More exact patterns come first: `{messageId}` would also match `MESSAGES`. */
const exactFirst = ITEMS.toSorted((one, other) => countNames(one) - countNames(other));
const byHead = Map.groupBy(exactFirst, ({ pk }) => headOf(pk));

/** Returns the kind of item under a key; undefined if no definition matches. */
export function definitionOf(key: Key): ItemDefinition<object> | undefined {
  const candidates = [...(byHead.get(headOf(key.pk)) ?? []), ...(byHead.get('') ?? [])];
  return candidates.find(({ is }) => is(key));
}
