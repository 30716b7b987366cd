import { consume, runner } from '../jobs/consume.ts';
import { applicationMail, contactMail, mail, messageMail, moderationMail, pledgeMail } from '../mail/jobs.ts';
import {
  sendApplicationMail,
  sendContactMail,
  sendMail,
  sendMessageMail,
  sendModerationMail,
  sendPledgeMail,
} from '../mail/send-queued.ts';

export const handler = consume('mails', [
  runner(applicationMail, sendApplicationMail),
  runner(contactMail, sendContactMail),
  runner(mail, sendMail),
  runner(messageMail, sendMessageMail),
  runner(moderationMail, sendModerationMail),
  runner(pledgeMail, sendPledgeMail),
]);
