/** Emails about applications, and to organizations and members. Texts: #words/organizations/emails.ts. */
import { DAY } from '#shared/limits.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import * as applicationWords from '#words/organizations/application.ts';
import * as words from '#words/organizations/emails.ts';
import { originOf } from '../core/origin.ts';
import { type MailLimit, SET_OFF_BY_ANYBODY } from '../mail/mail-limits.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import type { StoredAidApplication } from './store/items.ts';

const flavour = 'community';

/** Returns the email to the site's mailbox about a new application. */
export function applicationNotice(application: StoredAidApplication, mailbox: string): OutgoingMail {
  const facts: [string, string][] = [
    [words.organization, application.organizationName],
    [words.type, applicationWords.organizationTypes[application.organizationType]],
    [words.contact, application.contactName],
    [words.email, application.contactEmail],
    [applicationWords.contactPhone, application.contactPhone || words.notGiven],
    [applicationWords.organizationWebsite, application.organizationWebsite || words.notGiven],
    [applicationWords.servingArea, application.servingArea],
    [applicationWords.currentCapacity, application.currentCapacity],
    [applicationWords.experience, application.experience],
    [applicationWords.availability, application.availability],
    [applicationWords.questions, application.questions || words.noQuestions],
    [words.application, application.id],
  ];
  return {
    to: mailbox,
    ...ofStrangers(`${originOf(flavour)}${PATHS.admin}/community-aid`),
    replyTo: application.contactEmail,
    subject: words.applicationSubject(application.organizationName),
    flavour,
    title: words.applicationTitle,
    body: [facts],
  };
}

/** Returns the receipt. It repeats nothing from the form, since nobody has verified the address. */
export function applicationReceipt(application: StoredAidApplication): OutgoingMail {
  return {
    to: application.contactEmail,
    isTyped: true,
    limit: SET_OFF_BY_ANYBODY,
    subject: words.receiptSubject,
    flavour,
    title: words.receiptTitle,
    body: [words.receiptText, [[words.application, application.id]], words.notYours],
  };
}

/** Returns the email about the decision. It names no email address: people type their own when they sign up. */
export function decisionText(application: StoredAidApplication, mailbox: string | undefined): OutgoingMail {
  const { contactEmail: to, organizationName, decision, status } = application;
  if (status === 'approved') {
    return {
      to,
      isTyped: true,
      flavour,
      subject: words.approvedSubject,
      title: words.approvedTitle,
      body: [
        words.approved(organizationName),
        words.approvedSignUp,
        { button: words.signUpOrLogIn, url: `${originOf(flavour)}/signup` },
      ],
    };
  }
  const reason = decision?.reason ? [words.reason, { quote: decision.reason }] : [];
  return {
    to,
    isTyped: true,
    flavour,
    subject: words.declinedSubject,
    title: words.declinedTitle,
    body: [
      words.declined(organizationName),
      ...reason,
      ...(mailbox === undefined ? [] : [words.answerTo(mailbox)]),
    ],
  };
}

/** A limit, since invited people didn't request the email. */
const INVITATIONS: MailLimit = { about: 'invitations to organizations', max: 3, windowMs: DAY };

/** Returns the email to an invited person, with an account or without. */
export function invitationText(to: string, organizationName: string, role: MemberRole): OutgoingMail {
  return {
    to,
    flavour,
    isTyped: true,
    kind: 'news',
    limit: INVITATIONS,
    subject: words.invitedSubject(organizationName),
    title: words.invitedTitle(organizationName),
    body: [
      words.invited(organizationName, role),
      words.acceptInProfile,
      words.approvedSignUp,
      { button: words.signUpOrLogIn, url: `${originOf(flavour)}/signup` },
      words.whenWrong,
    ],
  };
}

/** Returns the email to a coordinator about an open request to join, or to the requester about the reply. */
export function joinText(
  to: string,
  { id, name }: { id: string; name: string },
  state: JoinState,
): OutgoingMail {
  const open = { button: words.openOrganization, url: `${originOf(flavour)}/organization/${id}` };
  if (state === 'open') {
    const title = words.askedSubject(name);
    return { to, flavour, kind: 'news', subject: title, title, body: [words.asked(name), open] };
  }
  if (state === 'declined') {
    const subject = words.notJoinedSubject(name);
    return { to, flavour, subject, title: words.notJoinedTitle, body: [words.notJoined(name)] };
  }
  const subject = words.joinedSubject(name);
  return { to, flavour, subject, title: subject, body: [words.joined(name), open] };
}
