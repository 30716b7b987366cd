import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/messages/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { ensureAccountIfKnown } from '../people/store/ensure-account.ts';
import { nameIn, readPublicNames } from '../people/store/public-names.ts';
import { retry } from '../table/index.ts';
import { composeMessage } from './compose-message.ts';
import { findCatchInQuestion } from './find-catch-in-question.ts';
import { findCorrespondents } from './find-correspondents.ts';
import * as blocks from './store/blocks.ts';
import * as deleteMessages from './store/delete-messages.ts';
import { exchangeSteps } from './store/exchanges.ts';
import * as messages from './store/messages.ts';
import { sendMessage } from './store/send-message.ts';

export const listMessages = endpoint(endpoints.listMessages, ({ query, actor, now }) =>
  messages.listInbox(actor.userId, query, now),
);

export const getMessage = endpoint(endpoints.getMessage, ({ params: { messageId }, actor }) =>
  messages.getMessage(actor.userId, messageId),
);

export const getConversation = endpoint(
  endpoints.getConversation,
  ({ params: { messageId }, query, actor, now }) =>
    messages.listConversation(actor.userId, messageId, query, now),
);

export const createMessage = endpoint(
  endpoints.createMessage,
  async ({ body, actor, rememberAnswer, now }) => {
    const senderId = actor.userId;
    const about = await findCatchInQuestion(body, senderId, now);
    return await retry(async () => {
      const people = await findCorrespondents(senderId, body, now);
      const copy = composeMessage(body, people, about);
      const messageId = ulid(now.getTime());
      const record = messages.toMessage(senderId, messageId, copy);
      const { isBlocked, senderPhoto } = people;
      const sending = { messageId, senderId, recipientId: body.recipientId, copy, senderPhoto, isBlocked };
      await sendMessage(sending, [...(await exchangeSteps(sending)), rememberAnswer(record)]);
      return record;
    });
  },
);

export const markMessageRead = endpoint(
  endpoints.markMessageRead,
  async ({ params: { messageId }, actor }) => {
    await messages.markRead(actor.userId, messageId);
    return { isRead: true as const };
  },
);

export const deleteMessage = endpoint(endpoints.deleteMessage, async ({ params: { messageId }, actor }) => {
  await deleteMessages.deleteMessage(actor.userId, messageId);
  return { deleted: true as const };
});

export const deleteConversation = endpoint(endpoints.deleteConversation, ({ params: { messageId }, actor }) =>
  deleteMessages.deleteConversation(actor.userId, messageId),
);

export const blockUser = endpoint(endpoints.blockUser, async ({ params: { userId }, actor, now }) => {
  if (userId === actor.userId) throw new AppError('conflict', words.blockOfOneself);
  if (!(await ensureAccountIfKnown(userId, now))) throw new AppError('not_found', words.noSuchPerson);
  await blocks.blockUser(actor.userId, userId, now);
  return { blocked: true as const };
});

export const unblockUser = endpoint(endpoints.unblockUser, async ({ params: { userId }, actor }) => {
  await blocks.unblockUser(actor.userId, userId);
  return { blocked: false as const };
});

export const listBlocks = endpoint(endpoints.listBlocks, async ({ query, actor }) => {
  const { items, ...rest } = await blocks.listBlocked(actor.userId, query);
  const names = await readPublicNames(items.map(({ userId }) => userId));
  return { ...rest, items: items.map((item) => ({ ...item, name: nameIn(names, item.userId) })) };
});
