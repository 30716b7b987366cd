/** Converts posts to stored items and back. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import type { Change } from '../../table/change.ts';
import { all, type Condition, equals, type Found, type ItemDefinition } from '../../table/index.ts';
import { countersIn, countersOf, inRecord, listedOf } from './counters.ts';
import { POST_ITEMS, type StoredListing, type StoredPost } from './items.ts';
import { POST_KINDS, type Post, type PostCard, type PostRecord } from './kinds.ts';
import type { Fields } from './stock-counters.ts';

/** Returns the named fields that are defined. */
function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

export function toStoredPost<K extends PostKind>(
  kind: K,
  { record, hidden, moderation }: Post<K>,
): StoredPost<K> {
  const { cardFields } = POST_KINDS[kind];
  const counters = countersIn(kind, record);
  const elsewhere = new Set<string>([...NOT_IN_DETAIL, ...cardFields, ...Object.keys(counters)]);
  const card = withoutAmounts(pick({ ...record, ...photoOf(kind, record) }, cardFields));
  return {
    ...countersOf(kind, counters, ({ isInCard }) => !isInCard),
    card: { ...card, ...countersOf(kind, counters, ({ isInCard = false }) => isInCard) },
    detail: pick(
      record,
      Object.keys(record).filter((name) => !elsewhere.has(name)),
    ),
    hidden,
    ...(moderation && { moderation }),
    version: record.version,
  } as StoredPost<K>;
}

const NOT_IN_DETAIL = ['id', 'createdAt', 'version', 'collected'];

/** The amounts of a catch are counters. */
function withoutAmounts({ stock, held: _held, ...fields }: Fields): Fields {
  if (!(stock instanceof Object)) return fields;
  const { left: _left, ...rest }: Fields = { ...stock };
  return { ...fields, stock: rest };
}

/** Returns the photo that cards show, without its type and rank among the post's photos. */
export function photoOf<K extends PostKind>(kind: K, record: PostRecord<K>): Fields {
  const primary = POST_KINDS[kind].primaryPhoto(record);
  if (!primary) return {};
  const { id, width, height, color } = primary;
  return { photo: { id, width, height, color } };
}

export function toPost<K extends PostKind>(
  kind: K,
  { sk, card, detail, hidden, withdrawn, moderation, version, ...rest }: Found<StoredPost<K>>,
): Post<K> {
  const { photo: _primary, ...fields }: Fields = card;
  const stored = { ...identityOf(sk), ...fields, ...detail, version };
  const record = POST_KINDS[kind].withCounters(stored, countersOf(kind, { ...fields, ...rest }));
  return {
    record: record as PostRecord<K>,
    hidden,
    ...(withdrawn && { withdrawn }),
    ...(moderation && { moderation }),
  };
}

/** Returns the condition that nobody has edited or hidden the post, or changed its counters, since it was read. */
export const asReadPost = (
  kind: PostKind,
  { hidden, version, card, ...rest }: Pick<StoredPost, 'hidden' | 'version' | 'card'>,
): Condition => {
  const asRead = { hidden, version, ...inRecord(kind, countersOf(kind, { ...card, ...rest })) };
  return all(...Object.entries(asRead).map(([name, value]) => equals(name, value)));
};

/** Returns a change of a post of either kind. */
export function changeOfPost(change: Change) {
  const kind: PostKind = POST_ITEMS.pledge.record.match(change.key) ? 'pledge' : 'catch';
  const record: ItemDefinition<StoredPost> = POST_ITEMS[kind].record;
  const { before, after } = change.of(record);
  return { kind, postId: change.key.sk, before, after };
}

/** Returns the card of a post for its owner's list. */
export function cardOfPost<K extends PostKind>(
  kind: K,
  { sk, card, ...rest }: Found<StoredPost<K>>,
): PostCard<K> {
  return toCard(kind, { ...identityOf(sk), ...card }, countersOf(kind, { ...card, ...rest }));
}

function toCard<K extends PostKind>(
  kind: K,
  fields: Fields,
  counters: ReturnType<typeof countersOf>,
): PostCard<K> {
  const { withCounters, derived } = POST_KINDS[kind];
  const card = withCounters(fields, counters) as PostCard<K>;
  return { ...card, ...derived(card) };
}

/** The id contains the time of posting. */
export const identityOf = (id: string) => ({ id, createdAt: timeOfId(id) });

/** Returns when a post leaves the public lists, in milliseconds since the epoch; undefined if it stays. */
export function listedUntil<K extends PostKind>(kind: K, record: PostRecord<K>): number | undefined {
  const { isListedWhileFresh, freshUntil } = POST_KINDS[kind];
  return isListedWhileFresh ? freshUntil(record) : undefined;
}

/** Returns the attributes of a post in the public lists, without its key. */
export function toListing<K extends PostKind>(kind: K, record: PostRecord<K>): StoredListing {
  const { cardFields } = POST_KINDS[kind];
  const { listingsOf, listingsOfSpecies } = POST_ITEMS[kind];
  const { createdAt, fishermanId, species, updatedAt }: PostRecord = record;
  const fields: Fields = { ...record, ...photoOf(kind, record) };
  const until = listedUntil(kind, record);
  return {
    gsi1pk: listingsOf(fishermanId).partition,
    gsi2pk: listingsOfSpecies(species).partition,
    card: toValues(fields, cardFields),
    ...listedOf(kind, countersIn(kind, record)),
    ...POST_KINDS[kind].alsoListed(record),
    ...(updatedAt !== createdAt && { updatedAt }),
    ...(until !== undefined && { expiresAt: Math.floor(until / 1000) }),
  };
}

/** Fields that are stored as values without names too. Like card fields, new names belong at the end. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  coordinates: ['lat', 'lng'],
  photo: ['id', 'width', 'height', 'color'],
  stock: ['unit', 'left', 'least', 'step', 'poundsEach'],
};

/** Returns the values of these fields, in order and without names, as JSON. */
export const toValues = (fields: Fields, names: readonly string[]): string =>
  JSON.stringify(valuesOf(fields, names), inOrder);

/** Leaves out the absent fields at the end, so that 25 cards stay within 1.5 read units. */
function valuesOf(fields: object, names: readonly string[]): unknown[] {
  const values = names.map((name) => {
    const value: unknown = Reflect.get(fields, name);
    const inner = INNER[name];
    return inner && value instanceof Object ? valuesOf(value, inner) : value;
  });
  return values.slice(0, 1 + values.findLastIndex((value) => value !== undefined));
}

/** Sorts the keys of maps, since the table doesn't keep their order and the same card must give the same string. */
export const inOrder = (_name: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns the card of a listing, or of an index entry that repeats it. */
export function cardOfListing<K extends PostKind>(kind: K, listing: Found<StoredListing>): PostCard<K> {
  const fields = { ...identityOf(listing.sk), ...fromValues(listing.card, POST_KINDS[kind].cardFields) };
  return toCard(kind, fields, listedOf(kind, listing));
}

/** Returns the fields that `toValues` turned into a string. Older versions stored the inner ones with their names. */
export function fromValues(json: string, names: readonly string[]): Fields {
  const fields = named(JSON.parse(json), names);
  for (const [name, inner] of Object.entries(INNER)) {
    const value = fields[name];
    if (Array.isArray(value)) fields[name] = named(value, inner);
  }
  return fields;
}

function named(values: readonly unknown[], names: readonly string[]): Fields {
  const fields: Fields = {};
  for (const [index, name] of names.entries()) {
    // JSON has null in place of an absent field.
    if (values[index] !== null && values[index] !== undefined) fields[name] = values[index];
  }
  return fields;
}
