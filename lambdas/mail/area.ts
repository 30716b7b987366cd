import { claim } from '../claims/store/items.ts';
import { invitationRequest } from '../invitations/store/items.ts';
import { runner } from '../jobs/consume.ts';
import { message } from '../messages/store/items.ts';
import { report, suspension } from '../moderation/store/items.ts';
import { aidApplication, invitation, joinRequest } from '../organizations/store/items.ts';
import { account, accountExport } from '../people/store/items.ts';
import { rating } from '../ratings/store/items.ts';
import { contactMessage } from '../site/store/items.ts';
import { on } from '../table/index.ts';
import { sendClaimMail, sendClaimNotice } from './claim-mails.ts';
import { tellOfClaim } from './claim-news.ts';
import {
  applicationMail,
  claimMail,
  claimNews,
  claimNotice,
  contactMail,
  decisionMail,
  exportMail,
  invitationMail,
  joinMail,
  mail,
  mailingBatch,
  mailingPart,
  messageMail,
  moderationMail,
  postMail,
  ratingMail,
  requestMail,
  suspensionMail,
} from './jobs.ts';
import { runMailingPart } from './mailings/run-part.ts';
import { sendMailingBatch } from './mailings/send-batch.ts';
import {
  mailAccountDeleted,
  mailAddressChanged,
  mailApplication,
  mailClaim,
  mailContact,
  mailExport,
  mailInvitation,
  mailInvitationRequest,
  mailJoinRequest,
  mailMessage,
  mailModeration,
  mailRating,
  mailSuspension,
  mailWelcome,
  startMailing,
} from './reactions.ts';
import { sendRequestMail } from './request-mails.ts';
import { sendDecisionMail, sendInvitationMail, sendJoinMail } from './send-organization-mails.ts';
import {
  sendApplicationMail,
  sendContactMail,
  sendExportMail,
  sendMessageMail,
  sendModerationMail,
  sendPostMail,
  sendQueuedMail,
  sendRatingMail,
  sendSuspensionMail,
} from './send-queued.ts';
import {
  begunSending,
  mailingPart as foundPart,
  mailChoices,
  mailCount,
  mailing,
  mailingContent,
  sentMail,
  suppression,
} from './store/items.ts';

export const items = [
  begunSending,
  mailCount,
  sentMail,
  suppression,
  mailChoices,
  mailing,
  mailingContent,
  foundPart,
];

export const reactions = () => [
  on(account, { mailWelcome, mailAccountDeleted, mailAddressChanged }),
  on(accountExport, { mailExport }),
  on(aidApplication, { mailApplication }),
  on(claim, { mailClaim }),
  on(contactMessage, { mailContact }),
  on(invitation, { mailInvitation }),
  on(invitationRequest, { mailInvitationRequest }),
  on(joinRequest, { mailJoinRequest }),
  on(mailingContent, { startMailing }),
  on(message, { mailMessage }),
  on(rating, { mailRating }),
  on(report, { mailModeration }),
  on(suspension, { mailSuspension }),
];

export const jobs = () => [runner(claimNews, tellOfClaim), runner(mailingPart, runMailingPart)];

export const mails = () => [
  runner(applicationMail, sendApplicationMail),
  runner(claimMail, sendClaimMail),
  runner(claimNotice, sendClaimNotice),
  runner(contactMail, sendContactMail),
  runner(decisionMail, sendDecisionMail),
  runner(exportMail, sendExportMail),
  runner(invitationMail, sendInvitationMail),
  runner(joinMail, sendJoinMail),
  runner(mail, sendQueuedMail),
  runner(mailingBatch, sendMailingBatch),
  runner(messageMail, sendMessageMail),
  runner(moderationMail, sendModerationMail),
  runner(postMail, sendPostMail),
  runner(ratingMail, sendRatingMail),
  runner(requestMail, sendRequestMail),
  runner(suspensionMail, sendSuspensionMail),
];
