/** Every kind of item in the table, and how the kind of an item is found by its key. */
import { items } from './areas.ts';
import { type ItemDefinition, type Key, rateCount, rememberedAnswer } from './table/index.ts';

export const ITEMS: readonly ItemDefinition<object>[] = [...items, rememberedAnswer, rateCount];

/** Of a partition key or its pattern: what stands before the first name, up to the first `#`. Few kinds of items share one. */
const headOf = (pk: string) => /^[^#{]*#?/.exec(pk)?.[0] ?? '';

const countNames = ({ pk, sk }: ItemDefinition<object>) => `${pk}${sk}`.split('{').length;
/** The more exact pattern first: `{messageId}` would also stand for `MESSAGES`. */
const exactFirst = ITEMS.toSorted((one, other) => countNames(one) - countNames(other));
const byHead = Map.groupBy(exactFirst, ({ pk }) => headOf(pk));

/** The kind of item that lies under a key; undefined for one that is in no definition. */
export function definitionOf(key: Key): ItemDefinition<object> | undefined {
  const candidates = [...(byHead.get(headOf(key.pk)) ?? []), ...(byHead.get('') ?? [])];
  return candidates.find(({ is }) => is(key));
}
