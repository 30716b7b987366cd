import { consume, runner } from '../jobs/consume.ts';
import { sendClaimMail, sendClaimNotice } from '../mail/claim-mails.ts';
import {
  applicationMail,
  claimMail,
  claimNotice,
  contactMail,
  decisionMail,
  invitationMail,
  joinMail,
  mail,
  mailingBatch,
  messageMail,
  moderationMail,
  pledgeMail,
  requestMail,
  suspensionMail,
} from '../mail/jobs.ts';
import { sendMailingBatch } from '../mail/mailings/send-batch.ts';
import { sendRequestMail } from '../mail/request-mails.ts';
import { sendDecisionMail, sendInvitationMail, sendJoinMail } from '../mail/send-organization-mails.ts';
import {
  sendApplicationMail,
  sendContactMail,
  sendMessageMail,
  sendModerationMail,
  sendPledgeMail,
  sendQueuedMail,
  sendSuspensionMail,
} from '../mail/send-queued.ts';

export const handler = consume('mails', [
  runner(applicationMail, sendApplicationMail),
  runner(claimMail, sendClaimMail),
  runner(claimNotice, sendClaimNotice),
  runner(contactMail, sendContactMail),
  runner(decisionMail, sendDecisionMail),
  runner(invitationMail, sendInvitationMail),
  runner(joinMail, sendJoinMail),
  runner(mail, sendQueuedMail),
  runner(mailingBatch, sendMailingBatch),
  runner(messageMail, sendMessageMail),
  runner(moderationMail, sendModerationMail),
  runner(pledgeMail, sendPledgeMail),
  runner(requestMail, sendRequestMail),
  runner(suspensionMail, sendSuspensionMail),
]);
