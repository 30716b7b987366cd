import { ulid } from 'ulid';
import { HOUR, MESSAGES_PER_HOUR } from '#shared/limits.ts';
import { createMessage } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { countAgainstLimit, retry } from '../table/index.ts';
import { composeMessage } from './compose-message.ts';
import { findCatchInQuestion } from './find-catch-in-question.ts';
import { findCorrespondents } from './find-correspondents.ts';
import { toMessage } from './store/messages.ts';
import { sendMessage } from './store/send-message.ts';

export default endpoint(createMessage, async ({ body, actor, rememberAnswer, now }) => {
  const senderId = actor.userId;
  await countAgainstLimit(
    {
      name: 'message',
      who: senderId,
      max: MESSAGES_PER_HOUR,
      windowMs: HOUR,
      message:
        'You have sent many messages in the last hour. Please wait a while before you send another one.',
    },
    now,
  );
  const about = await findCatchInQuestion(body, senderId);
  return await retry(async () => {
    const people = await findCorrespondents(senderId, body, now);
    const copy = composeMessage(body, people, about);
    const messageId = ulid(now.getTime());
    const record = toMessage(senderId, messageId, copy);
    const { isBlocked } = people;
    await sendMessage({ messageId, senderId, recipientId: body.recipientId, copy, isBlocked }, [
      rememberAnswer(record),
    ]);
    return record;
  });
});
