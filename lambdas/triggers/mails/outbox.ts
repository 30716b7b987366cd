import { isInOutbox } from '../../data/keys.ts';
import { type OutboxMail, takeFromOutbox } from '../../data/outbox.ts';
import { outboxLetter } from '../../mail/letters/outbox-letter.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { Change } from '../send-mails.ts';

/** By its own id and not the change's: what was put in twice is sent once. */
export async function mailOutbox({ after }: Change): Promise<void> {
  if (!isInOutbox(after)) return;
  const mail = after as unknown as OutboxMail;
  await sendOnce(after.pk, 'letter', outboxLetter(mail));
  await takeFromOutbox(after);
}
