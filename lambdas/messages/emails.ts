import { createHash } from 'node:crypto';
import { HOUR } from '#shared/limits.ts';
import { shorten } from '#shared/text/shorten.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { MailLimit } from '../mail/mail-limits.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { messageMail } from './jobs.ts';
import { block, message as messageItem, type StoredMessage } from './store/items.ts';
import { catchLabelOf } from './store/messages.ts';

/** Sends the email unless the message has been read or its sender blocked. */
export async function sendMessageMail({
  changeId,
  userId,
  messageId,
}: PayloadOf<typeof messageMail>): Promise<void> {
  const [person, message] = await getItems([account.key({ userId }), messageItem.key({ userId, messageId })]);
  if (!person || !message?.card.unread) return;
  const { card } = message;
  if (await getItem(block.key({ userId, blockedId: card.other }), { consistent: true })) return;
  await sendOnce(
    changeId,
    'message',
    messageText(await wordsIn(person.language), person, messageId, message),
  );
}

/** Number of characters of a message in the email about it. */
const EXCERPT_LENGTH = 500;

/** Returns the email to the recipient of a message. */
function messageText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  messageId: string,
  { card, content }: StoredMessage,
): OutgoingMail {
  const { messages } = words;
  const facts: [string, string][] = [[messages.subject, card.subject]];
  const about = catchLabelOf(card, words);
  if (about !== undefined) facts.push([messages.about, about]);
  return {
    to,
    kind: 'messages',
    limit: fromSender(card.other),
    flavour,
    words,
    subject: messages.messageSubject(card.from, card.subject),
    title: messages.messageTitle(card.from),
    body: [
      facts,
      { quote: shorten(content, EXCERPT_LENGTH) },
      { button: messages.readAndAnswer, url: linkIn(words, flavour, `/messages/${messageId}`) },
      messages.answerOnSite,
    ],
  };
}

/**
 * One limit per sender for all conversations, so that starting new ones doesn't help. The sender is hashed, so that the
 * count names nobody after their account is deleted.
 */
export const fromSender = (senderId: string): MailLimit => ({
  about: `messages from ${createHash('sha256').update(senderId).digest('base64url')}`,
  max: 1,
  windowMs: HOUR,
});
