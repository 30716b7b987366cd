import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createMessage, deleteMessage, listMessages } from '#shared/messages/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { hasFocus, signOutByMenu } from '#tests/web/auth-journeys.ts';
import { loseFirstAnswer } from '#tests/web/lost-answers.ts';
import { scrollOf } from '#tests/web/marketplace-journeys.ts';

async function write(from: TestUser, to: TestUser, words: { subject: string; content: string }) {
  const { status, body } = await cloud.call(createMessage, {
    token: from.accessToken,
    body: { recipientId: to.userId, ...words },
  });
  expect(status).toBe(201);
  return body;
}

async function subjectsOf({ accessToken: token }: TestUser): Promise<string[]> {
  const { body } = await cloud.call(listMessages, { token });
  return body.items.map(({ subject }) => subject);
}

const fill = async (page: Page, subject: string, content: string) => {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(content);
};

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('two people %s', (_, viewport) => {
  it('write to each other, see the badge, read and reply', async () => {
    const [fisher, buyer] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const post = await postCatch(cloud, fisher, { species: 'cod' });
    const hers = await visit({ as: buyer, viewport, at: `/catch/${post.id}` });
    await hers.page.getByRole('button', { name: 'Send Message' }).click();
    await hers.page.getByRole('dialog', { name: /^Message to/ }).waitFor();
    expect(await hers.page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    await fill(hers.page, 'Your cod', 'Is it still there? See https://example.org/cod <b>now</b>');
    await hers.page.getByRole('button', { name: 'Send', exact: true }).click();
    await hers.page.getByText('Message sent successfully').waitFor();
    await hers.page.getByRole('dialog', { name: /^Message to/ }).waitFor({ state: 'detached' });

    const his = await visit({ as: fisher, viewport, at: '/messages' });
    await his.page.getByRole('main').getByText('1 unread').waitFor();
    const item = his.page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    expect(await item.getByText('New', { exact: true }).isVisible()).toBe(true);
    await item.getByRole('link', { name: 'Your cod' }).click();
    await his.page.getByRole('heading', { name: 'Your cod', level: 1 }).waitFor();
    expect(await his.page.getByText('<b>now</b>').isVisible()).toBe(true);
    const link = his.page.getByRole('link', { name: 'https://example.org/cod' });
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await his.page.getByRole('link', { name: /^About Cod/ }).getAttribute('href')).toBe(
      `/catch/${post.id}`,
    );

    await his.page.getByRole('button', { name: 'Reply' }).click();
    await his.page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => hasFocus(his.page.getByRole('button', { name: 'Reply' }))).toBe(true);
    await his.page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(his.page.getByLabel('Message', { exact: true }))).toBe(true);
    expect(await his.page.getByLabel('Subject').inputValue()).toBe('Re: Your cod');
    await his.page.getByLabel('Message', { exact: true }).fill('Yes, come by.');
    await his.page.getByRole('button', { name: 'Send reply' }).click();
    await his.page.getByRole('list').getByText('Yes, come by.').waitFor();
    await his.page.getByRole('link', { name: 'Back to messages' }).click();
    await his.page.getByText('1 conversation, 2 messages').waitFor();
    expect(await his.page.getByText('New', { exact: true }).count()).toBe(0);

    await hers.page.goto(`${cloud.origin()}/messages`);
    await hers.page.getByRole('link', { name: 'Re: Your cod' }).click();
    await hers.page.getByRole('button', { name: 'Reply' }).click();
    expect(await hers.page.getByLabel('Subject').inputValue()).toBe('Re: Your cod');
  });
});

