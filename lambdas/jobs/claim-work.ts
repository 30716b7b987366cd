/**
 * Claims work that an outside service does, so that a repeat doesn't do it twice. A claim names the queue message that
 * wrote it, so that the table's client can write it again if the response was lost.
 */
import { randomUUID } from 'node:crypto';
import { MINUTE } from '#shared/limits.ts';
import { absent, all, any, equals, isStill, lacks } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { messageInHand } from './message-in-hand.ts';
import { NotYet } from './not-yet.ts';

export interface WorkClaim<Outcome extends string> {
  /** The queue message that is doing the work, how often that had been delivered, and since when (milliseconds). */
  messageId: string;
  receives: number;
  since: number;
  /** Seconds since the epoch. */
  expiresAt: number;
  /** Absent until the work is finished. */
  outcome?: Outcome;
}

/** The timeout of functions that claim work (lambdas/functions.ts): after it, nobody is still doing what was claimed. */
const LONGEST_RUN = MINUTE;

/**
 * @param lifetimeMs how long the claim is stored
 * @returns the earlier outcome; `fresh` if the work must be done, `abandoned` if a process may have died while doing it
 * @throws NotYet while another message may be doing it
 */
export async function claimWork<Outcome extends string>(
  key: table.ItemKey<WorkClaim<Outcome>>,
  lifetimeMs: number,
): Promise<{ outcome: Outcome } | 'fresh' | 'abandoned'> {
  const now = Date.now();
  const message = messageInHand.getStore() ?? { messageId: randomUUID(), receives: 1 };
  const { messageId, receives } = message;
  const claim = { ...key, ...message, since: now, expiresAt: table.expiryAfter(lifetimeMs, new Date(now)) };
  const isOwn = all(lacks('outcome'), equals('messageId', messageId), equals('receives', receives));
  if (await table.writeIf(table.put(claim, table.onlyIf(any(absent, isOwn))))) return 'fresh';
  const earlier = await table.getItem(key, { consistent: true });
  if (earlier?.outcome) return { outcome: earlier.outcome };
  const isAbandoned = earlier && (earlier.messageId === messageId || earlier.since < now - LONGEST_RUN);
  const isStillThat = all(lacks('outcome'), isStill('since', earlier?.since));
  if (!isAbandoned || !(await table.writeIf(table.put(claim, table.onlyIf(any(isOwn, isStillThat))))))
    throw new NotYet('another message is doing this');
  return 'abandoned';
}

/** Removes a claim of work that was not done, so that a retry does it. */
export const releaseWork = (key: table.Key): Promise<void> => table.write(table.remove(key));

export const finishWork = <Outcome extends string>(
  key: table.ItemKey<WorkClaim<Outcome>>,
  outcome: Outcome,
): Promise<void> => table.write(table.update(key, { set: { outcome } }));
