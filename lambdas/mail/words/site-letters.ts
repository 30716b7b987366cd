/** Mails that follow an application or a contact message. */
import { ORGANIZATION_TYPES } from '#shared/aid/schemas.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { StoredAidApplication, StoredContactMessage } from '../../site/store/items.ts';
import type { Letter } from '../send-mail.ts';

/** To the site's mailbox: somebody applied. */
export function applicationNotice(application: StoredAidApplication, mailbox: string): Letter {
  const facts: [string, string][] = [
    ['Organization', application.organizationName],
    ['Type', ORGANIZATION_TYPES[application.organizationType]],
    ['Contact', application.contactName],
    ['Email', application.contactEmail],
    ['Phone', application.contactPhone || 'not given'],
    ['Website', application.organizationWebsite || 'not given'],
    ['Serving area', application.servingArea],
    ['Current capacity', application.currentCapacity],
    ['Experience', application.experience],
    ['Availability', application.availability],
    ['Questions', application.questions || 'none'],
    ['Application', application.id],
  ];
  return {
    to: mailbox,
    replyTo: application.contactEmail,
    subject: `Community aid application: ${application.organizationName}`,
    flavour: 'community',
    title: 'A new community aid application',
    body: [facts],
  };
}

/** To the applicant: it arrived. */
export function applicationReceipt(application: StoredAidApplication): Letter {
  return {
    to: application.contactEmail,
    subject: `We have your ${PRODUCT_NAME} application`,
    flavour: 'community',
    title: 'Application received',
    body: [
      `Thank you, ${application.contactName}. We have the application of ${application.organizationName} and will write to you about it.`,
      [['Application', application.id]],
    ],
  };
}

/** To the site's mailbox: somebody wrote through the contact page. */
export function contactNotice(message: StoredContactMessage, mailbox: string): Letter {
  return {
    to: mailbox,
    replyTo: message.email,
    subject: `Contact: ${message.subject}`,
    flavour: message.flavour,
    title: message.subject,
    body: [
      message.message,
      [
        ['From', message.name],
        ['Email', message.email],
        ['Site', message.flavour],
      ],
    ],
  };
}
