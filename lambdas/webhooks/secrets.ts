/**
 * The secrets of webhooks. A secret follows from the stage's own secret, the webhook's id and the time when it was made,
 * so that it is in no item, message, log, export or backup.
 */
import { createHmac } from 'node:crypto';
import { acceptedKeys, derivedKey } from '../core/derived-key.ts';
import { formerSecretsAt } from './store/former-secrets.ts';
import type { StoredWebhook } from './store/items.ts';

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text);

const secretOf = (key: Buffer, webhookId: string, madeAt: string): string =>
  `whsec_${hmac(key, `secret ${webhookId} ${madeAt}`).digest('base64')}`;

/** Returns the current secret, as the receiver's coordinator is shown it once. */
export const currentSecret = ({ webhookId, secretMadeAt }: StoredWebhook): string =>
  secretOf(derivedKey('webhook'), webhookId, secretMadeAt);

/**
 * Returns the secrets that sign now: the current one and, for a day after a change, those before. While the stage's
 * former secret is accepted, those that follow from it sign too.
 */
export function signingSecrets(stored: StoredWebhook, now: Date): string[] {
  const { webhookId, secretMadeAt } = stored;
  const times = [secretMadeAt, ...formerSecretsAt(stored, now).map(({ madeAt }) => madeAt)];
  return acceptedKeys('webhook').flatMap((key) => times.map((madeAt) => secretOf(key, webhookId, madeAt)));
}

/** The text that a receiver has to reply to a request that verifies it. */
export const challengeOf = (webhookId: string, eventKey: string): string =>
  hmac(derivedKey('webhook'), `challenge ${webhookId} ${eventKey}`).digest('base64url');