describe('the inbox of a person', () => {
  it('is empty at first, and asks visitors to sign in', async () => {
    const user = await cloud.createUser();
    const device = await visit({ as: user, at: '/messages' });
    await device.page.getByText('You have no messages yet.').waitFor();
    await device.end();
    const guest = await visit({ at: '/messages' });
    await guest.page.getByText('Please sign in to read your messages.').waitFor();
  });

  it('groups a message and its replies, which are all read after opening them', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const first = await write(ann, bob, { subject: 'Ice', content: 'One' });
    const token = ann.accessToken;
    const body = { recipientId: bob.userId, subject: 'Re: Ice', content: 'Two', replyTo: first.id };
    await cloud.call(createMessage, { token, body });
    const device = await visit({ as: bob, at: '/messages' });
    await device.page.getByRole('main').getByText('2 unread').waitFor();
    const items = device.page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    expect(await items.count()).toBe(1);
    await items.getByRole('link').click();
    const said = device.page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
    await expect.poll(() => said.locator('p:last-child').allInnerTexts()).toEqual(['One', 'Two']);
    await device.page.getByRole('link', { name: 'Back to messages' }).click();
    await device.page.getByText('1 conversation, 2 messages').waitFor();
    await device.page
      .getByRole('main')
      .getByText(/unread/)
      .waitFor({ state: 'detached' });
  });

  it('can be marked as read with one press, including messages that the list does not show yet', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    for (let count = 1; count <= 26; count++)
      await write(ann, bob, { subject: `Note ${count}`, content: 'Words' });
    const { page } = await visit({ as: bob });
    await page.goto(`${cloud.origin()}/messages`);
    await page.getByRole('main').getByText('26 unread').waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page
      .getByRole('main')
      .getByText(/unread/)
      .waitFor({ state: 'detached' });
  });

  it('adds new messages without moving the text being read', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    for (let count = 0; count < 12; count++)
      await write(ann, bob, { subject: `Note ${count}`, content: 'Words' });
    const device = await visit({ as: bob });
    await device.page.clock.install();
    await device.page.goto(`${cloud.origin()}/messages`);
    const last = device.page.getByRole('link', { name: 'Note 0' });
    await last.scrollIntoViewIfNeeded();
    const before = await last.boundingBox();
    await write(ann, bob, { subject: 'Late', content: 'Words' });
    await device.page.clock.runFor(31_000);
    const pill = device.page.getByRole('button', { name: '1 new message' });
    await pill.waitFor();
    expect((await last.boundingBox())?.y).toBe(before?.y);
    await pill.click();
    await device.page.getByRole('link', { name: 'Late' }).waitFor();
  });

  it('opens a long conversation at its newest message, and its number in the bar is updated on every page', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const first = await write(ann, bob, { subject: 'Ice', content: 'Words\n'.repeat(20) });
    const reply = (content: string) =>
      cloud.call(createMessage, {
        token: ann.accessToken,
        body: { recipientId: bob.userId, subject: 'Re: Ice', content, replyTo: first.id },
      });
    await reply('More\n'.repeat(20));
    await reply('The newest');
    const { page } = await visit({ as: bob });
    await page.clock.install();
    await page.goto(`${cloud.origin()}/messages/${first.id}`);
    const newest = page.getByRole('log').getByText('The newest');
    await newest.waitFor();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
    const bars = page.getByRole('navigation', { name: 'Everyday' }).getByRole('link', { name: /Messages/ });
    await expect.poll(() => bars.innerText()).not.toContain('unread');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await write(ann, bob, { subject: 'Late', content: 'Words' });
    await page.clock.runFor(61_000);
    await expect.poll(() => bars.innerText()).toMatch(/1\s*unread/);
  });

  it('says that a message does not exist', async () => {
    const device = await visit({
      as: await cloud.createUser(),
      expectedErrors: [/404/],
      at: '/messages/01ARZ3NDEKTSV4RRFFQ69G5FAV',
    });
    await device.page.getByRole('heading', { level: 1, name: 'Message not found' }).waitFor();
  });
});

