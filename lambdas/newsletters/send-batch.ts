import type { LeftOutReason } from '#shared/newsletters/schemas.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { type Outcome, sendOnce } from '../mail/send-once.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';
import type { mailingBatch } from './jobs.ts';
import { letterTo, readLetter } from './letter.ts';
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

/** Emails after which it is asked anew whether it was stopped. */
const MAILS_A_LOOK = 5;

/**
 * Writes to some people, each once, and counts what became of it. People not yet reached when it is stopped get none. An email that SES does
 * not take for now
 * ends the batch, which comes again and passes those who have theirs.
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
  const letter = readLetter({ subject, content: await readContent(mailingId) });
  const people = await readReaders(userIds);
  const counted: Record<string, number> = { gone: userIds.length - people.length };
  for (const [index, { reason, ...reader }] of people.entries()) {
    if (index > 0 && index % MAILS_A_LOOK === 0 && (await readMailing(mailingId))?.stopped) break;
    const mail = {
      ...letterTo(letter, reader, await readContact(reader.flavour)),
      isWanted: true as const,
      tag: { name: MAILING_TAG, value: mailingId },
    };
    const outcome = reason ?? (await sendOnce(`${mailingId}#${reader.userId}`, 'mailing', mail));
    const name = COUNTED_AS[outcome];
    counted[name] = (counted[name] ?? 0) + 1;
  }
  await countPart(part, counted, { expiresAt });
}

/** Finds the people who still have an account, and why some are not to be written to. */
async function readReaders(userIds: readonly string[]) {
  const people = await recipientsOf(userIds);
  const emails = people.map(({ email }) => email);
  const reasons = await reasonsNotToWrite(emails, 'news');
  return people.map((person, index) => ({ ...person, reason: reasons[index] }));
}
