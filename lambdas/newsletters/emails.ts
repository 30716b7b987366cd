/** Emails to the people who run the site about newsletters. The words stand in #words/newsletters/emails.ts. */
import type { HeldReason } from '#shared/newsletters/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { dateTime, SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/newsletters/emails.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { mailingHeldMail } from './jobs.ts';
import { findStaff } from './staff.ts';
import { readMailing } from './store/mailings.ts';

/** Unless it got another time meanwhile, or the person runs the site no more. */
export async function sendHeldMail({
  mailingId,
  sendAt,
  userId,
}: PayloadOf<typeof mailingHeldMail>): Promise<void> {
  const [person, found] = await Promise.all([findStaff(userId), readMailing(mailingId)]);
  if (!person || !found?.held || found.stopped || found.sendAt !== sendAt) return;
  const mail = heldText(person, { ...found, sendAt, held: found.held });
  await sendOnce(`${mailingId}#${sendAt}`, `held ${userId}`, mail);
}

function heldText(
  { email: to, flavour = 'consumer' }: Addressee,
  { subject, sendAt, held }: { subject: string; sendAt: string; held: HeldReason },
): OutgoingMail {
  return {
    to,
    flavour,
    subject: words.held.subject(subject),
    title: words.held.title,
    body: [
      words.held.text(subject, dateTime(new Date(sendAt), SITE_TIME_ZONE)),
      words.held.reasons[held],
      { button: words.held.open, url: `${originOf(flavour)}${PATHS.admin}/email-tools?view=mailings` },
    ],
  };
}
