/** Sends the requests of one turn. It knows no more than its message: no table, no secret. */
import { isWebhookAddress, localWebhookAddress } from '#shared/webhooks/address.ts';
import { SIGNED_FOR } from '#shared/webhooks/limits.ts';
import { count, logger } from '../core/logger.ts';
import { environment } from '../environment.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { type SignedMessage, type webhookRequests, webhookTurn } from './jobs.ts';
import { post, type Response } from './post.ts';
import type { Attempt } from './store/events.ts';

const MESSAGE = 'msg_';

/** @returns the job that records the results; a request that was not sent any more is signed anew */
export async function sendRequests({
  organizationId,
  webhookId,
  turnId,
  address,
  signedAt,
  messages,
}: PayloadOf<typeof webhookRequests>): Promise<readonly Job[]> {
  const attempts: Attempt[] = [];
  for (const message of messages) {
    if (Date.now() - signedAt > SIGNED_FOR) break;
    const attempt = await sendOne(address, message, signedAt);
    attempts.push(attempt);
    if (attempt.outcome === 'delivered') continue;
    logger.info('a webhook failed', { webhookId, status: attempt.status, problem: attempt.problem });
    break;
  }
  return [webhookTurn.of({ organizationId, webhookId, report: { turnId, address, attempts } })];
}

async function sendOne(address: string, message: SignedMessage, signedAt: number): Promise<Attempt> {
  const { eventKey, attempt, body, signature, challenge } = message;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Creel-Webhooks/1.0',
    'webhook-id': MESSAGE + eventKey,
    'webhook-timestamp': String(Math.floor(signedAt / 1000)),
    'webhook-signature': signature,
  };
  const response = await postTo(address, { headers, body }, challenge !== undefined);
  const result = resultOf(response, challenge);
  count(result.outcome === 'delivered' ? 'WebhooksSent' : 'WebhooksFailed');
  return { eventKey, attempt, ...result };
}

function postTo(address: string, posted: Parameters<typeof post>[1], readsText: boolean): Promise<Response> {
  const local = environment('STAGE') === 'local' ? localWebhookAddress(address) : undefined;
  if (local !== undefined) return postLocally(local, posted, readsText);
  if (!isWebhookAddress(address)) return Promise.resolve({ problem: 'private_address' });
  return post(address, posted, { readsText });
}

/** Sends to a program on this machine, in the local cloud only. */
function postLocally(
  address: string,
  posted: Parameters<typeof post>[1],
  readsText: boolean,
): Promise<Response> {
  const url = new URL(address);
  const named = `http://localhost:${url.port}${url.pathname}${url.search}`;
  return post(named, posted, {
    readsText,
    lookup: (_, options, done) => {
      if (options.all) done(null, [{ address: url.hostname, family: 4 }]);
      else done(null, url.hostname, 4);
    },
  });
}

type Result = Pick<Attempt, 'outcome' | 'status' | 'problem' | 'verifies'>;

/** Returns what a response means. A redirect is a failure, because it could lead anywhere. */
export function resultOf(response: Response, challenge: string | undefined): Result {
  if ('problem' in response) return { outcome: 'failed', problem: response.problem };
  const { status, text } = response;
  if (status === 410) return { outcome: 'gone', status };
  if (status < 200 || status >= 300) return { outcome: 'failed', status };
  if (challenge === undefined) return { outcome: 'delivered', status };
  return repliesWith(text, challenge)
    ? { outcome: 'delivered', status, verifies: true }
    : { outcome: 'failed', status, problem: 'no_challenge' };
}

/** Whether a response is `{"challenge": "…"}`. */
function repliesWith(text: string, challenge: string): boolean {
  try {
    return Object(JSON.parse(text)).challenge === challenge;
  } catch {
    return false;
  }
}
