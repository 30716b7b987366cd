/** Converts posts to stored items and back. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import type { Change } from '../../table/change.ts';
import { all, type Condition, equals, type Found, type ItemDefinition } from '../../table/index.ts';
import { countersOf, listedOf } from './counters.ts';
import { POST_ITEMS, type StoredListing, type StoredPost } from './items.ts';
import { POST_KINDS, type Post, type PostCard, type PostRecord } from './kinds.ts';

type Fields = Record<string, unknown>;

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
  const counters = countersOf(kind, record);
  const elsewhere = new Set<string>(['id', 'createdAt', 'version', ...cardFields, ...Object.keys(counters)]);
  return {
    ...counters,
    card: pick({ ...record, ...photoOf(kind, record) }, cardFields),
    detail: pick(
      record,
      Object.keys(record).filter((name) => !elsewhere.has(name)),
    ),
    hidden,
    ...(moderation && { moderation }),
    version: record.version,
  } as StoredPost<K>;
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
  const record = { ...identityOf(sk), ...fields, ...detail, ...countersOf(kind, rest), version };
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
  { hidden, version, ...rest }: Pick<StoredPost, 'hidden' | 'version'>,
): Condition => {
  const asRead = { hidden, version, ...countersOf(kind, rest) };
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
  const fields: Fields = { ...identityOf(sk), ...card, ...listedOf(kind, rest) };
  return fields as PostCard<K>;
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
    ...listedOf(kind, record),
    ...POST_KINDS[kind].alsoListed(record),
    ...(updatedAt !== createdAt && { updatedAt }),
    ...(until !== undefined && { expiresAt: Math.floor(until / 1000) }),
  };
}

/** Returns the values of these fields, in order and without names, as JSON. */
export const toValues = (fields: Fields, names: readonly string[]): string =>
  JSON.stringify(
    names.map((name) => fields[name]),
    inOrder,
  );

/** Sorts the keys of maps, since the table doesn't keep their order and the same card must give the same string. */
const inOrder = (_name: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns the card of a listing, or of an index entry that repeats it. */
export function cardOfListing<K extends PostKind>(kind: K, listing: Found<StoredListing>): PostCard<K> {
  const card: Fields = {
    ...identityOf(listing.sk),
    ...listedOf(kind, listing),
    ...fromValues(listing.card, POST_KINDS[kind].cardFields),
  };
  return card as PostCard<K>;
}

/** Returns the fields that `toValues` turned into a string. */
export function fromValues(json: string, names: readonly string[]): Fields {
  const fields: Fields = {};
  const values: unknown[] = JSON.parse(json);
  for (const [index, name] of names.entries()) {
    // JSON has null in place of an absent field.
    if (values[index] !== null && values[index] !== undefined) fields[name] = values[index];
  }
  return fields;
}
