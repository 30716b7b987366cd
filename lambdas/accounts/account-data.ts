/** Exports and erases all data of a person. Definitions (lambdas/items.ts) tell which items belong to them. */
import { contributions, erasers, presenters } from '../areas.ts';
import { definitionOf, ITEMS } from '../items.ts';
import { personItems } from '../people/store/items.ts';
import * as table from '../table/index.ts';

const PRESENTERS = new Map(presenters.map(({ name, present }) => [name, present]));
const ERASERS = new Map(erasers.map(({ name, erase }) => [name, erase]));

/** Returns each list with the person's items once. Their own partition, which names the other lists, comes last. */
function listsOf(userId: string): table.ItemList[] {
  const own = personItems(userId);
  const lists = ITEMS.flatMap(({ owner }) => table.ownershipOf(owner)?.list(userId) ?? []);
  lists.sort(
    (one, other) => Number(one.partition === own.partition) - Number(other.partition === own.partition),
  );
  return unique(lists);
}

/** Reads all items of a list in chunks. Of an index it reads whole items, since the index holds only parts. */
async function* wholeItemsIn(list: table.ItemList): AsyncGenerator<table.Found<object>[]> {
  if (list.index === undefined) yield* table.itemsIn(list);
  else
    for await (const keys of table.keysIn(list)) {
      yield (await table.getItems(keys)).filter((item) => item !== undefined);
    }
}

const nameOf = (item: table.Key) => definitionOf(item)?.name ?? '';
const ownershipOfItem = (item: table.Key) => {
  const definition = definitionOf(item);
  return definition && table.ownershipOf(definition.owner);
};

/** Returns the lists for each section of the export. Items without a definition are in the person's partition. */
function listsByPart(userId: string): Map<string, table.ItemList[]> {
  const byPart = new Map<string, table.ItemList[]>(contributions.map(({ as }) => [as, []]));
  for (const { owner } of ITEMS) {
    const { exported, list } = table.ownershipOf(owner) ?? {};
    if (!exported || !list || 'not' in exported) continue;
    byPart.set(exported.as, [...(byPart.get(exported.as) ?? []), list(userId)]);
  }
  byPart.set('more', [...(byPart.get('more') ?? []), personItems(userId)]);
  return new Map([...byPart].map(([part, lists]) => [part, unique(lists)]));
}

const unique = (lists: readonly table.ItemList[]): table.ItemList[] => [
  ...new Map(lists.map((list) => [`${list.index} ${list.partition}`, list])).values(),
];

/** Reads all data by section and in chunks, since there may be more than fits in a function's memory. */
export async function* readParts(userId: string): AsyncGenerator<[part: string, items: object[]]> {
  for (const [part, lists] of listsByPart(userId)) {
    yield [part, []];
    for (const { as, read } of contributions) if (as === part) yield [part, await read(userId)];
    for (const list of lists) {
      for await (const items of wholeItemsIn(list)) {
        yield [part, items.filter((item) => partOf(item) === part).map((item) => told(item, part, userId))];
      }
    }
  }
}

function partOf(item: table.Key): string | undefined {
  const exported = ownershipOfItem(item)?.exported ?? { as: 'more' };
  return 'as' in exported ? exported.as : undefined;
}

function told(item: table.Key, part: string, userId: string): object {
  const kind = part === 'more' ? { kind: item.sk } : {};
  return { ...kind, ...withoutKeys(PRESENTERS.get(nameOf(item))?.(item, userId) ?? item) };
}

const KEYS = new Set(['pk', 'sk', 'gsi1pk', 'gsi2pk']);

/** Removes the keys, which mean nothing outside the table. */
const withoutKeys = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name)));

/** Milliseconds after which a part of the erasure starts no more items, well before the function's timeout. */
const PART_MS = 20_000;

/**
 * Erases a part of a person's data: posts, uploads, likes, favorites, messages and everything stored with them, except
 * items that are defined to stay. Other people keep messages written to them, without the name. Meals pledged, claimed
 * and served stay counted. Photos and other dependent data follow through the stream. May be interrupted and repeated.
 * @returns `more` if it must be called again
 */
export async function erasePart(userId: string, partMs = PART_MS): Promise<'done' | 'more'> {
  const until = Date.now() + partMs;
  for (const list of listsOf(userId)) {
    for await (const items of wholeItemsIn(list)) {
      if ((await eraseItems(items, userId)) && Date.now() > until) return 'more';
    }
  }
  return 'done';
}

/** @returns whether there was anything to erase */
async function eraseItems(items: readonly table.Key[], userId: string): Promise<boolean> {
  const going = items.filter((item) => typeof ownershipOfItem(item)?.erased !== 'object');
  for (const [name, some] of Map.groupBy(going, nameOf)) {
    const erase = ERASERS.get(name);
    if (erase) await erase(some, userId);
    else await table.transact(some.map((item) => table.remove(item)));
  }
  return going.length > 0;
}
