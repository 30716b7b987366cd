/** Addresses that email is not sent to again. */
import { createHash } from 'node:crypto';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import { put, write } from '../../table/index.ts';
import { type SuppressionReason, suppression } from './items.ts';

/** Stops email to an address, from now on. Repeated, the last reason stands. */
export async function suppress(address: string, reason: SuppressionReason, now = new Date()): Promise<void> {
  const params = { addressHash: hashOfAddress(address) };
  await write(put(suppression.item(params, { reason, suppressedAt: now.toISOString() })));
}

/** A hash keeps an address suppressed after its person has left, without naming anybody. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(normalizeEmail(address)).digest('base64url');
}

/** Their mailboxes take no notice of dots, and have two names. Elsewhere `r.uth@…` may be another person than `ruth@…`. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/;

/** The same for all addresses of one mailbox: emails to `ruth+boat@…` arrive at `ruth@…`. */
export function hashOfMailbox(address: string): string {
  const untagged = normalizeEmail(address).replace(/\+[^@]*(?=@)/, '');
  return hashOfAddress(untagged.replace(GMAIL, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`));
}
