/** Runs the reactions to changes that all areas have subscribed to. */
import { reactions } from '../areas.ts';
import { definitionOf } from '../items.ts';
import type { Change } from '../table/change.ts';
import type { Key, Subscription } from '../table/index.ts';

const SUBSCRIPTIONS = reactions.flat();
const BY_ITEM = Map.groupBy(SUBSCRIPTIONS, ({ item }) => item.name);

/** Returns the subscriptions to changes of the item under this key. */
export function subscriptionsTo(key: Key): readonly Subscription[] {
  return BY_ITEM.get(definitionOf(key)?.name ?? '') ?? [];
}

/** @param changes of one item, in order @throws TypeError if there is no such reaction */
export async function runReaction(name: string, changes: readonly Change[]): Promise<void> {
  const found = SUBSCRIPTIONS.find((each) => each.name === name);
  if (!found) throw new TypeError(`There is no reaction ${name}`);
  await found.run(changes);
}
