/** People who may not write, and messages of people who have left. */

import { describe, expect } from 'vitest';
import { mailboxOf } from '#lambdas/messages/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { CALL_LIMITS, HOUR } from '#shared/limits.ts';
import { getConversation, getMessage } from '#shared/messages/endpoints.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, inboxOf, pair, signedInAgain, unreadOf, write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';

useOwnCloud();

const leave = async ({ accessToken: token }: TestUser) => {
  expect((await cloud.call(deleteAccount, { token })).status).toBe(200);
  await cloud.settled();
};

describe('a person who deleted their account', () => {
  it('cannot get messages or replies, and the refusal says why', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    await leave(omar);
    for (const words of [{}, { replyTo: first.id }]) {
      const { status, error } = await write(cloud, ruth, omar, words);
      expect({ status, message: error.message }).toEqual({
        status: 404,
        message: 'This person has deleted their account.',
      });
    }
    // A token that is still valid cannot write either.
    expect((await write(cloud, omar, ruth)).status).toBe(401);
  });

  it('leaves their messages without their name, and nothing in a mailbox of their own', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    const answer = (await write(cloud, ruth, omar, { replyTo: first.id })).body;
    for (let more = 0; more < 60; more++) await write(cloud, omar, ruth, { replyTo: first.id });
    const unread = await unreadOf(cloud, ruth);
    await leave(omar);
    expect(await readItems(cloud, 'pk', mailboxOf(omar.userId).partition)).toEqual([]);
    const token = ruth.accessToken;
    const { body } = await cloud.call(getMessage, { token, params: { messageId: first.id } });
    expect(body).toMatchObject({
      senderName: DELETED_PERSON,
      recipientName: 'Ruth Alder',
      content: first.content,
      canReply: false,
    });
    const own = await cloud.call(getMessage, { token, params: { messageId: answer.id } });
    expect(own.body).toMatchObject({ senderName: 'Ruth Alder', recipientName: DELETED_PERSON });
    const query = { limit: '100' };
    const all = await cloud.call(getConversation, { token, params: { messageId: first.id }, query });
    expect(all.body.items).toHaveLength(62);
    const kept = JSON.stringify(await readItems(cloud, 'pk', mailboxOf(ruth.userId).partition));
    expect(kept).not.toContain('Omar Finn');
    expect(await unreadOf(cloud, ruth)).toBe(unread);
  });

  it('leaves nothing if the other person leaves too, even at the same time', async () => {
    const [ruth, omar] = await pair(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    for (let more = 0; more < 5; more++) await write(cloud, ruth, omar, { replyTo: first.id });
    await Promise.all([leave(ruth), leave(omar)]);
    for (const { userId } of [ruth, omar]) {
      expect(await readItems(cloud, 'pk', mailboxOf(userId).partition)).toEqual([]);
      expect(await readItems(cloud, 'gsi1pk', mailboxOf(userId).partition)).toEqual([]);
    }
  });

  it('had all their messages in the export, and none of others', async () => {
    const [ruth, omar] = await pair(cloud);
    const eve = await aPerson(cloud);
    const sent = (await write(cloud, omar, ruth)).body;
    const foreign = (await write(cloud, eve, ruth)).body;
    const exported = await downloadData(cloud, omar);
    expect(exported.messages).toEqual([sent]);
    expect(JSON.stringify(exported)).not.toContain(foreign.id);
    expect((await downloadData(cloud, ruth)).messages).toHaveLength(2);
  });
});

describe('a sender', () => {
  it('is stopped after very many messages in an hour, with the time to wait, and can then continue', async () => {
    const [ruth, omar] = await pair(cloud);
    const statuses: number[] = [];
    for (let at = 0; at < CALL_LIMITS.message.max; at += 10) {
      const some = await Promise.all(Array.from({ length: 10 }, () => write(cloud, omar, ruth)));
      statuses.push(...some.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await write(cloud, omar, ruth);
    expect({ status: refused.status, message: refused.error.message }).toEqual({
      status: 429,
      message:
        'You have sent many messages in the last hour. Please wait a while before you send another one.',
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await inboxOf(cloud, ruth)).total).toBe(CALL_LIMITS.message.max);
    // Only the person who wrote so much has to wait.
    expect((await write(cloud, ruth, omar)).status).toBe(201);
    cloud.clock.advance(HOUR);
    expect((await write(cloud, await signedInAgain(cloud, omar), ruth)).status).toBe(201);
  }, 60_000);
});
