/** The invitation to sign up, and emails about a request for one. */
import type { Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import * as words from '#words/invitations/emails.ts';
import { hello } from '#words/mail/emails.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { SET_OFF_BY_ANYBODY } from '../mail/mail-limits.ts';
import { ofStrangers } from '../mail/notices.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import type { requestMail, SignUpInvitation, signUpMail } from './jobs.ts';
import { sealInvitation } from './store/invitation-token.ts';
import type { StoredInvitationRequest } from './store/items.ts';
import { readRequest } from './store/requests.ts';

export const sendSignUpMail = (mail: PayloadOf<typeof signUpMail>): Promise<void> =>
  sendQueued(mail, invitationText);

function invitationText({ name, isSample = false, requestId }: SignUpInvitation, flavour: Flavour): MailText {
  const filled = requestId === undefined ? '' : `#invitation=${sealInvitation(requestId)}`;
  return {
    subject: isSample ? words.sampleInvitation : words.invitation,
    title: words.invitationTitle,
    body: [
      ...(isSample ? [words.isSample] : []),
      hello(name),
      words.invitationText,
      { button: words.signUp, url: `${originOf(flavour)}/signup${filled}` },
      words.signUpAddress,
    ],
  };
}

/** Uses the request's id rather than the change's, so that each piece of news is sent once, whatever triggers it. */
export async function sendRequestMail({
  requestId,
  news,
  answer = 0,
}: PayloadOf<typeof requestMail>): Promise<void> {
  const request = await readRequest(requestId, new Date());
  if (!request) return;
  if (news === 'asked') {
    const mailbox = mailboxOf(request.flavour);
    if (mailbox !== undefined) await sendOnce(requestId, 'notice', noticeText(mailbox, request));
    await sendOnce(requestId, 'receipt', receiptText(request));
  } else if (news === 'decided') {
    await sendOnce(requestId, 'decision', decisionText(request));
  } else {
    const text = request.answers[answer]?.text;
    if (text !== undefined) await sendOnce(requestId, `answer ${answer}`, answerText(request, text));
  }
}

function noticeText(mailbox: string, request: StoredInvitationRequest): OutgoingMail {
  const { name, email, zipcode, reason, flavour } = request;
  const url = `${originOf(flavour)}${PATHS.admin}/email-tools`;
  return {
    to: mailbox,
    ...ofStrangers(url),
    replyTo: email,
    flavour,
    subject: words.noticeSubject(name),
    title: words.noticeTitle,
    body: [
      [
        [words.name, name],
        [words.email, email],
        [words.zipcode, zipcode],
        [words.site, flavour],
      ],
      { quote: reason },
      { button: words.decide, url },
    ],
  };
}

/** Nobody has verified the address, so the email repeats nothing from the form and is sent at most once a day. */
function receiptText({ email: to, flavour }: StoredInvitationRequest): OutgoingMail {
  return {
    to,
    isTyped: true,
    limit: SET_OFF_BY_ANYBODY,
    flavour,
    subject: words.receiptSubject,
    title: words.receiptTitle,
    body: [words.receiptText, words.notYours],
  };
}

function decisionText(request: StoredInvitationRequest): OutgoingMail {
  const { id: requestId, email: to, name, flavour, state, decision } = request;
  if (state === 'approved') {
    return { to, isTyped: true, flavour, ...invitationText({ name, requestId }, flavour) };
  }
  const reason = decision?.reason ? [words.reason, { quote: decision.reason }] : [];
  return {
    to,
    isTyped: true,
    flavour,
    subject: words.declinedSubject,
    title: words.declinedTitle,
    body: [words.declinedText, ...reason],
  };
}

function answerText({ email: to, flavour }: StoredInvitationRequest, text: string): OutgoingMail {
  const mailbox = mailboxOf(flavour);
  return {
    to,
    isTyped: true,
    replyTo: mailbox,
    flavour,
    subject: words.answerSubject,
    title: words.answerTitle,
    body: [words.answerText, { quote: text }, ...(mailbox === undefined ? [] : [words.answerTo(mailbox)])],
  };
}
