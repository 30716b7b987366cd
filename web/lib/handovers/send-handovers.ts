/**
 * Reports handovers of meals to the server. The server accepts a code again that it has accepted before, so a try whose
 * response was lost is simply repeated. The handover's time is sent too, and counts however late it arrives.
 */
import { collectClaim } from '#shared/claims/endpoints.ts';
import { ApiError, call } from '../api/api-client.ts';
import { announce } from '../device-queue/events.ts';
import { failed } from '../device-queue/queue-entry.ts';
import { holding, type Sender, sendDue, tokenFor } from '../device-queue/send-due.ts';
import { type Handover, handoverQueue } from './store.ts';

export type HandoverOutcome =
  | { is: 'handed-over' }
  /** There was no response. The request may have arrived, and can be repeated. */
  | { is: 'unanswered'; isLostWithPage?: boolean }
  | { is: 'signed-out' }
  /** It was removed from the queue meanwhile. */
  | { is: 'discarded' }
  /** The code is wrong, or the claim is over. */
  | { is: 'refused'; message: string }
  /** A retry can succeed without a change. */
  | { is: 'failed'; message: string };

/** How long a response may take in the background, and while somebody sees "Confirming...". */
const ANSWER_TIMEOUT_MS = 60_000;
const WATCHED_ANSWER_TIMEOUT_MS = 15_000;

/** Sends waiting handovers, oldest first. */
export const sendHandovers = (sender: Sender): Promise<void> =>
  sendDue(handoverQueue, sender, async (handover) => {
    const outcome = await trySend(handover, sender, ANSWER_TIMEOUT_MS);
    await followUp(handover, outcome);
    if (outcome.is === 'handed-over') {
      announce({ type: 'handed-over', userId: handover.userId, handover });
    } else if (outcome.is === 'refused') {
      announce({ type: 'handover-refused', userId: handover.userId, message: outcome.message });
    }
    return outcome;
  });

/**
 * Sends a handover that somebody waits for, through the queue, so that nothing is lost if the page is closed. Without a
 * response it stays in the queue.
 * @param sender absent to only store it
 */
export async function submitHandover(
  handover: Handover,
  sender: Sender | undefined,
): Promise<HandoverOutcome> {
  const outcome = await holding(
    handover,
    async () => {
      const isKept = await handoverQueue.put(handover);
      const ended: HandoverOutcome = sender
        ? await trySend(handover, sender, WATCHED_ANSWER_TIMEOUT_MS)
        : { is: 'unanswered' };
      // A refusal is shown where the code was entered.
      if (ended.is === 'refused') await handoverQueue.remove(handover);
      else await followUp(handover, ended);
      return ended.is === 'unanswered' ? { ...ended, isLostWithPage: !isKept } : ended;
    },
    { waits: true },
  );
  return outcome ?? { is: 'unanswered' };
}

async function trySend(handover: Handover, sender: Sender, timeoutMs: number): Promise<HandoverOutcome> {
  const { id: claimId, code, at } = handover;
  try {
    const token = await tokenFor(handover, sender);
    if (token === undefined) return { is: 'signed-out' };
    const kept = await handoverQueue.change(handover, (each) => ({ ...each, state: { status: 'sending' } }));
    if (!kept) return { is: 'discarded' };
    const signal = AbortSignal.timeout(timeoutMs);
    await call(collectClaim, { params: { claimId }, body: { code, at }, token, signal });
    return { is: 'handed-over' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): HandoverOutcome {
  // The connection broke while the response was read, or the time ran out.
  if (!(error instanceof ApiError) || error.status === undefined) return { is: 'unanswered' };
  const { status, message } = error;
  if (status === 401) return { is: 'signed-out' };
  return status >= 500 || status === 429 ? { is: 'failed', message } : { is: 'refused', message };
}

/** Records the outcome of a try in the queue. */
async function followUp(handover: Handover, outcome: HandoverOutcome): Promise<void> {
  if (outcome.is === 'handed-over') return await handoverQueue.remove(handover);
  await handoverQueue.change(handover, (kept) => after(kept, outcome));
}

function after(handover: Handover, outcome: HandoverOutcome): Handover {
  switch (outcome.is) {
    case 'unanswered':
      return { ...handover, state: { status: 'waiting' } };
    case 'signed-out':
      return { ...handover, state: { status: 'waiting', needsSignIn: true } };
    case 'refused':
      return { ...handover, state: { status: 'refused', message: outcome.message } };
    case 'failed':
      return failed(handover, outcome.message, true);
    default:
      return handover;
  }
}
