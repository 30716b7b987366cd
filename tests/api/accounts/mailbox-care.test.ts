/** Search and deletion in a person's own mailbox. */

import { describe, expect } from 'vitest';
import { discarded } from '#lambdas/messages/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import {
  deleteConversation,
  deleteMessage,
  getConversation,
  getMessage,
  listMessages,
  markMessageRead,
} from '#shared/messages/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { inboxOf, pair, unreadOf, write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';

let ruth: TestUser;
let omar: TestUser;
it.beforeEach(async () => {
  [ruth, omar] = await pair(cloud);
});

const asked = ({ accessToken: token }: TestUser, messageId: string) => ({ token, params: { messageId } });
const send = async (from: TestUser, to: TestUser, words: Parameters<typeof write>[3] = {}) =>
  (await write(cloud, from, to, words)).body;
const countsOf = async (who: TestUser) => {
  const { total, unread } = await inboxOf(cloud, who);
  expect(unread).toBe(await unreadOf(cloud, who));
  return { total, unread };
};

describe('the search in a mailbox', () => {
  const found = async (who: TestUser, q: string) => {
    const { items } = (await cloud.call(listMessages, { token: who.accessToken, query: { q } })).body;
    return items.map(({ subject }) => subject);
  };

  it('finds messages by subject, names and content, only in the person’s own mailbox', async () => {
    await send(omar, ruth, { subject: 'Haddock', content: 'Meet at the pier.' });
    await send(ruth, omar, { subject: 'Ice', content: 'Two bags of it, for the haddocks.' });
    const [finn, alder] = await pair(cloud);
    await send(finn, alder, { subject: 'Haddock', content: 'Of others' });
    expect(await found(ruth, 'haddock')).toEqual(['Ice', 'Haddock']);
    expect(await found(omar, 'haddock ice')).toEqual(['Ice']);
    expect(await found(ruth, 'PIER')).toEqual(['Haddock']);
    expect(await found(ruth, 'omar finn bags')).toEqual(['Ice']);
    expect(await found(ruth, 'lobster')).toEqual([]);
    expect(await found(ruth, '?!')).toEqual([]);
  });

  it('continues with a cursor and returns no counts', async () => {
    for (const subject of ['One', 'Two', 'Three']) await send(omar, ruth, { subject, content: 'Scallops' });
    const token = ruth.accessToken;
    const first = (await cloud.call(listMessages, { token, query: { q: 'scallop', limit: '2' } })).body;
    expect(first.items.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
    expect([first.total, first.unread]).toEqual([undefined, undefined]);
    const query = { q: 'scallop', limit: '2', cursor: first.nextCursor ?? '' };
    expect((await cloud.call(listMessages, { token, query })).body.items).toMatchObject([{ subject: 'One' }]);
    const other = await cloud.call(listMessages, { token, query: { ...query, q: 'cod' } });
    expect(other.error.code).toBe('invalid_cursor');
  });
});

describe('deleting', () => {
  it('deletes a message and its counts from one’s own mailbox, and keeps the other person’s copy', async () => {
    const { id } = await send(omar, ruth);
    await send(omar, ruth);
    expect(await countsOf(ruth)).toEqual({ total: 2, unread: 2 });
    expect((await cloud.call(deleteMessage, asked(ruth, id))).body).toEqual({ deleted: true });
    expect(await countsOf(ruth)).toEqual({ total: 1, unread: 1 });
    expect((await cloud.call(getMessage, asked(ruth, id))).status).toBe(404);
    expect((await cloud.call(deleteMessage, asked(ruth, id))).status).toBe(404);
    expect((await cloud.call(getMessage, asked(omar, id))).status).toBe(200);
    expect(await countsOf(omar)).toEqual({ total: 2, unread: 0 });
  });

  it('counts a message once if it is read at the same moment', async () => {
    const { id } = await send(omar, ruth);
    const answers = await Promise.all([
      cloud.call(markMessageRead, asked(ruth, id)),
      cloud.call(deleteMessage, asked(ruth, id)),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await countsOf(ruth)).toEqual({ total: 0, unread: 0 });
  });

  it('counts a message once if it is deleted twice at the same moment', async () => {
    const { id } = await send(omar, ruth);
    await send(omar, ruth);
    const twice = [asked(omar, id), asked(omar, id), asked(omar, id)];
    const answers = await Promise.all(twice.map((request) => cloud.call(deleteMessage, request)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await countsOf(omar)).toEqual({ total: 1, unread: 0 });
  });

  it('deletes all of one’s copies in a conversation; later messages appear again', async () => {
    const { id } = await send(omar, ruth);
    const answer = await send(ruth, omar, { replyTo: id });
    for (let count = 0; count < 35; count += 1) await send(omar, ruth, { replyTo: answer.id });
    const kept = await send(omar, ruth, { subject: 'Another matter' });
    await cloud.settled();
    expect((await cloud.call(deleteConversation, asked(ruth, answer.id))).body).toEqual({ more: false });
    expect(await countsOf(ruth)).toEqual({ total: 1, unread: 1 });
    expect((await inboxOf(cloud, ruth)).items.map((item) => item.id)).toEqual([kept.id]);
    expect((await cloud.call(getConversation, asked(omar, id))).body.items.length).toBeGreaterThan(20);
    const late = await send(omar, ruth, { replyTo: id });
    const { items } = (await cloud.call(getConversation, asked(ruth, late.id))).body;
    expect(items.map((item) => item.id)).toEqual([late.id]);
  });

  it('is refused to other people', async () => {
    const { id } = await send(omar, ruth);
    const [eve] = await pair(cloud);
    expect((await cloud.call(deleteMessage, asked(eve, id))).status).toBe(404);
    expect((await cloud.call(deleteConversation, asked(eve, id))).status).toBe(404);
    expect(await countsOf(ruth)).toEqual({ total: 1, unread: 1 });
  });

  it('keeps nothing of the message for the person who deleted it, and keeps their name in the other copy', async () => {
    const { id } = await send(omar, ruth, { subject: 'Of the Petrel' });
    await cloud.call(deleteMessage, asked(omar, id));
    const exported = await downloadData(cloud, omar);
    expect(JSON.stringify(exported)).not.toContain('Petrel');
    const list = `DISCARDED#${omar.userId}`;
    expect(await readItems(cloud, 'pk', list)).toEqual([
      { ...discarded.key({ userId: omar.userId, messageId: id }), card: { other: ruth.userId, sent: true } },
    ]);
    await cloud.call(deleteAccount, { token: omar.accessToken });
    await cloud.settled();
    expect((await cloud.call(getMessage, asked(ruth, id))).body).toMatchObject({
      senderName: 'Deleted account',
      canReply: false,
    });
    expect(await readItems(cloud, 'pk', list)).toEqual([]);
  });
});
