import { accountKey } from '../../data/keys.ts';
import type { Account } from '../../data/users.ts';
import { welcome } from '../../mail/letters/outbox-letter.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { Change } from '../send-mails.ts';

/** Greets who has an account now. */
export async function mailWelcome({ id, after }: Change): Promise<void> {
  if (after.sk !== accountKey('').sk) return;
  const { email, name } = after as unknown as Account;
  if (!email) return;
  const flavour = 'consumer';
  await sendOnce(id, 'welcome', { to: email, flavour, ...welcome({ name }, flavour) });
}
