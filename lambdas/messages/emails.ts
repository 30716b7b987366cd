import { createHash } from 'node:crypto';
import { HOUR } from '#shared/limits.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/messages/emails.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { MailLimit } from '../mail/mail-limits.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { messageMail } from './jobs.ts';
import { block, message as messageItem, type StoredMessage } from './store/items.ts';

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
  await sendOnce(changeId, 'message', messageText(person, messageId, message));
}

/** Number of characters of a message in the email about it. */
const EXCERPT_LENGTH = 500;

/** Returns the email to the recipient of a message. */
function messageText(
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

/**
 * One limit per sender for all conversations, so that starting new ones doesn't help. The sender is hashed, so that the
 * count names nobody after their account is deleted.
 */
export const fromSender = (senderId: string): MailLimit => ({
  about: `messages from ${createHash('sha256').update(senderId).digest('base64url')}`,
  max: 1,
  windowMs: HOUR,
});
