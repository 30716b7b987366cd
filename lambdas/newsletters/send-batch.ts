import type { LeftOutReason } from '#shared/newsletters/schemas.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { Outcome } from '../mail/store/items.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import type { mailingBatch } from './jobs.ts';
import { letterTo, readLetters } from './letter.ts';
import { readContact } from './postal-address.ts';
import { recipientsOf } from './recipients.ts';
import { MAILING_TAG } from './store/feedback.ts';
import { countPart, isCounted, readContent, readMailing } from './store/mailings.ts';

const COUNTED_AS: Readonly<Record<Outcome, 'sent' | LeftOutReason>> = {
  sent: 'sent',
  unwanted: 'unwanted',
  suppressed: 'suppressed',
  'too many': 'tooMany',
  refused: 'refused',
  'no sender': 'refused',
};

/** Number of emails after which it checks again whether the mailing was stopped. */
const MAILS_A_LOOK = 5;

/**
 * Sends the email to each of these people once, and counts the outcomes. If the mailing is stopped, the rest get none.
 * If SES refuses an email for now, the batch fails. Its retry skips people who already have the email.
 */
export async function sendMailingBatch({
  mailingId,
  round,
  userIds,
}: PayloadOf<typeof mailingBatch>): Promise<void> {
  const part = { mailingId, round, part: `BATCH#${userIds[0] ?? ''}` };
  const [mailing, isDone] = await Promise.all([readMailing(mailingId), isCounted(part)]);
  if (!mailing || mailing.stopped || mailing.round !== round || isDone) return;
  const { subject, expiresAt } = mailing;
  const { letters } = readLetters({ subject, ...(await readContent(mailingId)) });
  const people = await readReaders(userIds);
  const counted: Record<string, number> = { gone: userIds.length - people.length };
  for (const [index, { reason, ...reader }] of people.entries()) {
    if (index > 0 && index % MAILS_A_LOOK === 0 && (await readMailing(mailingId))?.stopped) break;
    const mail = {
      ...(await letterTo(letters, reader, await readContact(reader.flavour))),
      isWanted: true as const,
      tag: { name: MAILING_TAG, value: mailingId },
    };
    const outcome = reason ?? (await sendOnce(`${mailingId}#${reader.userId}`, 'mailing', mail));
    const name = COUNTED_AS[outcome];
    counted[name] = (counted[name] ?? 0) + 1;
  }
  await countPart(part, counted, { expiresAt });
}

/** Returns the people who still have an account, with the reason why some of them must not get the email. */
async function readReaders(userIds: readonly string[]) {
  const people = await recipientsOf(userIds);
  const emails = people.map(({ email }) => email);
  const reasons = await reasonsNotToWrite(emails, 'news');
  return people.map((person, index) => ({ ...person, reason: reasons[index] }));
}
