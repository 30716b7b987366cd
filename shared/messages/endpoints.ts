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
    'List messages I sent or received, newest first; the first page also has the total and unread counts, unless it is a search',
  access: 'member',
  /** `q`: words to search for in the subject, names or content. */
  query: z.strictObject({ ...listQuery, q: z.optional(searchText) }),
  answer: z.object({
    items: z.array(messageCard),
    nextCursor: z.optional(z.string()),
    /** Only on the first page. */
    total: z.optional(z.int()),
    unread: z.optional(z.int()),
  }),
});

export const getMessage = defineEndpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/messages/{messageId}',
  summary: 'Get a message I sent or received, without marking it as read; anyone else gets "not found"',
  access: 'member',
  params: z.object({ messageId: id }),
  answer: messageRecord,
});

export const getConversation = defineEndpoint({
  name: 'getConversation',
  method: 'GET',
  path: '/messages/{messageId}/conversation',
  summary: "Get a message's whole conversation, newest first",
  access: 'member',
  params: z.object({ messageId: id }),
  query: z.strictObject(listQuery),
  answer: listOf(messageRecord),
});

export const createMessage = defineEndpoint({
  name: 'createMessage',
  method: 'POST',
  path: '/messages',
  summary: 'Send a message, or reply to one; the subject of a reply gets "Re:" once',
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
  summary: 'Mark a message as read for good; a second call changes nothing',
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
    'Delete my copy of a message for good; the other person keeps theirs, and a second call gets "not found"',
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
    "Delete my copies of a message's whole conversation for good; call again when the response has `more`",
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
  summary: 'Block a person, who is not told: neither of us can message the other',
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
  summary: 'Remove my block; messages written in the meantime are not delivered',
  access: 'member',
  limit: 'block',
  params: blockOf,
  answer: z.object({ blocked: z.literal(false) }),
});

export const listBlocks = defineEndpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/blocks',
  summary: 'List the people I have blocked, by name',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: listOf(z.object({ userId, name: z.string(), blockedAt: time })),
});
