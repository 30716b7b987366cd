/**
 * Steps by which amounts of a catch are held for buyers, become free again, and are handed over. Amounts are in the unit
 * of its stock. A transaction can contain one of them per catch. They throw ChangedMeanwhile if the amount isn't there
 * any more, or if the catch has been hidden, sold, deleted or counted in another unit since it was read.
 */
import { all, any, type Condition, equals, moreThan, type TransactionStep } from '../../table/index.ts';
import { countOnPost, inRecord, notBelowZero } from './counters.ts';
import type { CountersOf, Post, PostRecord } from './kinds.ts';
import { stepsOfChange } from './post-changes.ts';
import { toHundredths } from './stock-counters.ts';

/** Holds an amount that is free. Fails too if the catch has been edited since it was read, as its price may differ. */
export function holdStock(post: Post<'catch'>, amount: number): TransactionStep[] {
  return moveToHeld(post, toHundredths(amount), equals('version', post.record.version));
}

/** Makes a held amount free again. */
export function returnStock(post: Post<'catch'>, amount: number): TransactionStep[] {
  return moveToHeld(post, -toHundredths(amount));
}

/** Corrects a held amount: the difference becomes free again, or is taken from the free amount. */
export function weighStock(post: Post<'catch'>, before: number, after: number): TransactionStep[] {
  const more = toHundredths(after) - toHundredths(before);
  return more === 0 ? [] : moveToHeld(post, more);
}

function moveToHeld(post: Post<'catch'>, hundredths: number, ...conditions: Condition[]): TransactionStep[] {
  return move(post, { hundredthsLeft: -hundredths, hundredthsHeld: hundredths }, ...conditions);
}

/**
 * Hands over an amount.
 * @param from `held`, or `left` if its reservation ended before the handover was reported
 */
export function handOverStock(
  post: Post<'catch'>,
  amount: number,
  from: 'held' | 'left',
  now: Date,
): TransactionStep[] {
  const hundredths = toHundredths(amount);
  const [left, held] = from === 'held' ? [0, -hundredths] : [-hundredths, 0];
  const { stock, held: wereHeld = 0, collected = 0 } = post.record;
  const isLast = toHundredths(stock?.left ?? 0) + left === 0 && toHundredths(wereHeld) + held === 0;
  if (!isLast) {
    // This holds even if other amounts have changed since the catch was read.
    const leavesSome = any(moreThan('card.hundredthsLeft', -left), moreThan('card.hundredthsHeld', -held));
    const add = { hundredthsLeft: left, hundredthsHeld: held, hundredthsCollected: hundredths };
    return move(post, add, leavesSome);
  }
  return stepsOfChange('catch', post, { ...post, record: soldOut(post.record, collected + amount, now) });
}

/** The last handover makes the catch sold. */
function soldOut(
  { stock, held: _held, soldAt, ...record }: PostRecord<'catch'>,
  collected: number,
  now: Date,
): PostRecord<'catch'> {
  const at = now.toISOString();
  return {
    ...record,
    ...(stock && { stock: { ...stock, left: 0 } }),
    collected,
    soldAt: soldAt ?? at,
    updatedAt: at,
  };
}

function move(post: Post<'catch'>, add: CountersOf<'catch'>, ...conditions: Condition[]): TransactionStep[] {
  const isInUnit = equals('card.stock.unit', post.record.stock?.unit);
  return countOnPost(
    'catch',
    post,
    add,
    all(isInUnit, ...notBelowZero(inRecord('catch', { ...add })), ...conditions),
  );
}
