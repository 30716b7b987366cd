/** An open page follows the session in this browser. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { listMessages } from '#shared/messages/endpoints.ts';
import { swapSession } from '#tests/support/browser/browser-session.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { write } from '#tests/support/correspondence.ts';
import { button, field, signInAgain } from '#tests/web/auth-journeys.ts';

/** As if the back button restored a page from the browser's cache, which was not notified of changes in other tabs. */
const comeBack = (page: Page) =>
  page.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");

const withSubject = (page: Page, subject: string) => page.getByRole('link', { name: subject });

it('a page restored by the back button signs a person out who has signed out elsewhere', async () => {
  const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
  await write(cloud, ruth, ann, { subject: 'Cod for Ann' });
  const { page } = await visit({ as: ann, at: '/messages' });
  await withSubject(page, 'Cod for Ann').waitFor();
  await swapSession(page, cloud, undefined);
  await comeBack(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await withSubject(page, 'Cod for Ann').count()).toBe(0);
});

it('a page shows the next person nothing of the previous one, however late a response arrives', async () => {
  const [ruth, ann, omar] = await Promise.all([cloud.createUser(), cloud.createUser(), cloud.createUser()]);
  await Promise.all([
    write(cloud, ruth, ann, { subject: 'Cod for Ann' }),
    write(cloud, ruth, omar, { subject: 'Hake for Omar' }),
  ]);
  const { page } = await visit({ as: ann, at: '/messages' });
  await withSubject(page, 'Cod for Ann').waitFor();
  await swapSession(page, cloud, undefined);
  await comeBack(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();

  const answer = Promise.withResolvers<void>();
  await page.route(`**/api${listMessages.path}*`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await swapSession(page, cloud, omar);
  const asked = page.waitForRequest(`**/api${listMessages.path}*`);
  await comeBack(page);
  await asked;
  await page.getByRole('main').getByRole('status', { name: 'Loading' }).first().waitFor();
  expect(await withSubject(page, 'Cod for Ann').count()).toBe(0);
  answer.resolve();
  await withSubject(page, 'Hake for Omar').waitFor();
});

/** Makes the gateway refuse the token, while the rest of the session is valid. */
const damageAccessToken = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((each) => each.endsWith('.accessToken'))) {
      localStorage.setItem(name, `${localStorage.getItem(name)?.slice(0, -20)}${'A'.repeat(20)}`);
    }
  });

it('a person with a damaged token stays signed in: the page gets one new token and repeats the reads', async () => {
  const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
  await write(cloud, ruth, ann, { subject: 'Cod for Ann' });
  const { page } = await visit({ as: ann, at: '/faq', expectedErrors: [/401/] });
  // The page's own requests must not use the damaged token.
  await page.waitForLoadState('networkidle');
  await damageAccessToken(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/_cognito')) refreshes.push(request.url());
  });
  await page.goto(`${cloud.origin()}/messages`);
  await withSubject(page, 'Cod for Ann').waitFor();
  expect(refreshes).toHaveLength(1);
});

it('a person with a damaged token stays signed in while the user pool cannot be reached', async () => {
  const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
  await write(cloud, ruth, ann, { subject: 'Cod for Ann' });
  const { page } = await visit({ as: ann, at: '/faq', expectedErrors: [/401|Failed to load resource/] });
  await damageAccessToken(page);
  await page.route('**/_cognito**', (route) => route.abort());
  await page.goto(`${cloud.origin()}/messages`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/_cognito**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await withSubject(page, 'Cod for Ann').waitFor();
});

it('a person who signed out on all devices can sign in again on another one', async () => {
  const ann = await cloud.createUser();
  const { page } = await visit({ as: ann, at: '/faq', expectedErrors: [/401|400/] });
  await cloud.call(signOutEverywhere, { token: ann.accessToken });
  await signInAgain(cloud, ann);
  await page.goto(`${cloud.origin()}/auth?from=%2Fmessages`);
  await field(page, 'Email').fill(ann.email);
  await field(page, 'Password').fill(ann.password);
  await button(page, 'Login').click();
  await page.waitForURL('**/messages');
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
});

it('a page that needs the person’s data says that it could not be loaded, and can retry', async () => {
  const manager = await cloud.createUser({ groups: ['community_aid_manager'], fisherman: A_FISHERMAN });
  const { page } = await visit({ as: manager, expectedErrors: [/500|404/] });
  const { id } = await postPledge(cloud, await cloud.createUser({ fisherman: A_FISHERMAN }));
  const sale = await postCatch(cloud, manager);
  const again = page.getByRole('button', { name: 'Try again' });
  for (const [at, title] of [
    ['/claims', 'Claims'],
    [`/claim/${id}`, 'Claims'],
    [`/pledge/${id}/claim`, 'Claim meals'],
    ['/admin', 'Manager Dashboard'],
    [`/messages/${id}`, 'Message not found'],
    [`/edit-catch/${sale.id}`, 'Edit catch'],
  ] as const) {
    await page.route('**/api/me', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${cloud.origin()}${at}`);
    await page.getByText('Your account could not be loaded. Please try again.').waitFor();
    await page.unrouteAll();
    await again.click();
    await again.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  }
});

it('nothing moves on the home page of a phone when the person’s name appears', async () => {
  const ann = await cloud.createUser({ name: 'Ann Petrel' });
  const { page } = await visit({ as: ann });
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api${getMe.path}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(cloud.origin());
  await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor();
  const tagline = page.getByRole('main').getByText('Fresh catches, fed communities.');
  const place = await tagline.boundingBox();
  answer.resolve();
  await page.getByRole('heading', { name: 'Welcome back, Ann Petrel', exact: true }).waitFor();
  expect(await tagline.boundingBox()).toEqual(place);
});

describe('a form whose session ends', () => {
  async function aReplyWhoseSessionEnded() {
    const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const {
      body: { id },
    } = await write(cloud, ruth, ann, { subject: 'Cod for Ann' });
    const { page } = await visit({ as: ann, at: `/messages/${id}`, expectedErrors: [/401|400|404/] });
    await page.getByRole('button', { name: 'Reply' }).click();
    await field(page, 'Message').fill('I take two pounds.');
    await cloud.call(signOutEverywhere, { token: ann.accessToken });
    await button(page, 'Send reply').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
    await dialog.waitFor();
    return { page, dialog, ann };
  }

  it('is sent once the same person has signed in again', async () => {
    const { page, dialog, ann } = await aReplyWhoseSessionEnded();
    await signInAgain(cloud, ann);
    await dialog.getByLabel('Email').fill(ann.email);
    await dialog.getByLabel('Password', { exact: true }).fill(ann.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('log', { name: 'Conversation' }).getByText('I take two pounds.').waitFor();
  });

  it('keeps its text if the person does not sign in, until they leave the page', async () => {
    const { page, dialog } = await aReplyWhoseSessionEnded();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await field(page, 'Message').inputValue()).toBe('I take two pounds.');
    await page.getByRole('link', { name: 'Back to messages' }).click();
    await page.getByText('Please sign in to read your messages.').waitFor();
  });

  it('is not sent for a different person who signs in', async () => {
    const { page, dialog } = await aReplyWhoseSessionEnded();
    const omar = await cloud.createUser();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/messages')) sent.push(request.url());
    });
    await dialog.getByLabel('Email').fill(omar.email);
    await dialog.getByLabel('Password', { exact: true }).fill(omar.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Message not found').first().waitFor();
    expect(sent).toEqual([]);
  });
});
