import { PATHS } from '#shared/pages/pages.ts';
import { runner } from '../jobs/consume.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { ENGLISH, linkIn } from '../mail/words-in.ts';
import type { Change } from '../table/change.ts';
import { on } from '../table/index.ts';
import { contactMail } from './jobs.ts';
import {
  contactMessage,
  quietMode,
  type StoredContactMessage,
  siteSettings,
  siteSettingsVersion,
} from './store/items.ts';

export const items = [contactMessage, quietMode, siteSettings, siteSettingsVersion];

export const reactions = () => [on(contactMessage, { mailContact })];

export const mails = () => [runner(contactMail, sendContactMail)];

async function sendContactMail({ changeId, message }: PayloadOf<typeof contactMail>): Promise<void> {
  const mailbox = mailboxOf(message.flavour);
  if (mailbox !== undefined) await sendOnce(changeId, 'notice', contactNotice(message, mailbox));
}

/** Returns the email to the site's mailbox about a message from the contact page. */
function contactNotice(message: StoredContactMessage, mailbox: string): OutgoingMail {
  const { site: words } = ENGLISH;
  return {
    to: mailbox,
    words: ENGLISH,
    ...ofStrangers(linkIn(ENGLISH, message.flavour, `${PATHS.admin}/email-tools?view=letters`)),
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

/** Starts the email about a new contact message. */
async function mailContact(change: Change): Promise<void> {
  const { after } = change.of(contactMessage);
  if (change.isInsertion && after) await enqueue([contactMail.of({ changeId: change.id, message: after })]);
}
