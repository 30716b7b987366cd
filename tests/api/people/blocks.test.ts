import { describe, expect } from 'vitest';
import { undeliveredCounts, undeliveredTo } from '#lambdas/messages/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import {
  blockUser,
  getConversation,
  getMessage,
  listBlocks,
  unblockUser,
} from '#shared/messages/endpoints.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, inboxOf, pair, unreadOf, write } from '#tests/support/correspondence.ts';

const block = (who: TestUser, whom: { userId: string }) =>
  cloud.call(blockUser, { token: who.accessToken, params: { userId: whom.userId } });
const unblock = (who: TestUser, whom: { userId: string }) =>
  cloud.call(unblockUser, { token: who.accessToken, params: { userId: whom.userId } });

describe('a blocked person', () => {
  it('gets a normal response, and the message never arrives', async () => {
    const [ruth, omar] = await pair(cloud);
    const free = await aPerson(cloud);
    await block(ruth, omar);
    const [blocked, allowed] = [await write(cloud, omar, ruth), await write(cloud, omar, free)];
    expect(blocked.status).toBe(allowed.status);
    const shape = ({ body }: typeof blocked) => Object.keys(body).sort();
    expect(shape(blocked)).toEqual(shape(allowed));
    expect(blocked.body).toMatchObject({ recipientName: 'Ruth Alder', canReply: true, isRead: true });
    // It is in the sender's own inbox like any other, and nowhere else.
    expect(await inboxOf(cloud, omar)).toMatchObject({ total: 2, unread: 0 });
    const open = (who: TestUser) =>
      cloud.call(getMessage, { token: who.accessToken, params: { messageId: blocked.body.id } });
    expect((await open(omar)).body.content).toBe('I would take 5 lb on Friday.');
    expect((await open(ruth)).status).toBe(404);
    expect(await inboxOf(cloud, ruth)).toEqual({ items: [], total: 0, unread: 0 });
    await cloud.settled();
    expect(cloud.mails().some(({ to, subject }) => to === ruth.email && !/welcome/i.test(subject))).toBe(
      false,
    );
  });

  it('cannot reach the other person by replying in an earlier conversation', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, ruth, omar)).body;
    await block(ruth, omar);
    const reply = (await write(cloud, omar, ruth, { replyTo: first.id })).body;
    expect(reply).toMatchObject({ conversationId: first.id, subject: 'Re: Is there cod left?' });
    const conversation = async ({ accessToken: token }: TestUser) =>
      (await cloud.call(getConversation, { token, params: { messageId: first.id } })).body.items.length;
    expect([await conversation(omar), await conversation(ruth)]).toEqual([2, 1]);
    expect(await unreadOf(cloud, ruth)).toBe(0);
  });

  it('causes the same number of written items as a person who is not blocked', async () => {
    const [ruth, omar] = await pair(cloud);
    await block(ruth, omar);
    const { id } = (await write(cloud, omar, ruth)).body;
    const kept = await readItems(cloud, 'pk', undeliveredTo(ruth.userId).partition);
    expect(kept.map(({ sk }) => sk).sort()).toEqual([id, undeliveredCounts.sk]);
    // Nothing of the text was stored.
    expect(JSON.stringify(kept)).not.toMatch(/cod left|Friday/);
  });

  it('gets no messages from the person who blocked them, who is asked to end the block', async () => {
    const [ruth, omar] = await pair(cloud);
    await block(ruth, omar);
    const { status, error } = await write(cloud, ruth, omar);
    expect({ status, message: error.message }).toEqual({
      status: 409,
      message: 'You have blocked this person. Unblock them to write to them.',
    });
    expect((await inboxOf(cloud, omar)).total).toBe(0);
  });

  it('exchanges no messages if both block each other, and sees only their own block', async () => {
    const [ruth, omar] = await pair(cloud);
    await Promise.all([block(ruth, omar), block(omar, ruth)]);
    expect((await write(cloud, ruth, omar)).status).toBe(409);
    await unblock(omar, ruth);
    expect((await write(cloud, omar, ruth)).status).toBe(201);
    expect((await inboxOf(cloud, ruth)).total).toBe(0);
    expect((await cloud.call(getMe, { token: omar.accessToken })).body.blockedUserIds).toEqual([]);
  });

  it('reaches the other person again after the block, but without messages from the time in between', async () => {
    const [ruth, omar] = await pair(cloud);
    await block(ruth, omar);
    await write(cloud, omar, ruth, { subject: 'Lost' });
    expect((await unblock(ruth, omar)).body).toEqual({ blocked: false });
    await write(cloud, omar, ruth, { subject: 'Found' });
    const { items, total } = await inboxOf(cloud, ruth);
    expect({ total, subjects: items.map(({ subject }) => subject) }).toEqual({
      total: 1,
      subjects: ['Found'],
    });
  });

  it('never reaches the other person once the block has a response, however many messages are on their way', async () => {
    const [ruth, omar] = await pair(cloud);
    const sending = Array.from({ length: 20 }, () => write(cloud, omar, ruth));
    const blocking = block(ruth, omar);
    await blocking;
    const after = await Promise.all(
      Array.from({ length: 5 }, () => write(cloud, omar, ruth, { subject: 'After' })),
    );
    await Promise.all(sending);
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 201));
    const { items, total, unread } = await inboxOf(cloud, ruth);
    expect(items.some(({ subject }) => subject === 'After')).toBe(false);
    expect({ total, unread }).toEqual({ total: items.length, unread: items.length });
  });
});

