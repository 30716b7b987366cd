/**
 * Everything that is kept of one person: to hand it to them, and to erase it. What there is follows from the definitions of the items
 * (lambdas/items.ts).
 */
import { contributions, erasers, presenters } from '../areas.ts';
import { definitionOf, ITEMS } from '../items.ts';
import { personItems } from '../people/store/items.ts';
import {
  type Found,
  getItems,
  type ItemList,
  itemsIn,
  type Key,
  keysIn,
  ownershipOf,
  remove,
  transact,
} from '../table/index.ts';

const PRESENTERS = new Map(presenters.map(({ name, present }) => [name, present]));
const ERASERS = new Map(erasers.map(({ name, erase }) => [name, erase]));

/** The lists in which all of a person is found, each once. What lies with the person comes last, since it tells what the rest is. */
function listsOf(userId: string): ItemList[] {
  const own = personItems(userId);
  const lists = ITEMS.flatMap(({ owner }) => ownershipOf(owner)?.list(userId) ?? []);
  lists.sort(
    (one, other) => Number(one.partition === own.partition) - Number(other.partition === own.partition),
  );
  return [...new Map(lists.map((list) => [`${list.index} ${list.partition}`, list])).values()];
}

async function readWhole(list: ItemList): Promise<Found<object>[]> {
  const found: Found<object>[] = [];
  for await (const items of wholeItemsIn(list)) found.push(...items);
  return found;
}

/** All items of a list, some at a time; whole ones, also of an index, which itself holds only parts of them. */
async function* wholeItemsIn(list: ItemList): AsyncGenerator<Found<object>[]> {
  if (list.index === undefined) yield* itemsIn(list);
  else
    for await (const keys of keysIn(list)) {
      yield (await getItems(keys)).filter((item) => item !== undefined);
    }
}

const nameOf = (item: Key) => definitionOf(item)?.name ?? '';
const ownershipOfItem = (item: Key) => {
  const definition = definitionOf(item);
  return definition && ownershipOf(definition.owner);
};

/** Everything, by the part of the export that it stands in. What no definition knows is told as it is. */
export async function readSections(userId: string): Promise<Record<string, object[]>> {
  const sections: Record<string, object[]> = { more: [] };
  for (const { owner } of ITEMS) {
    const exported = ownershipOf(owner)?.exported;
    if (exported && 'as' in exported) sections[exported.as] = [];
  }
  for (const { as, read } of contributions) sections[as] = await read(userId);
  const found = await Promise.all(listsOf(userId).map(readWhole));
  for (const item of found.flat()) {
    const exported = ownershipOfItem(item)?.exported ?? { as: 'more' };
    if ('not' in exported) continue;
    const told = PRESENTERS.get(nameOf(item))?.(item, userId) ?? item;
    const kind = exported.as === 'more' ? { kind: item.sk } : {};
    sections[exported.as]?.push({ ...kind, ...withoutKeys(told) });
  }
  return sections;
}

const KEYS = new Set(['pk', 'sk', 'gsi1pk', 'gsi2pk']);

/** How an item lies in the table is of no use to anybody else. */
const withoutKeys = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name)));

/** Chunks of items that one part of an erasure erases: it has to end well within a function's time. */
const MAX_CHUNKS = 20;

/**
 * Erases a part of what is kept of a person, except what is defined to stay: posts, uploads, likes, favorites, messages and all that lies with
 * them. Others keep what was written to them, without the name. What the community pledged, claimed and served stays counted: those meals
 * were real. Photos and what else hangs on these items follow by the stream. Interrupted or repeated, it ends the same.
 * @returns `more` when it is to be called again
 */
export async function erasePart(userId: string): Promise<'done' | 'more'> {
  let chunks = 0;
  for (const list of listsOf(userId)) {
    for await (const items of wholeItemsIn(list)) {
      if (!(await eraseItems(items, userId))) continue;
      chunks += 1;
      if (chunks === MAX_CHUNKS) return 'more';
    }
  }
  return 'done';
}

/** Erases all of it. */
export async function eraseEverything(userId: string): Promise<void> {
  while ((await erasePart(userId)) === 'more');
}

/** @returns whether there was anything to erase */
async function eraseItems(items: readonly Key[], userId: string): Promise<boolean> {
  const going = items.filter((item) => typeof ownershipOfItem(item)?.erased !== 'object');
  for (const [name, some] of Map.groupBy(going, nameOf)) {
    const erase = ERASERS.get(name);
    if (erase) await erase(some, userId);
    else await transact(some.map((item) => remove(item)));
  }
  return going.length > 0;
}
