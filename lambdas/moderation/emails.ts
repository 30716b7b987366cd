import type { Flavour } from '#shared/flavours.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { Addressee, MailText, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { type EmailWords, wordsIn } from '../mail/words-in.ts';
import { account, tombstone } from '../people/store/items.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem, getItems } from '../table/index.ts';
import type { moderationMail, suspensionMail } from './jobs.ts';

export async function sendModerationMail({
  changeId,
  userId,
  ...done
}: PayloadOf<typeof moderationMail>): Promise<void> {
  const person = await getItem(account.key({ userId }), { consistent: true });
  const post = done.post && (await showSpecies(done.post, new Date()));
  const outgoing = person && moderationText(await wordsIn(person.language), person, { ...done, post });
  if (outgoing) await sendOnce(changeId, 'moderation', outgoing);
}

/** Sends nothing to people who have left: their suspension is deleted with the account. */
export async function sendSuspensionMail({
  changeId,
  userId,
  terms,
}: PayloadOf<typeof suspensionMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (!person || deleted) return;
  const words = await wordsIn(person.language);
  await sendOnce(changeId, 'suspension', suspensionText(words, person, terms));
}

type ModerationTexts = Partial<Record<ReportAction, MailText & { body: readonly string[] }>>;

/** The email to the reported person about an administrator's action; undefined for actions that don't concern them. */
function moderationText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  {
    action,
    isOfRating,
    post,
    endedSeries,
    note,
  }: Omit<PayloadOf<typeof moderationMail>, 'changeId' | 'userId'>,
): OutgoingMail | undefined {
  const { moderation, moderationOfRating, whichPost, seriesEnded } = words.moderation;
  const texts: ModerationTexts = isOfRating ? moderationOfRating : moderation;
  const text = texts[action];
  if (!text) return undefined;
  const which = post
    ? [
        whichPost(
          speciesName(post, words.language, words.species),
          words.longDate(new Date(post.postedAt), 'UTC'),
        ),
      ]
    : [];
  const ended = endedSeries ? [seriesEnded] : [];
  return {
    to,
    flavour,
    words,
    ...text,
    body: decided(words, [...text.body, ...which, ...ended], note, flavour),
  };
}

/** The email about a suspension's reason and end; without terms, the email that it is over. */
function suspensionText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  terms: { reason?: string; until?: string } | undefined,
): OutgoingMail {
  const { suspension, suspendedForGood, suspendedUntil } = words.moderation;
  const { suspended, released } = suspension;
  if (!terms) return { to, flavour, words, ...released };
  const { reason, until } = terms;
  const end = until === undefined ? suspendedForGood : suspendedUntil(words.longDate(new Date(until), 'UTC'));
  return {
    to,
    flavour,
    words,
    ...suspended,
    body: decided(words, [...suspended.body, end], reason, flavour),
  };
}

/** The decision, the administrator's note, and how to object. */
function decided(
  words: EmailWords,
  body: readonly string[],
  note: string | undefined,
  flavour: Flavour,
): OutgoingMail['body'] {
  const mailbox = mailboxOf(flavour);
  return [
    ...body,
    ...(note ? [{ quote: note }] : []),
    ...(mailbox === undefined ? [] : [words.moderation.ifWrong(mailbox)]),
  ];
}