describe('a signed-out person with a message', () => {
  it('signs in on the same page, and the form opens automatically', async () => {
    const [fisher, buyer] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const post = await postCatch(cloud, fisher);
    const { page } = await visit({ at: `/catch/${post.id}` });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('dialog', { name: 'Sign in to send a message' }).waitFor();
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(buyer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog', { name: /^Message to/ }).waitFor();
    await fill(page, 'Hello', 'Kept over a reload');
    await page.reload();
    await page.getByLabel('Message', { exact: true }).waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Kept over a reload');
    await page.goBack();
    await page.getByRole('dialog', { name: /^Message to/ }).waitFor({ state: 'detached' });
  });
});

describe('a message that cannot be sent', () => {
  it('stops waiting without a response, and is sent once even if it had arrived', async () => {
    const [fisher, buyer] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const post = await postCatch(cloud, fisher);
    const { page } = await visit({ as: buyer });
    await page.clock.install();
    await page.goto(`${cloud.origin()}/catch/${post.id}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await fill(page, 'Hello', 'Words');
    const arrived = Promise.withResolvers<void>();
    await page.route('**/api/messages', async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await arrived.promise;
    await page.clock.runFor(31_000);
    await page.getByText('Failed to send message').waitFor();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await page.unroute('**/api/messages');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Message sent successfully').waitFor();
    expect(await subjectsOf(fisher)).toEqual(['Hello']);
  });
});

describe('a message whose response was lost', () => {
  it('leaves nothing in the tab once its author has signed out', async () => {
    const [fisher, buyer] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const post = await postCatch(cloud, fisher);
    const { page } = await visit({ as: buyer, expectedErrors: [/ERR_FAILED/], at: `/catch/${post.id}` });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await fill(page, 'Hello', 'Words');
    await loseFirstAnswer(page, createMessage);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('What you typed is still here.').waitFor();
    expect(await subjectsOf(fisher)).toEqual(['Hello']);
    const tries = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('creel.sent.')));
    expect(await tries()).toHaveLength(1);
    await page.goto(`${cloud.origin()}/profile`);
    await signOutByMenu(page);
    await page.getByText('Signed out', { exact: true }).waitFor();
    expect(await tries()).toEqual([]);
  });
});

describe('an inbox on a network with a sign-in page', () => {
  it('says that there is no connection, without the error of that page', async () => {
    const { page } = await visit({ as: await cloud.createUser() });
    const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to our harbour</h1>' };
    await page.route('**/api/messages', (route) => route.fulfill(portal));
    await page.goto(`${cloud.origin()}/messages`);
    await page.getByText('No connection. Check your network and try again.').waitFor();
  });
});

describe('an offensive message', () => {
  it('can be reported, and its sender blocked and unblocked', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const message = await write(ann, bob, { subject: 'Buy now', content: 'Spam' });
    const { page } = await visit({ as: bob, at: `/messages/${message.id}` });
    await page.getByRole('button', { name: 'Report' }).click();
    const submit = page.getByRole('button', { name: 'Submit report' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('What is it about?').selectOption('spam');
    await page.getByLabel('Description').fill('It is spam.');
    await submit.click();
    await page.getByText('Report Submitted').waitFor();
    await page.getByRole('button', { name: /^Block / }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const unblock = page.getByRole('button', { name: /^Unblock / });
    await unblock.waitFor();
    await expect.poll(() => hasFocus(unblock)).toBe(true);
    await page.getByRole('link', { name: 'Back to messages' }).click();
    await page.getByText('Blocked people').click();
    await unblock.click();
    await page.getByText('Blocked people').waitFor({ state: 'detached' });
    // The button is gone, so the keyboard continues from the element beside it.
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Buy now' }))).toBe(true);
  });
});

describe('the search and deletion in a mailbox', () => {
  it('searches by words, which are in the address', async () => {
    const [ruth, omar] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    await write(omar, ruth, { subject: 'Haddock', content: 'Meet at the pier.' });
    await write(omar, ruth, { subject: 'Cod', content: 'Is there any?' });
    const { page } = await visit({ as: ruth, at: '/messages' });
    await page.getByLabel('Search messages').fill('pier');
    await page.getByText('1 message found').waitFor();
    expect(new URL(page.url()).search).toBe('?q=pier');
    await page.getByRole('link', { name: 'Haddock' }).click();
    await page.getByRole('heading', { name: 'Haddock', level: 1 }).waitFor();
    // Back to the search results, like the browser's back button.
    await page.getByRole('link', { name: 'Back to messages' }).click();
    await page.getByText('1 message found').waitFor();
    await page.getByLabel('Search messages').fill('lobster');
    await page.getByText('No messages match your search').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('link', { name: 'Cod' }).waitFor();
  });

  it('deletes a message or a conversation after a confirmation, and the other person keeps theirs', async () => {
    const [ruth, omar] = await Promise.all([cloud.createUser(), cloud.createUser({ name: 'Omar Finn' })]);
    const first = await write(omar, ruth, { subject: 'Haddock', content: 'Meet at the pier.' });
    const { page } = await visit({ as: ruth, at: `/messages/${first.id}` });
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Message', { exact: true }).fill('At noon.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByRole('button', { name: 'Delete the message from Omar Finn' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByText('Omar Finn still has theirs.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Message deleted').waitFor();
    await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(1);
    await page.getByRole('log').getByText('At noon.').waitFor();
    await page.getByRole('button', { name: 'Delete conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Conversation deleted').waitFor();
    await page.getByText('You have no messages yet.').waitFor();
    const his = await visit({ as: omar, at: `/messages/${first.id}` });
    await his.page.getByRole('log').getByText('At noon.').waitFor();
  });

  it('counts a message as deleted if it was deleted elsewhere, as by an attempt without a response', async () => {
    const [ruth, omar] = await Promise.all([cloud.createUser(), cloud.createUser({ name: 'Omar Finn' })]);
    const { id } = await write(omar, ruth, { subject: 'Haddock', content: 'Meet at the pier.' });
    const { page } = await visit({ as: ruth, at: `/messages/${id}`, expectedErrors: [/404/] });
    await page.getByRole('button', { name: 'Delete the message from Omar Finn' }).click();
    await cloud.call(deleteMessage, { token: ruth.accessToken, params: { messageId: id } });
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Message deleted').waitFor();
    await page.getByText('You have no messages yet.').waitFor();
  });
});

describe('the form for a reply', () => {
  it('is visible on a phone with its send button, however long the conversation is', async () => {
    const [ann, bob] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const content = 'One line\n'.repeat(60);
    const { id } = await write(ann, bob, { subject: 'Ice', content });
    const { page } = await visit({ as: bob, at: `/messages/${id}` });
    await page.evaluate('window.scrollTo(0, 0)');
    const reply = page.getByRole('button', { name: 'Reply' });
    expect((await reply.boundingBox())?.y).toBeLessThan(PHONE.height - 100);
    await reply.click();
    const send = page.getByRole('button', { name: 'Send reply' });
    await expect.poll(async () => (await send.boundingBox())?.y).toBeLessThan(PHONE.height - 100);
  });
});
