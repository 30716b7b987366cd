/**
 * Sends the waiting entries of a queue, each by one sender at a time. It runs in pages and in the service worker, so it
 * doesn't use `window`.
 */
import { tokenFacts } from '../session/token-facts.ts';
import type { DeviceQueue } from './device-queue.ts';
import { isDue, type QueueEntry } from './queue-entry.ts';

export interface Sender {
  userId: string;
  /** The token of the person who is signed in right now. @throws if it can't be read without a network */
  token(): Promise<string | undefined>;
  /**
   * Whether to wait for another sender that holds an entry, such as a closing tab, instead of leaving the entry to it.
   */
  waitsForOthers?: boolean;
}

/** @returns undefined if nobody is signed in, or somebody else is */
export async function tokenFor({ userId }: { userId: string }, sender: Sender): Promise<string | undefined> {
  const token = await sender.token();
  return token !== undefined && tokenFacts(token)?.userId === userId ? token : undefined;
}

/**
 * Sends the entries that are due, oldest first.
 * @param send tries once, updates the entry, and returns the outcome
 */
export async function sendDue<Entry extends QueueEntry<{ status: string }>>(
  queue: DeviceQueue<Entry>,
  sender: Sender,
  send: (entry: Entry) => Promise<{ is: string }>,
): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const entries = await queue.ofUser(sender.userId);
    const next = entries.find((entry) => !tried.has(entry.id) && isDue(entry, Date.now()));
    if (!next) return;
    tried.add(next.id);
    const sendNext = async () => {
      // Another sender may have just released it.
      const entry = await queue.get(next.userId, next.id);
      return entry && isDue(entry, Date.now()) ? await send(entry) : undefined;
    };
    const outcome = await holding(next, sendNext, { waits: sender.waitsForOthers });
    // Without a connection or session the other entries needn't be tried.
    if (outcome?.is === 'unanswered' || outcome?.is === 'signed-out') return;
  }
}

/**
 * Runs `work` while nobody else holds this entry. If somebody does, it runs afterwards when `waits` is set, or else not
 * at all.
 */
export async function holding<T>(
  { id }: { id: string },
  work: () => Promise<T>,
  { waits = false }: { waits?: boolean | undefined } = {},
): Promise<T | undefined> {
  if (!navigator.locks) return await work();
  return await navigator.locks.request(`creel.post.${id}`, { ifAvailable: !waits }, (lock) =>
    lock ? work() : undefined,
  );
}
