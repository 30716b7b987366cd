import { PATHS } from '#shared/pages/pages.ts';
import * as words from '#words/contact/emails.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import type { contactMail } from './jobs.ts';
import type { StoredContactMessage } from './store/items.ts';

export async function sendContactMail({ changeId, message }: PayloadOf<typeof contactMail>): Promise<void> {
  const mailbox = mailboxOf(message.flavour);
  if (mailbox !== undefined) await sendOnce(changeId, 'notice', contactNotice(message, mailbox));
}

/** To the site's mailbox: somebody wrote through the contact page. */
function contactNotice(message: StoredContactMessage, mailbox: string): OutgoingMail {
  return {
    to: mailbox,
    ...ofStrangers(`${originOf(message.flavour)}${PATHS.admin}/email-tools?view=letters`),
    replyTo: message.email,
    subject: words.contactSubject(message.subject),
    flavour: message.flavour,
    title: message.subject,
    body: [
      message.message,
      [
        [words.from, message.name],
        [words.email, message.email],
        [words.site, message.flavour],
      ],
    ],
  };
}
