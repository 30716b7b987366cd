/**
 * The secrets of webhooks. A secret follows from the stage's own secret, the webhook's id and the time when it was made,
 * so that it is in no item, message, log, export or backup.
 */
import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';
import { formerSecretsAt } from './store/former-secrets.ts';
import type { StoredWebhook } from './store/items.ts';

const hmac = (text: string) => createHmac('sha256', derivedKey('webhook')).update(text);

const secretOf = (webhookId: string, madeAt: string): string =>
  `whsec_${hmac(`secret ${webhookId} ${madeAt}`).digest('base64')}`;

/** Returns the current secret, as the receiver's coordinator is shown it once. */
export const currentSecret = ({ webhookId, secretMadeAt }: StoredWebhook): string =>
  secretOf(webhookId, secretMadeAt);

/** Returns the secrets that sign now: the current one and, for a day after a change, those before. */
export function signingSecrets(stored: StoredWebhook, now: Date): string[] {
  const former = formerSecretsAt(stored, now).map(({ madeAt }) => secretOf(stored.webhookId, madeAt));
  return [currentSecret(stored), ...former];
}

/** The text that a receiver has to reply to a request that verifies it. */
export const challengeOf = (webhookId: string, eventKey: string): string =>
  hmac(`challenge ${webhookId} ${eventKey}`).digest('base64url');
