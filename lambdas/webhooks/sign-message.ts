/** Signs an event by Standard Webhooks 1.0 (https://www.standardwebhooks.com). */
import { Webhook } from 'standardwebhooks';
import type { Found } from '../table/index.ts';
import type { SignedMessage } from './jobs.ts';
import { challengeOf, signingSecrets } from './secrets.ts';
import { messageIdOf } from './store/events.ts';
import type { StoredWebhook, StoredWebhookEvent } from './store/items.ts';

/** @param now also the header `webhook-timestamp` */
export function signMessage(
  stored: StoredWebhook,
  { sk: eventKey, event: type, at: timestamp, data, attempts }: Found<StoredWebhookEvent>,
  now: Date,
): SignedMessage {
  const challenge = type === 'webhook.verify' && { challenge: challengeOf(stored.webhookId, eventKey) };
  const body = JSON.stringify({ type, timestamp, data: { ...data, ...challenge } });
  const signatures = signingSecrets(stored, now).map((secret) =>
    new Webhook(secret).sign(messageIdOf(eventKey), now, body),
  );
  return { eventKey, attempt: attempts + 1, body, signature: signatures.join(' '), ...challenge };
}
