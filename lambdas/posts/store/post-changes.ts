/**
 * Changes of posts. Each is based on the post as it was read and fails if the post has changed since. Record, listing
 * and counts change in one transaction, so a post is listed and counted exactly while it is public. The same
 * transaction removes its index entries; the stream adds new ones.
 */
import { isDeepStrictEqual } from 'node:util';
import type { PostKind } from '#shared/posts/schemas.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, all, equals, isStill, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { changeOfCounters, countersIn, countersOf, inRecord, listedOf, notBelowZero } from './counters.ts';
import { recount } from './counts.ts';
import { entriesWithout, indexEntriesOf } from './index-entries.ts';
import { POST_ITEMS } from './items.ts';
import { isOnShow, POST_KINDS, type Post, type PostRecord } from './kinds.ts';
import { ledgerOfPost } from './ledger-of-post.ts';
import { mealEntriesOf, removeEntries } from './meal-entries.ts';
import { toListing, toStoredPost } from './stored-posts.ts';

/** Writes a new post, its listing, its counts and the steps `alongside` in one transaction. */
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

/** Returns the items of a new post: its record and its listing. */
export function newPostItems<K extends PostKind>(kind: K, record: PostRecord<K>) {
  const { record: records, listing } = POST_ITEMS[kind];
  const params = { postId: record.id };
  return [
    records.item(params, toStoredPost(kind, { record, hidden: false })),
    listing.item(params, toListing(kind, record)),
  ] as const;
}

/**
 * Replaces or deletes a post.
 * @throws ChangedMeanwhile if it has changed since it was read; the errors of `alongside`
 */
export async function changePost<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
  alongside: readonly table.TransactionStep[] = [],
): Promise<void> {
  await table.transact([...stepsOfChange(kind, before, after), ...alongside]);
}

/** Returns the steps that replace or delete a post; they throw ChangedMeanwhile if it has changed since it was read. */
export function stepsOfChange<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
): table.TransactionStep[] {
  const { counted } = POST_KINDS[kind];
  const count = (post: Post<K> | undefined) => (post && isOnShow(post) ? counted(post.record) : {});
  return [
    changeRecord(kind, before, after),
    ...changeListing(kind, before, after),
    ...recount(before.record.fishermanId, count(before), count(after)),
    ...ledgerOfPost(kind, before.record, after?.record),
  ];
}

function changeRecord<K extends PostKind>(
  kind: K,
  before: Post<K>,
  after: Post<K> | undefined,
): table.TransactionStep {
  const { record, ownPosts } = POST_ITEMS[kind];
  const { id, fishermanId, version } = before.record;
  const key = record.key({ postId: id });
  // An edit makes a new version but hiding doesn't, so both are checked.
  const asItWas = [
    equals('version', version),
    equals('hidden', before.hidden),
    before.withdrawn ? equals('withdrawn', true) : lacks('withdrawn'),
    equals('gsi1pk', ownPosts(fishermanId).partition),
    // The fisherman's rating may change in the meantime.
    isStill('card.rating', Reflect.get(before.record, 'rating')),
    isStill('card.ratingCount', Reflect.get(before.record, 'ratingCount')),
  ];
  // A post enters or leaves the lists with its counters, so they must be current, as must those in a card that is replaced.
  const isListedOtherwise = !after || isOnShow(after) !== isOnShow(before);
  const counters = Object.entries(inRecord(kind, countersIn(kind, before.record)));
  const replaced = counters.filter(([path]) => isListedOtherwise || path.startsWith('card.'));
  asItWas.push(...replaced.map(([path, value]) => equals(path, value)));
  if (!after) return table.remove(key, table.ifUnchanged(all(...asItWas)));
  const {
    gsi2pk,
    card,
    detail,
    hidden,
    moderation,
    version: next,
  } = record.item({ postId: id }, toStoredPost(kind, after));
  const add = countersOf(
    kind,
    changeOfCounters(kind, before.record, after.record),
    ({ isInCard }) => !isInCard,
  );
  const guard = table.ifUnchanged(all(...asItWas, ...notBelowZero(add)));
  return table.update(
    key,
    { set: { gsi2pk, card, detail, hidden, withdrawn: after.withdrawn, moderation, version: next }, add },
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

/** Returns the steps that remove a post from all lists. */
export function removeFromLists<K extends PostKind>(kind: K, record: PostRecord<K>): table.TransactionStep[] {
  const { listing } = POST_ITEMS[kind];
  const entries = entriesToRemove(kind, record, undefined);
  return [table.remove(listing.key({ postId: record.id })), ...removeEntries(entries)];
}

/** Returns the index entries of a post while it is shown. */
export function entriesOfPost<K extends PostKind>(kind: K, record: PostRecord<K>) {
  const listing = POST_ITEMS[kind].listing.item({ postId: record.id }, toListing(kind, record));
  return [...indexEntriesOf(listing), ...mealEntriesOf(record)];
}

/**
 * Returns the entries that a post may have now but won't have after the change. They are removed in the same
 * transaction, so that no part of a list shows a post that the whole list doesn't. It assumes that meals are left, even
 * if none were when the post was read.
 */
function entriesToRemove<K extends PostKind>(
  kind: K,
  now: PostRecord<K>,
  next: PostRecord<K> | undefined,
): table.Key[] {
  const possible = entriesOfPost(kind, 'mealsLeft' in now ? { ...now, mealsLeft: 1 } : now);
  return entriesWithout(possible, next ? entriesOfPost(kind, next) : []);
}
