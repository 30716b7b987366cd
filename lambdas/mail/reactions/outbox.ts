import { isInOutbox } from '../../table/keys.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { outboxLetter } from '../letters/outbox-letter.ts';
import { sendOnce } from '../send-once.ts';
import { type OutboxMail, takeFromOutbox } from '../store/outbox.ts';

/** By its own id and not the change's: what was put in twice is sent once. */
export async function mailOutbox({ after }: Change): Promise<void> {
  if (!isInOutbox(after)) return;
  const mail = after as unknown as OutboxMail;
  await sendOnce(after.pk, 'letter', outboxLetter(mail));
  await takeFromOutbox(after);
}
