/** Sends what waits in a queue, one entry by one sender at a time. Runs in pages and in the service worker: it knows no window. */
import { tokenFacts } from '../session/token-facts.ts';
import type { DeviceQueue } from './device-queue.ts';
import { isDue, type QueueEntry } from './queue-entry.ts';

export interface Sender {
  userId: string;
  /** Of whoever is signed in right now. @throws when it cannot be known for want of a network */
  token(): Promise<string | undefined>;
  /** Waits for a sender that holds an entry, such as a tab that is being closed, instead of leaving the entry to it. */
  waitsForOthers?: boolean;
}

/** @returns undefined when somebody else is signed in, or nobody */
export async function tokenFor({ userId }: { userId: string }, sender: Sender): Promise<string | undefined> {
  const token = await sender.token();
  return token !== undefined && tokenFacts(token)?.userId === userId ? token : undefined;
}

/**
 * Sends what is due, oldest first.
 * @param send one try, and what becomes of the entry by it; returns how it ended
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
      // Another sender may just have let go of it.
      const entry = await queue.get(next.userId, next.id);
      return entry && isDue(entry, Date.now()) ? await send(entry) : undefined;
    };
    const outcome = await holding(next, sendNext, { waits: sender.waitsForOthers });
    // Without connection or session the others need not be tried.
    if (outcome?.is === 'unanswered' || outcome?.is === 'signed-out') return;
  }
}

/** Runs `work` while nobody else holds this entry: after whoever holds it now when it `waits`, or else not at all. */
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
