import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, time, userId } from '../fields.ts';
import { messageBody, messageCard, messageRecord } from './schemas.ts';

export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  summary:
    'Messages I sent or received, newest first; the first page says how many there are and how many I have not read, unless words are looked for',
  access: 'member',
  /** `q`: words in subject, names or content. */
  query: z.strictObject({ ...listQuery, q: z.optional(searchText) }),
  answer: z.object({
    items: z.array(messageCard),
    nextCursor: z.optional(z.string()),
    /** On the first page. */
    total: z.optional(z.int()),
    unread: z.optional(z.int()),
  }),
});

export const getMessage = defineEndpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/messages/{messageId}',
  summary:
    'One message that I sent or received; to others it is absent. Reading it here does not mark it as read',
  access: 'member',
  params: z.object({ messageId: id }),
  answer: messageRecord,
});

export const getConversation = defineEndpoint({
  name: 'getConversation',
  method: 'GET',
  path: '/messages/{messageId}/conversation',
  summary: 'The conversation that a message of mine belongs to, newest first',
  access: 'member',
  params: z.object({ messageId: id }),
  query: z.strictObject(listQuery),
  answer: listOf(messageRecord),
});

export const createMessage = defineEndpoint({
  name: 'createMessage',
  method: 'POST',
  path: '/messages',
  summary: 'Write to somebody, or answer a message; a reply is called Re: once',
  access: 'member',
  limit: 'message',
  idempotent: true,
  body: messageBody,
  answer: messageRecord,
  errors: ['not_found', 'conflict'],
});

export const markMessageRead = defineEndpoint({
  name: 'markMessageRead',
  method: 'PUT',
  path: '/messages/{messageId}/read',
  summary: 'Mark a message as read, for good; marked once more, nothing happens',
  access: 'member',
  limit: { none: 'A message is read once; what is read already writes nothing.' },
  params: z.object({ messageId: id }),
  answer: z.object({ isRead: z.literal(true) }),
  openToSuspended: true,
});

export const deleteMessage = defineEndpoint({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/messages/{messageId}',
  summary:
    'Delete my copy of a message, for good; the other one keeps theirs. Deleted once more it is not found',
  access: 'member',
  limit: 'deleteMessage',
  params: z.object({ messageId: id }),
  answer: z.object({ deleted: z.literal(true) }),
});

export const deleteConversation = defineEndpoint({
  name: 'deleteConversation',
  method: 'DELETE',
  path: '/messages/{messageId}/conversation',
  summary:
    'Delete my copies of the conversation that a message of mine belongs to, for good; with `more`, ask once more for the rest',
  access: 'member',
  limit: 'deleteMessage',
  params: z.object({ messageId: id }),
  answer: z.object({ more: z.boolean() }),
});

const blockOf = z.object({ userId });

export const blockUser = defineEndpoint({
  name: 'blockUser',
  method: 'PUT',
  path: '/blocks/{userId}',
  summary: 'Block somebody: neither of us reaches the other any more, and they are not told',
  access: 'member',
  limit: 'block',
  params: blockOf,
  answer: z.object({ blocked: z.literal(true) }),
  errors: ['conflict'],
});

export const unblockUser = defineEndpoint({
  name: 'unblockUser',
  method: 'DELETE',
  path: '/blocks/{userId}',
  summary: 'End a block of mine; what was written meanwhile does not arrive later',
  access: 'member',
  limit: 'block',
  params: blockOf,
  answer: z.object({ blocked: z.literal(false) }),
});

export const listBlocks = defineEndpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/blocks',
  summary: 'Whom I have blocked, with their names, so that I can end it',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(z.object({ userId, name: z.string(), blockedAt: time })),
});
