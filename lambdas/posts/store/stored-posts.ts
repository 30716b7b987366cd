/** How a post is laid out in its items, and read out of them again. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import type { Change } from '../../table/change.ts';
import { all, type Condition, equals, type Found, type ItemDefinition } from '../../table/index.ts';
import { countersOf, listedOf } from './counters.ts';
import { POST_ITEMS, type StoredListing, type StoredPost } from './items.ts';
import { POST_KINDS, type Post, type PostCard, type PostRecord } from './kinds.ts';

type Fields = Record<string, unknown>;

/** Those of the fields that are there. */
function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

export function toStoredPost<K extends PostKind>(kind: K, { record, hidden }: Post<K>): StoredPost<K> {
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
    version: record.version,
  } as StoredPost<K>;
}

/** The photo that cards show, without what is said of it as one of several. */
export function photoOf<K extends PostKind>(kind: K, record: PostRecord<K>): Fields {
  const primary = POST_KINDS[kind].primaryPhoto(record);
  if (!primary) return {};
  const { id, width, height, color } = primary;
  return { photo: { id, width, height, color } };
}

export function toPost<K extends PostKind>(
  kind: K,
  { sk, card, detail, hidden, withdrawn, version, ...rest }: Found<StoredPost<K>>,
): Post<K> {
  const { photo: _primary, ...fields }: Fields = card;
  const record = { ...identityOf(sk), ...fields, ...detail, ...countersOf(kind, rest), version };
  return { record: record as PostRecord<K>, hidden, ...(withdrawn && { withdrawn }) };
}

/** That nobody has changed the post since: an edit makes another version. */
export const asReadPost = (kind: PostKind, { hidden, version, ...rest }: StoredPost): Condition => {
  const asRead = { hidden, version, ...countersOf(kind, rest) };
  return all(...Object.entries(asRead).map(([name, value]) => equals(name, value)));
};

/** A change of a post of either kind. */
export function changeOfPost(change: Change) {
  const kind: PostKind = POST_ITEMS.pledge.record.match(change.key) ? 'pledge' : 'catch';
  const record: ItemDefinition<StoredPost> = POST_ITEMS[kind].record;
  const { before, after } = change.of(record);
  return { kind, postId: change.key.sk, before, after };
}

/** The card of a post as its owner's list shows it. */
export function cardOfPost<K extends PostKind>(
  kind: K,
  { sk, card, ...rest }: Found<StoredPost<K>>,
): PostCard<K> {
  const fields: Fields = { ...identityOf(sk), ...card, ...listedOf(kind, rest) };
  return fields as PostCard<K>;
}

/** The time of posting is in the id. */
export const identityOf = (id: string) => ({ id, createdAt: timeOfId(id) });

/** When a post leaves the public lists, in milliseconds since the epoch; undefined for one that stays. */
export function listedUntil<K extends PostKind>(kind: K, record: PostRecord<K>): number | undefined {
  const { isListedWhileFresh, freshUntil } = POST_KINDS[kind];
  return isListedWhileFresh ? freshUntil(record) : undefined;
}

/** The attributes of a post in the public lists, besides its key. */
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

/** JSON of these fields in their order, without their names. */
export const toValues = (fields: Fields, names: readonly string[]): string =>
  JSON.stringify(
    names.map((name) => fields[name]),
    inOrder,
  );

/** The table keeps no order of a map's names: the same card is to be the same string. */
const inOrder = (_name: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The card of a listing, or of an index entry that repeats it. */
export function cardOfListing<K extends PostKind>(kind: K, listing: Found<StoredListing>): PostCard<K> {
  const card: Fields = {
    ...identityOf(listing.sk),
    ...listedOf(kind, listing),
    ...fromValues(listing.card, POST_KINDS[kind].cardFields),
  };
  return card as PostCard<K>;
}

/** The fields that `toValues` made a string of. */
export function fromValues(json: string, names: readonly string[]): Fields {
  const fields: Fields = {};
  const values: unknown[] = JSON.parse(json);
  for (const [index, name] of names.entries()) {
    // JSON has null where a field is absent.
    if (values[index] !== null && values[index] !== undefined) fields[name] = values[index];
  }
  return fields;
}
