import { ulid } from 'ulid';
import { HOUR, MESSAGES_PER_HOUR } from '#shared/limits.ts';
import { createMessage } from '#shared/messages/endpoints.ts';
import { previewOf, replySubject } from '#shared/messages/rules.ts';
import type { MessageBody, MessageRecord } from '#shared/messages/schemas.ts';
import type { RememberAnswer } from '../core/call.ts';
import { endpoint } from '../core/endpoint.ts';
import { countAgainstLimit } from '../table/rate-limit.ts';
import { type CatchInQuestion, findCatchInQuestion } from './find-catch-in-question.ts';
import { findCorrespondents } from './find-correspondents.ts';
import { type StoredMessage, toMessage } from './store/messages.ts';
import { CorrespondentsMoved, refuseSending, sendMessage } from './store/send-message.ts';

const MAX_ATTEMPTS = 5;

export default endpoint(createMessage, async ({ body, actor, rememberAnswer, now }) => {
  await countAgainstLimit(
    {
      name: 'message',
      who: actor.userId,
      max: MESSAGES_PER_HOUR,
      windowMs: HOUR,
      message:
        'You have sent many messages in the last hour. Please wait a while before you send another one.',
    },
    now,
  );
  const about = await findCatchInQuestion(body, actor.userId);
  for (let attempt = 1; ; attempt++) {
    try {
      return await send({ body, senderId: actor.userId, about, rememberAnswer, now });
    } catch (error) {
      if (!(error instanceof CorrespondentsMoved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
});

interface Letter {
  body: MessageBody;
  senderId: string;
  about: CatchInQuestion | undefined;
  rememberAnswer: RememberAnswer;
  now: Date;
}

async function send({ body, senderId, about, rememberAnswer, now }: Letter): Promise<MessageRecord> {
  const { recipientId, replyTo } = body;
  const people = await findCorrespondents(senderId, body, now);
  refuseSending(people);
  const { answered, senderName: from = '', recipientName: to = '' } = people;
  const catchInQuestion = about ?? inherited(answered);
  const copy: StoredMessage = {
    card: {
      subject: answered ? replySubject(body.subject) : body.subject,
      preview: previewOf(body.content),
      from,
      to,
      other: recipientId,
      sent: true,
      ...(answered && replyTo !== undefined && { conversation: answered.card.conversation ?? replyTo }),
      ...catchInQuestion,
    },
    content: body.content,
    ...(replyTo !== undefined && { replyTo }),
  };
  const messageId = ulid(now.getTime());
  const record = toMessage(senderId, messageId, copy);
  const { isBlocked } = people;
  await sendMessage({ messageId, senderId, recipientId, copy, isBlocked }, [rememberAnswer(record)]);
  return record;
}

/** A reply is about what was answered. */
function inherited(answered: StoredMessage | undefined): CatchInQuestion | undefined {
  const { catchId, catchLabel } = answered?.card ?? {};
  return catchId === undefined || catchLabel === undefined ? undefined : { catchId, catchLabel };
}
