import type { Account } from '../../people/store/items.ts';
import { accountKey } from '../../table/keys.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { welcome } from '../letters/outbox-letter.ts';
import { sendOnce } from '../send-once.ts';

/** Greets who has an account now. */
export async function mailWelcome({ id, after }: Change): Promise<void> {
  if (after.sk !== accountKey('').sk) return;
  const { email, name } = after as unknown as Account;
  if (!email) return;
  const flavour = 'consumer';
  await sendOnce(id, 'welcome', { to: email, flavour, ...welcome({ name }, flavour) });
}
