import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { MESSAGE_CONTENT_LENGTH, MESSAGE_PREVIEW_LENGTH, MESSAGE_SUBJECT_LENGTH } from '#shared/limits.ts';
import {
  createMessage,
  getConversation,
  getMessage,
  listMessages,
  markMessageRead,
} from '#shared/messages/endpoints.ts';
import { createProfile, setPhoto } from '#shared/profiles/endpoints.ts';
import { pagesOf } from '#tests/api/pages/pages.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import { proveWork } from '#tests/support/cloud/prove-work.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, inboxOf, pair, unreadOf, write } from '#tests/support/correspondence.ts';

let ruth: TestUser;
let omar: TestUser;
it.beforeAll(async () => {
  [ruth, omar] = await pair(cloud);
});

const markRead = (who: TestUser, messageId: string) =>
  cloud.call(markMessageRead, { token: who.accessToken, params: { messageId } });
const open = (who: TestUser, messageId: string) =>
  cloud.call(getMessage, { token: who.accessToken, params: { messageId } });
const conversation = (who: TestUser, messageId: string, query = {}) =>
  cloud.call(getConversation, { token: who.accessToken, params: { messageId }, query });

describe('a message', () => {
  it('is in both inboxes, unread in the recipient’s one', async () => {
    const posted = await postCatch(cloud, ruth, { quantity: '40 lb' });
    const { status, body } = await write(cloud, omar, ruth, { catchId: posted.id });
    expect(status).toBe(201);
    const expected = {
      id: body.id,
      conversationId: body.id,
      subject: 'Is there cod left?',
      senderId: omar.userId,
      senderName: 'Omar Finn',
      recipientId: ruth.userId,
      recipientName: 'Ruth Alder',
      canReply: true,
      catchId: posted.id,
      catchLabel: 'Cod, 40 lb',
      createdAt: body.createdAt,
    };
    expect(body).toEqual({ ...expected, isRead: true, content: 'I would take 5 lb on Friday.' });
    const card = { ...expected, preview: 'I would take 5 lb on Friday.' };
    expect(await inboxOf(cloud, omar)).toEqual({ items: [{ ...card, isRead: true }], total: 1, unread: 0 });
    expect(await inboxOf(cloud, ruth)).toEqual({ items: [{ ...card, isRead: false }], total: 1, unread: 1 });
    expect([await unreadOf(cloud, ruth), await unreadOf(cloud, omar)]).toEqual([1, 0]);
  });

  it('shows the photo of its catch and of the other person, also as a reply', async () => {
    const [seller, buyer] = await pair(cloud);
    const [face, fish] = await Promise.all([
      upload(cloud, seller, { kind: 'profile' }),
      upload(cloud, seller),
    ]);
    await cloud.call(setPhoto, { token: seller.accessToken, body: { uploadId: face.uploadId } });
    const posted = await postCatch(cloud, seller, { photos: [{ uploadId: fish.uploadId }] });
    const asked = (await write(cloud, buyer, seller, { catchId: posted.id })).body;
    await write(cloud, seller, buyer, { replyTo: asked.id });
    const about = { catchPhotoId: fish.uploadId };
    const ofSeller = { ...about, otherPhotoId: face.uploadId };
    expect((await inboxOf(cloud, buyer)).items).toMatchObject([ofSeller, ofSeller]);
    const ofBuyer = (await inboxOf(cloud, seller)).items;
    expect(ofBuyer).toMatchObject([about, about]);
    expect(ofBuyer.map(({ otherPhotoId }) => otherPhotoId)).toEqual([undefined, undefined]);
  });

  it('is marked as read once, however often it is requested', async () => {
    const { body } = await write(cloud, omar, ruth);
    const before = await unreadOf(cloud, ruth);
    const answers = await Promise.all(Array.from({ length: 5 }, () => markRead(ruth, body.id)));
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => ({ isRead: true })));
    expect(await unreadOf(cloud, ruth)).toBe(before - 1);
    expect((await open(ruth, body.id)).body).toMatchObject({
      isRead: true,
      content: 'I would take 5 lb on Friday.',
    });
    // The sender's own copy was never unread.
    expect((await markRead(omar, body.id)).status).toBe(200);
    expect(await unreadOf(cloud, omar)).toBe(0);
  });

  it('does not exist for anybody else', async () => {
    const eve = await aPerson(cloud);
    const { id } = (await write(cloud, omar, ruth)).body;
    const answers = await Promise.all([
      open(eve, id),
      conversation(eve, id),
      markRead(eve, id),
      write(cloud, eve, ruth, { replyTo: id }),
    ]);
    for (const answer of answers) {
      expect(answer.error).toMatchObject({ code: 'not_found', message: 'Message not found' });
    }
    expect((await inboxOf(cloud, eve)).items).toEqual([]);
    expect((await open(ruth, id)).body.isRead).toBe(false);
    expect((await cloud.call(getMessage, { params: { messageId: id } })).status).toBe(401);
  });

  it('shows people’s names from their primary profiles', async () => {
    const named = await aPerson(cloud, { name: 'R. A.' });
    await cloud.call(createProfile, {
      token: named.accessToken,
      body: { profileType: 'buyer', name: 'Ruth from the hill' },
    });
    expect((await write(cloud, named, omar)).body.senderName).toBe('Ruth from the hill');
  });

  it('is one message if it is sent five times with one key', async () => {
    const [one, other] = await pair(cloud);
    const body = { recipientId: other.userId, subject: 'Twice?', content: 'Once.' };
    const send = () =>
      cloud.call(createMessage, { token: one.accessToken, body, idempotencyKey: 'the-same-key' });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await inboxOf(cloud, other)).toMatchObject({ total: 1, unread: 1 });
  });
});

