/** What mails to organizations and those who act for them say. The words stand in #words/organization-mails.ts. */
import { DAY } from '#shared/limits.ts';
import type { JoinState, MemberRole } from '#shared/organizations/schemas.ts';
import * as words from '#words/organizations/emails.ts';
import { originOf } from '../core/origin.ts';
import type { StoredAidApplication } from '../organizations/store/items.ts';
import type { MailLimit } from './mail-limits.ts';
import type { OutgoingMail } from './send-mail.ts';

const flavour = 'community';

/** To the applicant: what was decided. It names no address: who signs up types their own. */
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

/** Whoever is invited has not asked for it. */
const INVITATIONS: MailLimit = { about: 'invitations to organizations', max: 3, windowMs: DAY };

/** To who was invited, with an account or without. */
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

/** To a coordinator while a request to act for the organization waits; then to who asked, with the answer. */
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
