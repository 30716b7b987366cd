import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { all, any, equals, lacks, lessThan, not } from './expression.ts';
import { defineItem } from './item.ts';
import { getItem } from './read.ts';
import { updateItemIf } from './write.ts';

interface StoredCount {
  hits: number;
  /** A unique id of the call that was counted last. */
  last?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** How often somebody did something in the window that began at `start` (milliseconds since the epoch). */
export const rateCount = defineItem<StoredCount>()('rate count', {
  pk: 'RATE#{name}#{who}',
  sk: '{start}',
  owner: {
    exported: { not: 'It is a number that is needed for a day at most.' },
    erased: { not: 'It expires with its window.' },
  },
});

interface Limit {
  /** The action that is counted, such as `contact`. */
  name: string;
  /** The person who acts: a user id or a hash of a network address, never the address itself. */
  who: string;
  /** Maximum count in one window. */
  max: number;
  windowMs: number;
}

/**
 * Adds one to the count unless it has reached the maximum. The item stores the id of the last call, so that a retry
 * after a lost response is recognized.
 * @returns the count with this call; undefined if it was not counted
 */
async function countOne({ name, who, max, windowMs }: Limit, now: Date): Promise<number | undefined> {
  const start = startOf(windowMs, now);
  const expiresAt = Math.ceil((start + windowMs) / 1000);
  const key = rateCount.key({ name, who, start: String(start) });
  const last = randomUUID();
  const isOpen = all(any(lacks('hits'), lessThan('hits', max)), not(equals('last', last)));
  const counted = await updateItemIf(key, { add: { hits: 1 }, set: { expiresAt, last } }, isOpen);
  if (counted) return counted.hits;
  const found = await getItem(key, { consistent: true });
  return found?.last === last ? found.hits : undefined;
}

/** Adds one to the count unless it has reached the maximum. @returns whether it was counted */
export async function countWithin(limit: Limit, now: Date): Promise<boolean> {
  return (await countOne(limit, now)) !== undefined;
}

/**
 * Adds one to the count unless it has reached the maximum.
 * @returns the count with this call, undefined if it was not counted; and the seconds until the window ends
 */
export async function countUpTo(limit: Limit, now: Date) {
  const end = Math.ceil((startOf(limit.windowMs, now) + limit.windowMs) / 1000);
  const resetSeconds = Math.max(1, end - Math.floor(now.getTime() / 1000));
  return { hits: await countOne(limit, now), resetSeconds };
}

/**
 * Adds one to the count.
 * @param limit.message the message for the person who is over the limit
 * @throws AppError `too_many_requests` with the seconds until the window ends, if the count has reached the maximum
 */
export async function countAgainstLimit(limit: Limit & { message: string }, now: Date): Promise<void> {
  const { hits, resetSeconds: retryAfter } = await countUpTo(limit, now);
  if (hits === undefined) throw new AppError('too_many_requests', limit.message, { retryAfter });
}

const startOf = (windowMs: number, now: Date) => Math.floor(now.getTime() / windowMs) * windowMs;
