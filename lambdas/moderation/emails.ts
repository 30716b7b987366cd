import type { Flavour } from '#shared/flavours.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/moderation/emails.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { Addressee, MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { account, tombstone } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { moderationMail, suspensionMail } from './jobs.ts';

export async function sendModerationMail({
  changeId,
  userId,
  ...done
}: PayloadOf<typeof moderationMail>): Promise<void> {
  const person = await getItem(account.key({ userId }), { consistent: true });
  const outgoing = person && moderationText(person, done);
  if (outgoing) await sendOnce(changeId, 'moderation', outgoing);
}

/** Sends nothing to people who have left: their suspension is deleted with the account. */
export async function sendSuspensionMail({
  changeId,
  userId,
  terms,
}: PayloadOf<typeof suspensionMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (person && !deleted) await sendOnce(changeId, 'suspension', suspensionText(person, terms));
}

type ModerationTexts = Partial<Record<ReportAction, MailText & { body: string[] }>>;
const USUAL: ModerationTexts = words.moderation;
const OF_RATING: ModerationTexts = words.moderationOfRating;

/** The email to the reported person about an administrator's action; undefined for actions that don't concern them. */
function moderationText(
  { email: to, flavour = 'consumer' }: Addressee,
  { action, isOfRating, post, note }: Omit<PayloadOf<typeof moderationMail>, 'changeId' | 'userId'>,
): OutgoingMail | undefined {
  const text = (isOfRating ? OF_RATING : USUAL)[action];
  if (!text) return undefined;
  const which = post ? [words.whichPost(post.species, longDate(new Date(post.postedAt), 'UTC'))] : [];
  return { to, flavour, ...text, body: decided([...text.body, ...which], note, flavour) };
}

/** The email about a suspension's reason and end; without terms, the email that it is over. */
function suspensionText(
  { email: to, flavour = 'consumer' }: Addressee,
  terms: { reason?: string; until?: string } | undefined,
): OutgoingMail {
  const { suspended, released } = words.suspension;
  if (!terms) return { to, flavour, ...released };
  const { reason, until } = terms;
  const end =
    until === undefined ? words.suspendedForGood : words.suspendedUntil(longDate(new Date(until), 'UTC'));
  return { to, flavour, ...suspended, body: decided([...suspended.body, end], reason, flavour) };
}

/** The decision, the administrator's note, and how to object. */
function decided(body: string[], note: string | undefined, flavour: Flavour): OutgoingMail['body'] {
  const mailbox = mailboxOf(flavour);
  return [
    ...body,
    ...(note ? [{ quote: note }] : []),
    ...(mailbox === undefined ? [] : [words.ifWrong(mailbox)]),
  ];
}
