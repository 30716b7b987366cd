/** Counters of a post that other people change at any time: likes, claims and reservations. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { stats } from '../../people/store/items.ts';
import {
  all,
  atLeast,
  type Condition,
  equals,
  ifUnchanged,
  isStill,
  present,
  type TransactionStep,
  update,
} from '../../table/index.ts';
import { POST_ITEMS } from './items.ts';
import { type Counter, type CountersOf, isOnShow, POST_KINDS, type Post, type PostRecord } from './kinds.ts';

/** Values by name of the counter. */
type Counters = Readonly<Record<string, number>>;

/** Returns the values of a kind's counters in an item. */
export function countersOf(kind: PostKind, from: object, isWanted = (_counter: Counter) => true): Counters {
  const values: Record<string, number> = {};
  for (const counter of POST_KINDS[kind].counters) {
    const value: unknown = Reflect.get(from, counter.name);
    if (typeof value === 'number' && isWanted(counter)) values[counter.name] = value;
  }
  return values;
}

/** Returns the values of a kind's counters in a record. */
export const countersIn = <K extends PostKind>(kind: K, record: PostRecord<K>): Counters =>
  countersOf(kind, POST_KINDS[kind].toCounters(record));

/** Returns the values of the counters that listings contain. */
export const listedOf = (kind: PostKind, from: object): Counters =>
  countersOf(kind, from, ({ isListed }) => isListed);

/** Returns the change of each counter by an edit. */
export function changeOfCounters<K extends PostKind>(
  kind: K,
  before: PostRecord<K>,
  after: PostRecord<K>,
): Counters {
  const [was, is] = [countersIn(kind, before), countersIn(kind, after)];
  const changes = Object.entries(is).map(([name, value]) => [name, value - (was[name] ?? 0)]);
  return Object.fromEntries(changes.filter(([, by]) => by !== 0));
}

/** Returns the counters by their paths in the record. */
export const inRecord = (kind: PostKind, counters: Counters): Counters =>
  Object.fromEntries(
    POST_KINDS[kind].counters.flatMap(({ name, isInCard }: Counter) => {
      const value = counters[name];
      return value === undefined ? [] : [[isInCard ? `card.${name}` : name, value]];
    }),
  );

/** Conditions that no counter falls below zero, since other requests may have lowered it in the meantime. */
export const notBelowZero = (add: Counters): Condition[] =>
  Object.entries(add).flatMap(([name, by]) => (by < 0 ? [atLeast(name, -by)] : []));

/**
 * Returns the steps that add to a post's counters in its record, its listing and its owner's counts. They make no new
 * version, since this isn't an edit. The transaction throws ChangedMeanwhile if the post has been hidden, shown, sold
 * or deleted since it was read, or if its record doesn't meet `condition`.
 */
export function countOnPost<K extends PostKind>(
  kind: K,
  post: Post<K>,
  add: CountersOf<K>,
  condition = present,
): TransactionStep[] {
  const { record, listing } = POST_ITEMS[kind];
  const { id, fishermanId }: PostRecord = post.record;
  const postId = { postId: id };
  const isStillSold = isStill('card.soldAt', Reflect.get(post.record, 'soldAt'));
  const asRead = ifUnchanged(all(equals('hidden', post.hidden), isStillSold, condition));
  const steps = [update(record.key(postId), { add: inRecord(kind, countersOf(kind, add)) }, asRead)];
  if (!isOnShow(post)) return steps;
  const elsewhere = [
    { key: listing.key(postId), add: listedOf(kind, add) },
    { key: stats.key({ userId: fishermanId }), add: statsOf(kind, add) },
  ];
  const counted = elsewhere.filter((each) => Object.keys(each.add).length > 0);
  return [...steps, ...counted.map((each) => update(each.key, { add: each.add }, ifUnchanged(present)))];
}

/** Returns the changes of the person's counts. */
function statsOf(kind: PostKind, add: object): Counters {
  const stats: Record<string, number> = {};
  const changes = countersOf(kind, add);
  for (const { name, stat } of POST_KINDS[kind].counters) {
    if (stat && changes[name] !== undefined) stats[stat] = changes[name];
  }
  return stats;
}
