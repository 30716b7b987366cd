import { ulid } from 'ulid';
import { createMessage } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { composeMessage } from './compose-message.ts';
import { findCatchInQuestion } from './find-catch-in-question.ts';
import { findCorrespondents } from './find-correspondents.ts';
import { exchangeSteps } from './store/exchanges.ts';
import { toMessage } from './store/messages.ts';
import { sendMessage } from './store/send-message.ts';

export default endpoint(createMessage, async ({ body, actor, rememberAnswer, now }) => {
  const senderId = actor.userId;
  const about = await findCatchInQuestion(body, senderId, now);
  return await retry(async () => {
    const people = await findCorrespondents(senderId, body, now);
    const copy = composeMessage(body, people, about);
    const messageId = ulid(now.getTime());
    const record = toMessage(senderId, messageId, copy);
    const { isBlocked } = people;
    const sending = { messageId, senderId, recipientId: body.recipientId, copy, isBlocked };
    await sendMessage(sending, [...(await exchangeSteps(sending)), rememberAnswer(record)]);
    return record;
  });
});