describe('the content of a message', () => {
  const refused = async (words: object) => {
    const answer = await write(cloud, omar, ruth, words);
    return { status: answer.status, issues: answer.error.issues };
  };

  it.each([
    ['\u200b\u2060', 'Subject is required'],
    ['x'.repeat(MESSAGE_SUBJECT_LENGTH + 1), `Subject must be at most ${MESSAGE_SUBJECT_LENGTH} characters`],
  ])('is refused with the subject %j', async (subject, message) => {
    expect(await refused({ subject })).toEqual({ status: 422, issues: [{ path: 'subject', message }] });
  });

  it.each([
    [' \r\n\u3000 ', 'Message is required'],
    ['x'.repeat(MESSAGE_CONTENT_LENGTH + 1), `Message must be at most ${MESSAGE_CONTENT_LENGTH} characters`],
  ])('is refused with the text %j', async (content, message) => {
    expect(await refused({ content })).toEqual({ status: 422, issues: [{ path: 'content', message }] });
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['👩‍👩‍👧‍👦 Ω≈ç√ 社會科學院 مرحبا שלום'],
    ['a\u0300\u0301\u0302\u0303'],
    ['__proto__'],
  ])('is returned as it was written: %s', async (words) => {
    const { body } = await write(cloud, omar, ruth, { subject: words, content: words });
    expect(body).toMatchObject({ subject: words, content: words });
    expect((await open(ruth, body.id)).body).toMatchObject({ subject: words, content: words });
  });

  it('loses invisible characters, keeps its lines, and is one line in lists', async () => {
    const { body } = await write(cloud, omar, ruth, {
      subject: ' Two\r\nBcc: all@creel.example\u0000 ',
      content: ' one\r\n\r\n two\u0007\u202e three\ud800 ',
    });
    expect(body.subject).toBe('Two Bcc: all@creel.example');
    expect(body.content).toBe('one\n\n two three\ufffd');
    const [card] = (await inboxOf(cloud, ruth)).items;
    expect(card?.preview).toBe('one two three\ufffd');
  });

  it('is shortened to its start in previews', async () => {
    const { body } = await write(cloud, omar, ruth, { content: '🐟'.repeat(MESSAGE_CONTENT_LENGTH / 2) });
    const card = (await inboxOf(cloud, ruth)).items.find(({ id }) => id === body.id);
    expect(card?.preview).toBe(`${'🐟'.repeat(MESSAGE_PREVIEW_LENGTH - 1)}…`);
  });

  it('of a megabyte is refused as too large, with no other effect', async () => {
    const { total } = await inboxOf(cloud, ruth);
    const answer = await write(cloud, omar, ruth, { content: 'x'.repeat(1024 * 1024) });
    expect(answer.error.code).toBe('too_large');
    expect((await inboxOf(cloud, ruth)).total).toBe(total);
  });
});

describe('a message to a recipient', () => {
  it.each([
    ['to oneself', () => omar.userId, 422, "You can't send a message to yourself."],
    ['to nobody', () => '00000000-0000-4000-8000-000000000000', 404, 'There is no such person.'],
    ['to what is no user', () => 'ruth', 422, 'This is not a valid user id.'],
  ])('is refused %s', async (_name, to, status, message) => {
    const answer = await write(cloud, omar, { userId: to() });
    expect({ status: answer.status, message: answer.error.message }).toEqual({ status, message });
  });

  it('reaches a person who signed up and never came back', async () => {
    const quiet = await cloud.createUser({ name: 'Quiet One' });
    expect((await write(cloud, omar, quiet)).body.recipientName).toBe('Quiet One');
    expect(await unreadOf(cloud, quiet)).toBe(1);
  });

  it('is refused for a person who never confirmed their address', async () => {
    const { UserSub } = await signUpOnly('victim@creel.example');
    expect((await write(cloud, omar, { userId: UserSub })).error.message).toBe('There is no such person.');
    await cloud.settled();
    const mails = cloud.mails().filter(({ to }) => to === 'victim@creel.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email address for Creel']);
  });

  /** Signs up with any address, as anybody can. */
  async function signUpOnly(email: string): Promise<{ UserSub: string }> {
    const response = await cloud.request('/_cognito', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: JSON.stringify({
        ClientId: cloud.config.userPoolClientId,
        Username: email,
        Password: 'FreshCatch1',
        ClientMetadata: { proof: proveWork(email, cloud.clock.now()) },
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: 'A Victim' },
        ],
      }),
    });
    return z.parse(z.object({ UserSub: z.string() }), await response.json());
  }

  it('can be about a catch of either person, and of nobody else', async () => {
    const [seller, buyer] = await pair(cloud);
    const [own, foreign] = await Promise.all([postCatch(cloud, seller), postCatch(cloud, ruth)]);
    expect((await write(cloud, seller, buyer, { catchId: own.id })).status).toBe(201);
    for (const catchId of [foreign.id, '01JCXZ0000000000000000000A']) {
      const { error } = await write(cloud, buyer, seller, { catchId });
      expect(error.issues).toEqual([{ path: 'catchId', message: 'This catch is not available any more.' }]);
    }
  });
});

