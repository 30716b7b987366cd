import { MESSAGE_PREVIEW_LENGTH } from '#shared/limits.ts';
import { replySubject } from '#shared/messages/rules.ts';
import type { MessageBody } from '#shared/messages/schemas.ts';
import { shorten } from '#shared/text/shorten.ts';
import type { CatchInQuestion } from './find-catch-in-question.ts';
import type { StoredMessage } from './store/items.ts';
import type { Correspondents } from './store/send-message.ts';

/**
 * Returns the sender's copy of a new message. A reply is about the same catch as the message it answers, unless it
 * names another.
 */
export function composeMessage(
  { recipientId, replyTo, subject, content }: MessageBody,
  { answered, senderName = '', recipientName = '', recipientPhoto }: Correspondents,
  about: CatchInQuestion | undefined,
): StoredMessage {
  const { conversation = replyTo, catchId, catchFish, catchLabel, catchPhoto } = answered?.card ?? {};
  return {
    card: {
      subject: answered ? replySubject(subject) : subject,
      preview: shorten(content, MESSAGE_PREVIEW_LENGTH),
      from: senderName,
      to: recipientName,
      other: recipientId,
      photo: recipientPhoto,
      sent: true,
      ...(answered && conversation !== undefined && { conversation }),
      ...(about ?? (catchId !== undefined && { catchId, catchFish, catchLabel, catchPhoto })),
    },
    content,
    replyTo,
  };
}
