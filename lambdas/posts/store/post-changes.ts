/**
 * Changes of a post. Each is made from the post as it was read and fails if that has changed since. Record, listing and counts change in
 * one transaction: a post is in the public lists, and is counted, exactly while it is public. It leaves the parts of a list together with
 * its listing; the stream adds it there.
 */
import { isDeepStrictEqual } from 'node:util';
import type { PostKind } from '#shared/posts/schemas.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, all, equals, isStill, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { changeOfCounters, countersOf, listedOf, notBelowZero } from './counters.ts';
import { recount } from './counts.ts';
import { entriesWithout, indexEntriesOf } from './index-entries.ts';
import { POST_ITEMS } from './items.ts';
import { isOnShow, POST_KINDS, type Post, type PostRecord } from './kinds.ts';
import { ledgerOfPost } from './ledger-of-post.ts';
import { mealEntriesOf, removeEntries } from './meal-entries.ts';
import { toListing, toStoredPost } from './stored-posts.ts';

/** Writes a new post, its listing, its counts and whatever `alongside` brings, all or nothing. */
export async function createPost<K extends PostKind>(
  kind: K,
  record: PostRecord<K>,
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  const items = newPostItems(kind, record).map((item) => table.put(item, table.onlyIf(absent)));
  const counted = POST_KINDS[kind].counted(record);
  await table.transact([
    requireNotSuspended(record.fishermanId),
    ...items,
    ...recount(record.fishermanId, {}, counted),
    ...ledgerOfPost(kind, undefined, record),
    ...alongside,
  ]);
}

/** The items of a post that was just posted: its record and its listing. */
export function newPostItems<K extends PostKind>(kind: K, record: PostRecord<K>) {
  const { record: records, listing } = POST_ITEMS[kind];
  const params = { postId: record.id };
  return [
    records.item(params, toStoredPost(kind, { record, hidden: false })),
    listing.item(params, toListing(kind, record)),
  ] as const;
}

/**
 * Makes `after` of what was `before`; nothing, when there is no `after`.
 * @throws ChangedMeanwhile when it was no longer so; what `alongside` throws
 */
export async function changePost<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
  alongside: readonly table.TransactionStep[] = [],
): Promise<void> {
  const { counted } = POST_KINDS[kind];
  const count = (post: Post<K> | undefined) => (post && isOnShow(post) ? counted(post.record) : {});
  await table.transact([
    changeRecord(kind, before, after),
    ...changeListing(kind, before, after),
    ...recount(before.record.fishermanId, count(before), count(after)),
    ...ledgerOfPost(kind, before.record, after?.record),
    ...alongside,
  ]);
}

function changeRecord<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
): table.TransactionStep {
  const { record, ownPosts } = POST_ITEMS[kind];
  const { id, fishermanId, version } = before.record;
  const key = record.key({ postId: id });
  // An edit makes a new version, hiding does not: so both are asked for.
  const asItWas = [
    equals('version', version),
    equals('hidden', before.hidden),
    before.withdrawn ? equals('withdrawn', true) : lacks('withdrawn'),
    equals('gsi1pk', ownPosts(fishermanId).partition),
    // Its fisherman may be rated meanwhile.
    isStill('card.rating', Reflect.get(before.record, 'rating')),
    isStill('card.ratingCount', Reflect.get(before.record, 'ratingCount')),
  ];
  if (!after || isOnShow(after) !== isOnShow(before)) {
    // A post enters or leaves the lists with its counters: they must be the current ones.
    const counters = Object.entries(countersOf(kind, before.record));
    asItWas.push(...counters.map(([name, value]) => equals(name, value)));
  }
  if (!after) return table.remove(key, table.ifUnchanged(all(...asItWas)));
  const { card, detail, hidden, version: next } = toStoredPost(kind, after);
  const add = changeOfCounters(kind, before.record, after.record);
  const guard = table.ifUnchanged(all(...asItWas, ...notBelowZero(add)));
  return table.update(
    key,
    { set: { card, detail, hidden, withdrawn: after.withdrawn, version: next }, add },
    guard,
  );
}

function changeListing<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
): table.TransactionStep[] {
  const { listing } = POST_ITEMS[kind];
  const params = { postId: before.record.id };
  const key = listing.key(params);
  const next = after && isOnShow(after) ? listing.item(params, toListing(kind, after.record)) : undefined;
  if (!isOnShow(before)) return next ? [table.put(next)] : [];
  if (!after || !next) return removeFromLists(kind, before.record);
  if (isDeepStrictEqual(listing.item(params, toListing(kind, before.record)), next)) return [];
  const { card, gsi2pk, price, updatedAt, expiresAt } = next;
  const add = listedOf(kind, changeOfCounters(kind, before.record, after.record));
  const guard = table.ifUnchanged(all(present, ...notBelowZero(add)));
  return [
    table.update(key, { set: { card, gsi2pk, price, updatedAt, expiresAt }, add }, guard),
    ...removeEntries(entriesToRemove(kind, before.record, after.record)),
  ];
}

/** The steps that take a post out of all lists. */
export function removeFromLists<K extends PostKind>(kind: K, record: PostRecord<K>): table.TransactionStep[] {
  const { listing } = POST_ITEMS[kind];
  const entries = entriesToRemove(kind, record, undefined);
  return [table.remove(listing.key({ postId: record.id })), ...removeEntries(entries)];
}

/** The entries of a post in parts of the lists, while it is shown. */
export function entriesOfPost<K extends PostKind>(kind: K, record: PostRecord<K>) {
  const listing = POST_ITEMS[kind].listing.item({ postId: record.id }, toListing(kind, record));
  return [...indexEntriesOf(listing), ...mealEntriesOf(record)];
}

/**
 * The entries that a post may have now, and will not have once it is gone or has changed. They go in the same transaction, so that no part of the
 * list shows a post that the whole does not. Meals may be left although none were when the post was read.
 */
function entriesToRemove<K extends PostKind>(
  kind: K,
  now: PostRecord<K>,
  next: PostRecord<K> | undefined,
): table.Key[] {
  const possible = entriesOfPost(kind, 'mealsLeft' in now ? { ...now, mealsLeft: 1 } : now);
  return entriesWithout(possible, next ? entriesOfPost(kind, next) : []);
}
