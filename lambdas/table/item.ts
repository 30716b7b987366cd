/**
 * Kinds of items. Each is defined once, in the `store/items.ts` of its area: its key, the shape it is stored in, the indexes it stands in and whose
 * it is. Reads, writes, export and erasure follow from the definition; areas subscribe to its changes by `on` (table/subscription.ts).
 */
import { type IndexName, TABLE } from '#shared/deployment/table.ts';

/** The primary key of the table and of its indexes' items. */
export interface Key {
  pk: string;
  sk: string;
}

/** Only for the compiler: what kind of item lies under a key or in a list. */
declare const STORED: unique symbol;

/** The key of an item that, if it is there, is a `Stored`. */
export interface ItemKey<Stored> extends Key {
  readonly [STORED]?: Stored;
}

/** An item as it is stored, with its key; `expiresAt` (seconds since the epoch) is when the table may sweep it. */
export type Found<Stored> = Stored & Key & { expiresAt?: number };

/** A list of items: a partition of the table, or of one of its indexes. */
export interface ItemList<Stored = object> {
  partition: string;
  index?: IndexName;
  readonly [STORED]?: Stored;
}

/** By which attributes a list is found and ordered. */
export function keysOf({ index }: Pick<ItemList, 'index'>): { partitionKey: string; sortKey: string } {
  return TABLE.indexes.find(({ name }) => name === index) ?? TABLE;
}

/** A list in a partition of the table itself. */
export const listIn = <Stored extends object>(partition: string): ItemList<Stored> => ({ partition });
/** A list in a partition of an index: what was written a moment ago may be missing. */
export const listInIndex = <Stored extends object>(
  index: IndexName,
  partition: string,
): ItemList<Stored> => ({ partition, index });

/** The names in the braces of a key's pattern: `userId` of `USER#{userId}`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Params<Pk extends string, Sk extends string> = Readonly<Record<NamesIn<Pk> | NamesIn<Sk>, string>>;

/** Partitions of indexes that an item stands in. */
export interface IndexPartitions {
  gsi1pk?: string;
  gsi2pk?: string;
}

/** Treatment of a person's item when they ask for their data or leave. */
interface Ownership {
  /** All items of this kind that are one person's are found in this list, maybe among others. */
  list(userId: string): ItemList;
  /**
   * The part of the account's export that it stands in, without its keys unless its area has a presenter for it; or why it is in none.
   */
  exported: { as: string } | { not: string };
  /**
   * `delete`: the item goes. `by-store`: its area's eraser sees to it, since other things change with it. Otherwise it
   * stays, for the reason given.
   */
  erased: 'delete' | 'by-store' | { not: string };
}

/** The owner of an item. */
type Owner =
  | Ownership
  /** It repeats a part of the kind of item with this name, which is the owned one, and goes with it. */
  | { copyOf: string }
  /** It names a person and is found by no list of theirs: why it is neither exported nor erased. */
  | { exported: { not: string }; erased: { not: string } }
  /** It is not about one person. */
  | 'nobody';

interface Description<Stored, Pk extends string, Sk extends string> {
  /** Patterns of the key: `LIKES#{userId}`. Names in braces are parameters of `key`. */
  pk: Pk;
  sk: Sk;
  indexes?(params: Params<Pk, Sk>, stored: Stored): IndexPartitions;
  owner: Owner;
}

export interface ItemDefinition<Stored extends object, Pk extends string = string, Sk extends string = string>
  extends Pick<Description<Stored, Pk, Sk>, 'pk' | 'sk' | 'owner'> {
  name: string;
  key(params: Params<Pk, Sk>): ItemKey<Stored>;
  /** The whole item as it is put into the table: key, index partitions, stored attributes. */
  item(params: Params<Pk, Sk>, stored: Stored): Stored & Key & IndexPartitions;
  /** The values of the pattern's names in this key; undefined when the key belongs to another kind of item. */
  match(key: Key): Params<Pk, Sk> | undefined;
  /** Whether an item that was found, in a list of several kinds, is of this kind. */
  is(found: Key): found is Found<Stored>;
}

/**
 * Defines a kind of item: `defineItem<StoredLike>()('like', { pk: 'LIKES#{userId}', sk: '{pledgeId}', … })`. The shape is given in a call of its
 * own, since TypeScript infers either all type parameters of a call or none.
 */
export function defineItem<Stored extends object>() {
  return <const Pk extends string, const Sk extends string>(
    name: string,
    { pk, sk, indexes, owner }: Description<Stored, Pk, Sk>,
  ): ItemDefinition<Stored, Pk, Sk> => {
    const pattern = patternOf(pk, sk);
    const key = (params: Params<Pk, Sk>): ItemKey<Stored> => ({ pk: fill(pk, params), sk: fill(sk, params) });
    // Here and in read.ts and query.ts alone, what the table holds is taken for what its definition says.
    const is = (found: Key): found is Found<Stored> => pattern.test(joined(found));
    return {
      name,
      pk,
      sk,
      owner,
      key,
      item: (params, stored) => ({ ...key(params), ...indexes?.(params, stored), ...stored }),
      match: (found) => pattern.exec(joined(found))?.groups as Params<Pk, Sk> | undefined,
      is,
    };
  };
}

const NAME = /\{(\w+)\}/g;
/** Between the two halves of a key where both are matched at once; in no key. */
const SEPARATOR = '\n';
const joined = ({ pk, sk }: Key) => `${pk}${SEPARATOR}${sk}`;

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(NAME, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The key ${pattern} lacks ${name}`);
    return value;
  });
}

/** A name that stands in both halves has to be the same in both. */
function patternOf(pk: string, sk: string): RegExp {
  const seen = new Set<string>();
  const source = joined({ pk, sk })
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(NAME, (_, name: string) => {
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>[^${SEPARATOR}]*)`;
    });
  return new RegExp(`^${source}$`);
}
