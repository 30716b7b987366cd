/** A message to a person: the typed text stays until it is sent, and it is sent only once. */
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { createMessage } from '#shared/messages/endpoints.ts';
import type { MessageRecord } from '#shared/messages/schemas.ts';
import { SendMessageButton } from '../../../web/parts/messages/send-message-button.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const ruth = { userId: '5f0c1e3a-0000-4000-8000-00000000000c', name: 'Ruth Alder' };
const about = { catchId: '01J0000000000000000000000C', label: 'About Cod' };
const as = aPerson();

const message: MessageRecord = {
  id: '01J0000000000000000000000M',
  conversationId: '01J0000000000000000000000M',
  senderId: as.user.id,
  senderName: as.user.name,
  recipientId: ruth.userId,
  recipientName: ruth.name,
  subject: 'Hello',
  content: 'Words',
  isRead: true,
  canReply: true,
  createdAt: '2026-01-05T12:00:00Z',
};

/** @returns the idempotency key of each attempt */
function answer(outcome?: Error): () => unknown[] {
  const sent = when(createMessage).answer(() => outcome ?? message);
  return () => sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
}

/** Opens it anew, as after a reload; the address says that the form is open. */
const open = () =>
  show(<SendMessageButton recipient={ruth} about={about} />, { as, at: `/?write=${ruth.userId}` });

async function fill(subject = 'Hello', content = 'Words'): Promise<void> {
  await field('Subject').fill(subject);
  await field('Message').fill(content);
}
const send = () => inDialog('Send').click();

async function sendInVain(outcome: Error = OFFLINE): Promise<unknown> {
  const keys = answer(outcome);
  await open();
  await fill();
  await send();
  await expectSeen('Failed to send message', /What you typed is still here\./);
  return keys()[0];
}

async function sendAgain(): Promise<unknown> {
  const keys = answer();
  await send();
  await expectSeen('Message sent successfully');
  return keys()[0];
}

describe('a message', () => {
  it('appends a quick question about a catch to the typed text', async () => {
    await open();
    await expect.element(inDialog('Send')).toBeDisabled();
    await field('Message').fill('Hello,');
    await inDialog('Still available?').click();
    await expect.element(field('Message')).toHaveValue('Hello,\nStill available?');
    await expect.element(field('Message')).toHaveFocus();
    await expectNoProblems('[role=dialog]');
  });

  it('that could not be sent stays in the form, even after a reload, and can be sent again', async () => {
    await sendInVain(new AppError('too_many_requests', 'Not now.'));
    await field('Message').fill('Other words');
    await open();
    await expect.element(field('Message')).toHaveValue('Other words');
    await sendAgain();
  });
});

describe('a message whose response was lost', () => {
  it('has the same key after a reload, and a new one for the same text after it was sent', async () => {
    const first = await sendInVain();
    await open();
    expect(await sendAgain()).toBe(first);
    await open();
    await fill();
    expect(await sendAgain()).not.toBe(first);
  });

  it('has the same key after the form was closed in between', async () => {
    const first = await sendInVain();
    await inDialog('Cancel').click();
    await button('Send Message').click();
    expect(await sendAgain()).toBe(first);
  });

  it('is followed by a second one if another text is sent', async () => {
    const first = await sendInVain();
    await open();
    await fill('Hello again');
    expect(await sendAgain()).not.toBe(first);
  });
});
