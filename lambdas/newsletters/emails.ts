/** Emails about newsletters to the staff of the site. */
import type { HeldReason } from '#shared/newsletters/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import type { mailingHeldMail } from './jobs.ts';
import { findStaff } from './staff.ts';
import { readMailing } from './store/mailings.ts';

/** Sends nothing if the mailing got another time meanwhile, or if the person is no longer staff. */
export async function sendHeldMail({
  mailingId,
  sendAt,
  userId,
}: PayloadOf<typeof mailingHeldMail>): Promise<void> {
  const [person, found] = await Promise.all([findStaff(userId), readMailing(mailingId)]);
  if (!person || !found?.held || found.stopped || found.sendAt !== sendAt) return;
  const mail = heldText(await wordsIn(person.language), person, { ...found, sendAt, held: found.held });
  await sendOnce(`${mailingId}#${sendAt}`, `held ${userId}`, mail);
}

function heldText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  { subject, sendAt, held }: { subject: string; sendAt: string; held: HeldReason },
): OutgoingMail {
  const { SITE_TIME_ZONE, dateTimeIn } = words;
  const { held: texts } = words.newsletters;
  return {
    to,
    flavour,
    words,
    subject: texts.subject(subject),
    title: texts.title,
    body: [
      texts.text(subject, dateTimeIn(new Date(sendAt), SITE_TIME_ZONE)),
      texts.reasons[held],
      { button: texts.open, url: linkIn(words, flavour, `${PATHS.admin}/email-tools?view=mailings`) },
    ],
  };
}
