/** Emails about applications, and to organizations and members. */
import { DAY } from '#shared/limits.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { type MailLimit, SET_OFF_BY_ANYBODY } from '../mail/mail-limits.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { type EmailWords, ENGLISH, linkIn } from '../mail/words-in.ts';
import type { StoredAidApplication } from './store/items.ts';

const flavour = 'community';

/** Returns the email to the site's mailbox about a new application. */
export function applicationNotice(application: StoredAidApplication, mailbox: string): OutgoingMail {
  const { application: form, organizations: words } = ENGLISH;
  const facts: [string, string][] = [
    [words.organization, application.organizationName],
    [words.type, form.organizationTypes[application.organizationType]],
    [words.contact, application.contactName],
    [words.email, application.contactEmail],
    [form.contactPhone, application.contactPhone || words.notGiven],
    [form.organizationWebsite, application.organizationWebsite || words.notGiven],
    [form.servingArea, application.servingArea],
    [form.currentCapacity, application.currentCapacity],
    [form.experience, application.experience],
    [form.availability, application.availability],
    [form.questions, application.questions || words.noQuestions],
    [words.application, application.id],
  ];
  return {
    to: mailbox,
    words: ENGLISH,
    ...ofStrangers(linkIn(ENGLISH, flavour, `${PATHS.admin}/community-aid`)),
    replyTo: application.contactEmail,
    subject: words.applicationSubject(application.organizationName),
    flavour,
    title: words.applicationTitle,
    body: [facts],
  };
}

/** Returns the receipt. It repeats nothing from the form, since nobody has verified the address. */
export function applicationReceipt(words: EmailWords, application: StoredAidApplication): OutgoingMail {
  const { organizations } = words;
  return {
    to: application.contactEmail,
    words,
    isTyped: true,
    limit: SET_OFF_BY_ANYBODY,
    subject: organizations.receiptSubject,
    flavour,
    title: organizations.receiptTitle,
    body: [organizations.receiptText, [[organizations.application, application.id]], organizations.notYours],
  };
}

/** Returns the email about the decision. It names no email address: people type their own when they sign up. */
export function decisionText(
  words: EmailWords,
  application: StoredAidApplication,
  mailbox: string | undefined,
): OutgoingMail {
  const { organizations } = words;
  const { contactEmail: to, organizationName, decision, status } = application;
  if (status === 'approved') {
    return {
      to,
      isTyped: true,
      flavour,
      words,
      subject: organizations.approvedSubject,
      title: organizations.approvedTitle,
      body: [
        organizations.approved(organizationName),
        organizations.approvedSignUp,
        { button: organizations.signUpOrLogIn, url: linkIn(words, flavour, PATHS.signUp) },
      ],
    };
  }
  const reason = decision?.reason ? [organizations.reason, { quote: decision.reason }] : [];
  return {
    to,
    isTyped: true,
    flavour,
    words,
    subject: organizations.declinedSubject,
    title: organizations.declinedTitle,
    body: [
      organizations.declined(organizationName),
      ...reason,
      ...(mailbox === undefined ? [] : [organizations.answerTo(mailbox)]),
    ],
  };
}

/** A limit, since invited people didn't request the email. */
const INVITATIONS: MailLimit = { about: 'invitations to organizations', max: 3, windowMs: DAY };

/** Returns the email to an invited person, with an account or without. */
export function invitationText(
  words: EmailWords,
  to: string,
  organizationName: string,
  role: MemberRole,
): OutgoingMail {
  const { organizations } = words;
  return {
    to,
    words,
    flavour,
    isTyped: true,
    kind: 'news',
    limit: INVITATIONS,
    subject: organizations.invitedSubject(organizationName),
    title: organizations.invitedTitle(organizationName),
    body: [
      organizations.invited(organizationName, role),
      organizations.acceptInProfile,
      organizations.approvedSignUp,
      { button: organizations.signUpOrLogIn, url: linkIn(words, flavour, PATHS.signUp) },
      organizations.whenWrong,
    ],
  };
}

/** Returns the email to a coordinator about an open request to join, or to the requester about the reply. */
export function joinText(
  words: EmailWords,
  to: string,
  { id, name }: { id: string; name: string },
  state: JoinState,
): OutgoingMail {
  const { organizations } = words;
  const open = {
    button: organizations.openOrganization,
    url: linkIn(words, flavour, pagePath({ kind: 'organization', id })),
  };
  if (state === 'open') {
    const title = organizations.askedSubject(name);
    const body = [organizations.asked(name), open];
    return { to, flavour, words, kind: 'news', subject: title, title, body };
  }
  if (state === 'declined') {
    const { notJoined, notJoinedSubject, notJoinedTitle } = organizations;
    const subject = notJoinedSubject(name);
    return { to, flavour, words, subject, title: notJoinedTitle, body: [notJoined(name)] };
  }
  const subject = organizations.joinedSubject(name);
  return { to, flavour, words, subject, title: subject, body: [organizations.joined(name), open] };
}
