import { FORMER_SECRET_LIFETIME } from '#shared/webhooks/limits.ts';
import type { FormerSecret, StoredWebhook } from './items.ts';

/** After a second change within a day, nobody knows which of the secrets before the receiver has. */
const MOST = 2;

/** Returns the secrets before the current one that still sign, the newest first. */
export const formerSecretsAt = ({ formerSecrets = [] }: StoredWebhook, now: Date): readonly FormerSecret[] =>
  formerSecrets.filter(({ until }) => until > now.toISOString());

/** Returns them as they are after a change. */
export function formerSecretsAfter(stored: StoredWebhook, now: Date): readonly FormerSecret[] {
  const until = new Date(now.getTime() + FORMER_SECRET_LIFETIME).toISOString();
  return [{ madeAt: stored.secretMadeAt, until }, ...formerSecretsAt(stored, now)].slice(0, MOST);
}
