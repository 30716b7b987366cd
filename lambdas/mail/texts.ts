/** What each mail says, as the blocks that layout.ts draws. The words stand in #words/mails.ts. */
import type { Flavour } from '#shared/flavours.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/email/emails.ts';
import * as applicationWords from '#words/organizations/application.ts';
import { conditions, paymentTypes } from '#words/posts/catch-choices.ts';
import { priceWords } from '#words/posts/figures.ts';
import { condition, payment, quantity } from '#words/posts/posts.ts';
import { originOf } from '../core/origin.ts';
import { sealInvitation } from '../invitations/store/invitation-token.ts';
import type { StoredMessage } from '../messages/store/items.ts';
import type { StoredAidApplication } from '../organizations/store/items.ts';
import type { Account } from '../people/store/items.ts';
import type { StoredContactMessage } from '../site/store/items.ts';
import type { Mail } from './jobs.ts';
import { fromSender, NOTICES, SET_OFF_BY_ANYBODY } from './mail-limits.ts';
import type { OutgoingMail } from './send-mail.ts';
import { mailboxOf } from './site-mailboxes.ts';

type Text = Pick<OutgoingMail, 'subject' | 'title' | 'body'>;

/** A mail whose type and facts were put into the queue. */
export function queuedText({ to, flavour, kind, isTyped, subject, content }: Mail): OutgoingMail {
  const text = textOf({ flavour, content }, subject ?? '');
  return { to, flavour, kind, ...(isTyped && { isTyped }), ...text, subject: subject || text.subject };
}

function textOf({ flavour, content }: Pick<Mail, 'flavour' | 'content'>, subject: string): Text {
  const origin = originOf(flavour);
  if (content.type === 'welcome') {
    const { text, button } = content.isFisherman ? words.welcomeFisherman : words.welcome[flavour];
    const path = content.isFisherman ? PATHS.postCatch : PATHS.marketplace;
    return {
      subject: words.welcomeTitle,
      title: words.welcomeTitle,
      body: [words.hello(content.name), words.accountReady, text, { button, url: origin + path }],
    };
  }
  if (content.type === 'address_changed' || content.type === 'account_deleted') {
    const { title, text, notYou } = words.accountChanges[content.type];
    const button = { button: words.writeToUs, url: `${origin}/contact` };
    return { subject: title, title, body: [words.hello(content.name), text, notYou, button] };
  }
  if (content.type === 'invitation_confirmation') {
    const { name, isSample = false, requestId } = content;
    const filled = requestId === undefined ? '' : `#invitation=${sealInvitation(requestId)}`;
    return {
      subject: isSample ? words.sampleInvitation : words.invitation,
      title: words.invitationTitle,
      body: [
        ...(isSample ? [words.isSample] : []),
        words.hello(name),
        words.invitationText,
        { button: words.signUp, url: `${origin}/signup${filled}` },
        words.signUpAddress,
      ],
    };
  }
  if (content.type === 'pledge_notification') {
    const { name, fishermanName, species, mealsPledged, pledgeId } = content;
    const title = words.pledged(fishermanName, mealsPledged);
    const path =
      pledgeId === undefined
        ? marketplacePath({ kind: 'pledge' })
        : pagePath({ kind: 'pledge', id: pledgeId });
    return {
      subject: title,
      title,
      body: [
        words.hello(name),
        words.pledgedText(fishermanName, mealsPledged, species),
        { button: words.seePledge, url: `${origin}${path}` },
      ],
    };
  }
  if (content.type === 'catch_notification') return catchText(content, origin);
  return { subject, title: subject, body: [{ html: content.html, text: content.text }] };
}

function catchText(post: Extract<Mail['content'], { type: 'catch_notification' }>, origin: string): Text {
  const title = words.postedCatch(post.fishermanName, post.species);
  return {
    subject: title,
    title,
    body: [
      words.hello(post.name),
      words.postedCatchText(post.fishermanName, post.species, post.location),
      [
        [quantity, post.quantity],
        [condition, conditions[post.condition]],
        [payment, priceWords(post, paymentTypes.voluntary)],
      ],
      { button: words.seeCatch, url: `${origin}${pagePath({ kind: 'catch', id: post.catchId })}` },
    ],
  };
}

/** Characters of a message in the mail about it. */
const EXCERPT_LENGTH = 500;

