/**
 * Kinds of items. Each kind is defined once, in the `store/items.ts` of its area: its key, its stored shape, its
 * indexes and its owner. Reads, writes, export and erasure follow from the definition. Areas subscribe to changes of an
 * item with `on` (table/subscription.ts).
 */
import { type IndexName, TABLE } from '#shared/deployment/table.ts';

/** The primary key of an item in the table. */
export interface Key {
  pk: string;
  sk: string;
}

/** Exists for the compiler only: the kind of item under a key or in a list. */
declare const STORED: unique symbol;

/** The key of an item that, if it exists, is a `Stored`. */
export interface ItemKey<Stored> extends Key {
  readonly [STORED]?: Stored;
}

/** A stored item with its key. The table may delete it after `expiresAt` (seconds since the epoch). */
export type Found<Stored> = Stored & Key & { expiresAt?: number };

/** A list of items: one partition of the table or of an index. */
export interface ItemList<Stored = object> {
  partition: string;
  index?: IndexName;
  readonly [STORED]?: Stored;
}

/** Returns the names of the attributes by which a list is found and sorted. */
export function keysOf({ index }: Pick<ItemList, 'index'>): { partitionKey: string; sortKey: string } {
  return TABLE.indexes.find(({ name }) => name === index) ?? TABLE;
}

/** Returns the list in a partition of the table itself. */
export const listIn = <Stored extends object>(partition: string): ItemList<Stored> => ({ partition });
/** Returns the list in a partition of an index. Recent writes may be missing from it. */
export const listInIndex = <Stored extends object>(
  index: IndexName,
  partition: string,
): ItemList<Stored> => ({ partition, index });

/** The names in the braces of a key's pattern: `userId` in `USER#{userId}`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Params<Pk extends string, Sk extends string> = Readonly<Record<NamesIn<Pk> | NamesIn<Sk>, string>>;

/** The partitions of the indexes in which an item is listed. */
export interface IndexPartitions {
  gsi1pk?: string;
  gsi2pk?: string;
}

/** The treatment of a person's item when they export their data or delete their account. */
interface Ownership {
  /** The list that contains all items of this kind of one person, possibly among others. */
  list(userId: string): ItemList;
  /** The export's section that lists it, without its keys unless a presenter names them; or why it isn't exported. */
  exported: { as: string } | { not: string };
  /** `delete`: it is deleted. `by-store`: the area's eraser handles it. Otherwise, the reason why it stays. */
  erased: 'delete' | 'by-store' | { not: string };
}

/** The owner of an item. */
type Owner =
  | Ownership
  /** A copy of a part of the owned item with this name; it is erased with that item. */
  | { copyOf: string }
  /** It names a person but is in no list of theirs: the reasons why it is neither exported nor erased. */
  | { exported: { not: string }; erased: { not: string } }
  /** It isn't about one person. */
  | 'nobody';

interface Description<Stored, Pk extends string, Sk extends string> {
  /** Patterns of the key, such as `LIKES#{userId}`. Names in braces are parameters of `key`. */
  pk: Pk;
  sk: Sk;
  indexes?(params: Params<Pk, Sk>, stored: Stored): IndexPartitions;
  owner: Owner;
}

export interface ItemDefinition<Stored extends object, Pk extends string = string, Sk extends string = string>
  extends Pick<Description<Stored, Pk, Sk>, 'pk' | 'sk' | 'owner'> {
  name: string;
  key(params: Params<Pk, Sk>): ItemKey<Stored>;
  /** Returns the whole item as it is put into the table: key, index partitions and stored attributes. */
  item(params: Params<Pk, Sk>, stored: Stored): Stored & Key & IndexPartitions;
  /** Returns the values of the pattern's names in this key, or undefined if the key belongs to another kind of item. */
  match(key: Key): Params<Pk, Sk> | undefined;
  /** Whether an item from a list of several kinds is of this kind. */
  is(found: Key): found is Found<Stored>;
}

/**
 * Defines a kind of item: `defineItem<StoredLike>()('like', { pk: 'LIKES#{userId}', sk: '{pledgeId}', … })`. The stored
 * shape is given in a separate call, since TypeScript infers either all type parameters of a call or none.
 */
export function defineItem<Stored extends object>() {
  return <const Pk extends string, const Sk extends string>(
    name: string,
    { pk, sk, indexes, owner }: Description<Stored, Pk, Sk>,
  ): ItemDefinition<Stored, Pk, Sk> => {
    const pattern = patternOf(pk, sk);
    const key = (params: Params<Pk, Sk>): ItemKey<Stored> => ({ pk: fill(pk, params), sk: fill(sk, params) });
    // Only here, in read.ts and in query.ts are stored items trusted to match their definition.
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
/** Joins the two halves of a key when both are matched at once; no key contains it. */
const SEPARATOR = '\n';
const joined = ({ pk, sk }: Key) => `${pk}${SEPARATOR}${sk}`;

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(NAME, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The key ${pattern} lacks ${name}`);
    return value;
  });
}

/** Builds the expression that matches a joined key. A name in both halves must have the same value in both. */
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
