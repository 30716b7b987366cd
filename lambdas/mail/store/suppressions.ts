import { createHash } from 'node:crypto';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import { put, write } from '../../table/index.ts';
import { type SuppressionReason, suppression } from './items.ts';

/** Stops emails to an address from now on. A repeat replaces the reason. */
export async function suppress(address: string, reason: SuppressionReason, now = new Date()): Promise<void> {
  const params = { addressHash: hashOfAddress(address) };
  await write(put(suppression.item(params, { reason, suppressedAt: now.toISOString() })));
}

/** Returns the hash of an address, which keeps it suppressed after its person has left, without naming anybody. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(normalizeEmail(address)).digest('base64url');
}

/** Gmail ignores dots and has two domains. Elsewhere `r.uth@…` may be another person than `ruth@…`. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/;

/** Returns the same hash for all addresses of one mailbox: emails to `ruth+boat@…` arrive at `ruth@…`. */
export function hashOfMailbox(address: string): string {
  const untagged = normalizeEmail(address).replace(/\+[^@]*(?=@)/, '');
  return hashOfAddress(untagged.replace(GMAIL, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`));
}