/** Somebody with an account, and the face of the site that they know. */
export type Addressee = Pick<Account, 'email' | 'flavour'>;

/** To who got a message: somebody wrote. */
export function messageText(
  { email: to, flavour = 'consumer' }: Addressee,
  messageId: string,
  { card, content }: StoredMessage,
): OutgoingMail {
  const facts: [string, string][] = [[words.subject, card.subject]];
  if (card.catchLabel !== undefined) facts.push([words.about, card.catchLabel]);
  return {
    to,
    kind: 'messages',
    limit: fromSender(card.other),
    flavour,
    subject: words.messageSubject(card.from, card.subject),
    title: words.messageTitle(card.from),
    body: [
      facts,
      { quote: shorten(content, EXCERPT_LENGTH) },
      { button: words.readAndAnswer, url: `${originOf(flavour)}/messages/${messageId}` },
      words.answerOnSite,
    ],
  };
}

type ModerationTexts = Partial<Record<ReportAction, Text & { body: string[] }>>;
const ABOUT_POSTS: ModerationTexts = words.moderation;
const ABOUT_RATINGS: ModerationTexts = { ...words.moderation, ...words.ratingModeration };

/** To the reported person, about what an administrator did; undefined for what does not concern them. */
export function moderationText(
  { email: to, flavour = 'consumer' }: Addressee,
  { action, isRating, note }: { action: ReportAction; isRating: boolean; note?: string },
): OutgoingMail | undefined {
  const text = (isRating ? ABOUT_RATINGS : ABOUT_POSTS)[action];
  return text && { to, flavour, ...text, body: decided(text.body, note, flavour) };
}

/** Why somebody is suspended, and until when; without terms that it is over. */
export function suspensionText(
  { email: to, flavour = 'consumer' }: Addressee,
  terms: { reason?: string; until?: string } | undefined,
): OutgoingMail {
  const { suspended, released } = words.suspension;
  if (!terms) return { to, flavour, ...released };
  const { reason, until } = terms;
  const end = until === undefined ? words.suspendedForGood : words.suspendedUntil(new Date(until));
  return { to, flavour, ...suspended, body: decided([...suspended.body, end], reason, flavour) };
}

/** The link leads to a page that asks who it is: the file itself is in no email. */
export function exportText({ email: to, flavour = 'consumer' }: Addressee): OutgoingMail {
  const { subject, title, body, button } = words.exportReady;
  return {
    to,
    flavour,
    subject,
    title,
    body: [...body, { button, url: `${originOf(flavour)}${PATHS.profile}` }],
  };
}

/** What was decided, in whose words, and how to object. */
function decided(body: string[], note: string | undefined, flavour: Flavour): OutgoingMail['body'] {
  const mailbox = mailboxOf(flavour);
  return [
    ...body,
    ...(note ? [{ quote: note }] : []),
    ...(mailbox === undefined ? [] : [words.ifWrong(mailbox)]),
  ];
}

/** What a notice to the site's mailbox has that a stranger set off. @param url where the rest can be read */
export function ofStrangers(url: string): Pick<OutgoingMail, 'limit' | 'whenLast'> {
  return {
    limit: NOTICES,
    whenLast: [words.lastNotice(NOTICES.max), { button: words.openDashboard, url }],
  };
}

/** To the site's mailbox: somebody applied. */
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
    ...ofStrangers(`${originOf('community')}${PATHS.admin}/community-aid`),
    replyTo: application.contactEmail,
    subject: words.applicationSubject(application.organizationName),
    flavour: 'community',
    title: words.applicationTitle,
    body: [facts],
  };
}

/**
 * To the applicant: it arrived. Whose address it is nobody has shown, so it says nothing that was typed: else the form would mail anybody's words to
 * anybody.
 */
export function applicationReceipt(application: StoredAidApplication): OutgoingMail {
  return {
    to: application.contactEmail,
    isTyped: true,
    limit: SET_OFF_BY_ANYBODY,
    subject: words.receiptSubject,
    flavour: 'community',
    title: words.receiptTitle,
    body: [words.receiptText, [[words.application, application.id]], words.notYours],
  };
}

/** To the site's mailbox: somebody wrote through the contact page. */
export function contactNotice(message: StoredContactMessage, mailbox: string): OutgoingMail {
  return {
    to: mailbox,
    ...ofStrangers(`${originOf(message.flavour)}${PATHS.admin}/email-tools?view=letters`),
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
