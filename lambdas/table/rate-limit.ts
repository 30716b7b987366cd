import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { all, any, equals, lacks, lessThan, not } from './expression.ts';
import { defineItem } from './item.ts';
import { getItem } from './read.ts';
import { onlyIf, update } from './steps.ts';
import { writeIf } from './write.ts';

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
 * @returns whether it was counted
 */
export async function countWithin({ name, who, max, windowMs }: Limit, now: Date): Promise<boolean> {
  const start = startOf(windowMs, now);
  const expiresAt = Math.ceil((start + windowMs) / 1000);
  const key = rateCount.key({ name, who, start: String(start) });
  const last = randomUUID();
  const isOpen = all(any(lacks('hits'), lessThan('hits', max)), not(equals('last', last)));
  if (await writeIf(update(key, { add: { hits: 1 }, set: { expiresAt, last } }, onlyIf(isOpen)))) return true;
  return (await getItem(key, { consistent: true }))?.last === last;
}

/**
 * Adds one to the count.
 * @param limit.message the message for the person who is over the limit
 * @throws AppError `too_many_requests` with the seconds until the window ends, if the count has reached the maximum
 */
export async function countAgainstLimit(limit: Limit & { message: string }, now: Date): Promise<void> {
  if (await countWithin(limit, now)) return;
  const { windowMs, message } = limit;
  const end = Math.ceil((startOf(windowMs, now) + windowMs) / 1000);
  const retryAfter = Math.max(1, end - Math.floor(now.getTime() / 1000));
  throw new AppError('too_many_requests', message, { retryAfter });
}

const startOf = (windowMs: number, now: Date) => Math.floor(now.getTime() / windowMs) * windowMs;
