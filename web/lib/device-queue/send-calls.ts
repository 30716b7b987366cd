/**
 * Sends entries that are one call each, which the server accepts again: a try whose response was lost is simply
 * repeated.
 */
import { ApiError } from '../api/api-client.ts';
import type { DeviceQueue } from './device-queue.ts';
import { failed, type QueueEntry, type Refused } from './queue-entry.ts';
import { holding, type Sender, sendDue, tokenFor } from './send-due.ts';

type CallEntry = QueueEntry<Refused>;

export type CallOutcome =
  | { is: 'sent' }
  /** There was no response. The request may have arrived, and can be repeated. */
  | { is: 'unanswered'; isLostWithPage?: boolean }
  | { is: 'signed-out' }
  /** It was removed from the queue meanwhile. */
  | { is: 'discarded' }
  /** The server's rules forbid it. */
  | { is: 'refused'; message: string }
  /** A retry can succeed without a change. */
  | { is: 'failed'; message: string };

/** How long a response may take in the background, and while somebody waits for it. */
const ANSWER_TIMEOUT_MS = 60_000;
const WATCHED_ANSWER_TIMEOUT_MS = 15_000;

interface CallKind<Entry> {
  /** Whether it can be sent, if it may have to wait for another entry. */
  isReady?(entry: Entry): Promise<boolean>;
  call(entry: Entry, request: { token: string; signal: AbortSignal }): Promise<unknown>;
  /** Announces what a sender in the background found. */
  announceSent(entry: Entry): void;
  announceRefused(entry: Entry, message: string): void;
}

export class CallSender<Entry extends CallEntry> {
  readonly #queue: DeviceQueue<Entry>;
  readonly #kind: CallKind<Entry>;

  constructor(queue: DeviceQueue<Entry>, kind: CallKind<Entry>) {
    this.#queue = queue;
    this.#kind = kind;
  }

  /** Sends waiting entries, oldest first. */
  sendWaiting(sender: Sender): Promise<void> {
    return sendDue(this.#queue, sender, async (entry) => {
      if (!(await this.#isReady(entry))) return { is: 'not-ready' };
      const outcome = await this.#trySend(entry, sender, ANSWER_TIMEOUT_MS);
      await this.#followUp(entry, outcome);
      if (outcome.is === 'sent') this.#kind.announceSent(entry);
      else if (outcome.is === 'refused') this.#kind.announceRefused(entry, outcome.message);
      return outcome;
    });
  }

  /**
   * Sends an entry that somebody waits for, through the queue, so that nothing is lost if the page is closed. Without a
   * response it stays in the queue.
   * @param sender absent to only store it
   */
  async submit(entry: Entry, sender: Sender | undefined): Promise<CallOutcome> {
    const outcome = await holding(
      entry,
      async () => {
        const isKept = await this.#queue.put(entry);
        const canSend = sender && (await this.#isReady(entry));
        const ended: CallOutcome = canSend
          ? await this.#trySend(entry, sender, WATCHED_ANSWER_TIMEOUT_MS)
          : { is: 'unanswered' };
        // A refusal is shown where the person pressed.
        if (ended.is === 'refused') await this.#queue.remove(entry);
        else await this.#followUp(entry, ended);
        return ended.is === 'unanswered' ? { ...ended, isLostWithPage: !isKept } : ended;
      },
      { waits: true },
    );
    return outcome ?? { is: 'unanswered' };
  }

  async #isReady(entry: Entry): Promise<boolean> {
    return (await this.#kind.isReady?.(entry)) ?? true;
  }

  async #trySend(entry: Entry, sender: Sender, timeoutMs: number): Promise<CallOutcome> {
    try {
      const token = await tokenFor(entry, sender);
      if (token === undefined) return { is: 'signed-out' };
      const kept = await this.#queue.change(entry, (each) => ({ ...each, state: { status: 'sending' } }));
      if (!kept) return { is: 'discarded' };
      await this.#kind.call(kept, { token, signal: AbortSignal.timeout(timeoutMs) });
      return { is: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** Records the outcome of a try in the queue. */
  async #followUp(entry: Entry, outcome: CallOutcome): Promise<void> {
    if (outcome.is === 'sent') return await this.#queue.remove(entry);
    await this.#queue.change(entry, (kept) => after(kept, outcome));
  }
}

function outcomeOf(error: unknown): CallOutcome {
  // The connection broke while the response was read, or the time ran out.
  if (!(error instanceof ApiError) || error.status === undefined) return { is: 'unanswered' };
  const { status, message } = error;
  if (status === 401) return { is: 'signed-out' };
  return status >= 500 || status === 429 ? { is: 'failed', message } : { is: 'refused', message };
}

function after<Entry extends CallEntry>(entry: Entry, outcome: CallOutcome): Entry {
  switch (outcome.is) {
    case 'unanswered':
      return { ...entry, state: { status: 'waiting' } };
    case 'signed-out':
      return { ...entry, state: { status: 'waiting', needsSignIn: true } };
    case 'refused':
      return { ...entry, state: { status: 'refused', message: outcome.message } };
    case 'failed':
      return failed(entry, outcome.message, true);
    default:
      return entry;
  }
}
