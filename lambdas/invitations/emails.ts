/** The invitation to sign up, and emails about a request for one. */
import type { Flavour } from '#shared/flavours.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { SET_OFF_BY_ANYBODY } from '../mail/mail-limits.ts';
import { ofStrangers } from '../mail/notices.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { type EmailWords, ENGLISH, linkIn, wordsIn } from '../mail/words-in.ts';
import type { requestMail, SignUpInvitation, signUpMail } from './jobs.ts';
import { sealInvitation } from './store/invitation-token.ts';
import type { StoredInvitationRequest } from './store/items.ts';
import { readRequest } from './store/requests.ts';

export const sendSignUpMail = (mail: PayloadOf<typeof signUpMail>): Promise<void> =>
  sendQueued(mail, invitationText);

function invitationText(
  words: EmailWords,
  { name, isSample = false, requestId }: SignUpInvitation,
  flavour: Flavour,
): MailText {
  const { invitations } = words;
  const filled = requestId === undefined ? '' : `#invitation=${sealInvitation(requestId)}`;
  return {
    subject: isSample ? invitations.sampleInvitation : invitations.invitation,
    title: invitations.invitationTitle,
    body: [
      ...(isSample ? [invitations.isSample] : []),
      words.mail.hello(name),
      invitations.invitationText,
      { button: invitations.signUp, url: linkIn(words, flavour, PATHS.signUp + filled) },
      invitations.signUpAddress,
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
  const words = await wordsIn(request.language);
  if (news === 'asked') {
    const mailbox = mailboxOf(request.flavour);
    if (mailbox !== undefined) await sendOnce(requestId, 'notice', noticeText(mailbox, request));
    await sendOnce(requestId, 'receipt', receiptText(words, request));
  } else if (news === 'decided') {
    await sendOnce(requestId, 'decision', decisionText(words, request));
  } else {
    const text = request.answers[answer]?.text;
    if (text !== undefined) await sendOnce(requestId, `answer ${answer}`, answerText(words, request, text));
  }
}

function noticeText(mailbox: string, request: StoredInvitationRequest): OutgoingMail {
  const { name, email, zipcode, reason, flavour } = request;
  const { invitations } = ENGLISH;
  const url = linkIn(ENGLISH, flavour, `${PATHS.admin}/email-tools`);
  return {
    to: mailbox,
    words: ENGLISH,
    ...ofStrangers(url),
    replyTo: email,
    flavour,
    subject: invitations.noticeSubject(name),
    title: invitations.noticeTitle,
    body: [
      [
        [invitations.name, name],
        [invitations.email, email],
        [invitations.zipcode, zipcode],
        [invitations.site, flavour],
      ],
      { quote: reason },
      { button: invitations.decide, url },
    ],
  };
}

/** Nobody has verified the address, so the email repeats nothing from the form and is sent at most once a day. */
function receiptText(words: EmailWords, { email: to, flavour }: StoredInvitationRequest): OutgoingMail {
  const { invitations } = words;
  return {
    to,
    words,
    isTyped: true,
    limit: SET_OFF_BY_ANYBODY,
    flavour,
    subject: invitations.receiptSubject,
    title: invitations.receiptTitle,
    body: [invitations.receiptText, invitations.notYours],
  };
}

function decisionText(words: EmailWords, request: StoredInvitationRequest): OutgoingMail {
  const { invitations } = words;
  const { id: requestId, email: to, name, flavour, state, decision } = request;
  if (state === 'approved') {
    return { to, isTyped: true, flavour, words, ...invitationText(words, { name, requestId }, flavour) };
  }
  const reason = decision?.reason ? [invitations.reason, { quote: decision.reason }] : [];
  return {
    to,
    isTyped: true,
    flavour,
    words,
    subject: invitations.declinedSubject,
    title: invitations.declinedTitle,
    body: [invitations.declinedText, ...reason],
  };
}

function answerText(
  words: EmailWords,
  { email: to, flavour }: StoredInvitationRequest,
  text: string,
): OutgoingMail {
  const { invitations } = words;
  const mailbox = mailboxOf(flavour);
  return {
    to,
    isTyped: true,
    replyTo: mailbox,
    flavour,
    words,
    subject: invitations.answerSubject,
    title: invitations.answerTitle,
    body: [
      invitations.answerText,
      { quote: text },
      ...(mailbox === undefined ? [] : [invitations.answerTo(mailbox)]),
    ],
  };
}