describe('an undelivered message when one of the two leaves', () => {
  const leave = async ({ accessToken: token }: TestUser) => {
    expect((await cloud.call(deleteAccount, { token })).status).toBe(200);
    await cloud.settled();
  };

  it('looks to its author like any other', async () => {
    const [ruth, omar] = await pair(cloud);
    await write(cloud, omar, ruth, { subject: 'Arrived' });
    await block(ruth, omar);
    await write(cloud, omar, ruth, { subject: 'Did not' });
    await leave(ruth);
    const { items } = await inboxOf(cloud, omar);
    expect(items).toHaveLength(2);
    for (const card of items) {
      expect(card).toMatchObject({ recipientName: DELETED_PERSON, canReply: false, isRead: true });
    }
    expect(await readItems(cloud, 'pk', undeliveredTo(ruth.userId).partition)).toEqual([]);
  });

  it('is erased with its author', async () => {
    const [ruth, omar] = await pair(cloud);
    await block(ruth, omar);
    await write(cloud, omar, ruth);
    await leave(omar);
    expect(JSON.stringify(await readItems(cloud, 'pk', undeliveredTo(ruth.userId).partition))).not.toContain(
      omar.userId,
    );
  });
});

describe('blocks', () => {
  it('are in GET /me and in a list with names, and can be set and ended twice', async () => {
    const [ruth, omar] = await pair(cloud);
    for (let twice = 0; twice < 2; twice++) expect((await block(ruth, omar)).body).toEqual({ blocked: true });
    const { body } = await cloud.call(getMe, { token: ruth.accessToken });
    expect(body.blockedUserIds).toEqual([omar.userId]);
    const list = (await cloud.call(listBlocks, { token: ruth.accessToken })).body;
    expect(list.items).toEqual([{ userId: omar.userId, name: 'Omar Finn', blockedAt: expect.any(String) }]);
    for (let twice = 0; twice < 2; twice++) expect((await unblock(ruth, omar)).status).toBe(200);
    expect((await cloud.call(listBlocks, { token: ruth.accessToken })).body).toEqual({ items: [] });
  });

  it('are only for other existing people', async () => {
    const ruth = await aPerson(cloud);
    expect((await block(ruth, ruth)).error.message).toBe("You can't block yourself.");
    const nobody = { userId: '00000000-0000-4000-8000-000000000000' };
    expect((await block(ruth, nobody)).error.message).toBe('There is no such person.');
  });

  it('continue with a cursor', async () => {
    const ruth = await aPerson(cloud);
    const others = await Promise.all([1, 2, 3].map(() => aPerson(cloud)));
    for (const other of others) await block(ruth, other);
    const token = ruth.accessToken;
    const first = (await cloud.call(listBlocks, { token, query: { limit: '2' } })).body;
    const query = { limit: '2', cursor: first.nextCursor ?? '' };
    const second = (await cloud.call(listBlocks, { token, query })).body;
    const found = [...first.items, ...second.items].map(({ userId }) => userId);
    expect(found.sort()).toEqual(others.map(({ userId }) => userId).sort());
  });
});