describe('a reply', () => {
  it('joins the conversation, has one "Re:", and keeps the catch', async () => {
    const [seller, buyer] = await pair(cloud);
    const posted = await postCatch(cloud, seller);
    const first = (await write(cloud, buyer, seller, { catchId: posted.id })).body;
    const second = (await write(cloud, seller, buyer, { subject: 'Is there cod left?', replyTo: first.id }))
      .body;
    const third = (
      await write(cloud, buyer, seller, { subject: 'RE: re:Re:  Is there cod left?', replyTo: second.id })
    ).body;
    for (const reply of [second, third]) {
      expect(reply).toMatchObject({
        conversationId: first.id,
        subject: 'Re: Is there cod left?',
        catchId: posted.id,
        catchLabel: 'Cod, 40 lb',
      });
    }
    const other = (await write(cloud, buyer, seller, { subject: 'Another matter' })).body;
    for (const [who, at] of [
      [seller, first.id],
      [buyer, third.id],
    ] as const) {
      const { items } = (await conversation(who, at)).body;
      expect(items.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
      expect(items.map(({ content }) => content.length)).not.toContain(0);
    }
    expect((await conversation(seller, other.id)).body.items).toHaveLength(1);
  });

  it('goes only to the other person in the conversation', async () => {
    const eve = await aPerson(cloud);
    const first = (await write(cloud, omar, ruth)).body;
    const { error } = await write(cloud, ruth, eve, { replyTo: first.id });
    expect(error.issues).toEqual([
      { path: 'recipientId', message: 'A reply goes to the other person of the conversation.' },
    ]);
  });
});

describe('lists of messages', () => {
  it('continue with a cursor that works for no other list', async () => {
    const [one, other] = await pair(cloud);
    const sent: string[] = [];
    const first = (await write(cloud, one, other)).body;
    sent.push(first.id);
    for (let count = 0; count < 4; count++) {
      sent.unshift((await write(cloud, one, other, { replyTo: first.id })).body.id);
    }
    const token = other.accessToken;
    const pages = await pagesOf((cursor) =>
      cloud.call(listMessages, { token, query: { limit: '2', ...cursor } }),
    );
    for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(2);
    expect(pages.map(({ total, unread }) => ({ total, unread }))).toEqual([{ total: 5, unread: 5 }, {}, {}]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(sent);

    const half = (await conversation(other, first.id, { limit: '3' })).body;
    expect(half.items.map(({ id }) => id)).toEqual(sent.slice(0, 3));
    const rest = (await conversation(other, first.id, { limit: '3', cursor: half.nextCursor })).body;
    expect(rest.items.map(({ id }) => id)).toEqual(sent.slice(3));
    for (const foreign of [one, ruth]) {
      const answer = await cloud.call(listMessages, {
        token: foreign.accessToken,
        query: { cursor: half.nextCursor ?? '' },
      });
      expect(answer.error.code).toBe('invalid_cursor');
    }
  });
});

describe('the number of unread messages', () => {
  it('is exact if a hundred arrive at once and some are read meanwhile', async () => {
    const recipient = await aPerson(cloud);
    const senders = await Promise.all(Array.from({ length: 10 }, () => aPerson(cloud)));
    const early = await Promise.all(senders.map((sender) => write(cloud, sender, recipient)));
    const sending = senders.flatMap((sender) =>
      Array.from({ length: 10 }, () => write(cloud, sender, recipient)),
    );
    const reading = early.flatMap(({ body }) => [markRead(recipient, body.id), markRead(recipient, body.id)]);
    const [sent, read] = [await Promise.all(sending), await Promise.all(reading)];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    expect(await unreadOf(cloud, recipient)).toBe(100);
    expect(await inboxOf(cloud, recipient)).toMatchObject({ total: 110, unread: 100 });
    const inbox = await cloud.call(listMessages, { token: recipient.accessToken, query: { limit: '100' } });
    const rest = await cloud.call(listMessages, {
      token: recipient.accessToken,
      query: { limit: '100', cursor: inbox.body.nextCursor ?? '' },
    });
    const unread = [...inbox.body.items, ...rest.body.items].filter(({ isRead }) => !isRead);
    expect(unread).toHaveLength(100);
  });
});
