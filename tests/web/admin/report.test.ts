import { expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { button, field, hasFocus } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

it('a catch is reported after signing in, an administrator hides it on a phone from the email about it, and its fisherman is blocked from the profile', async () => {
  const [ruth, ann, admin] = await Promise.all([
    cloud.createUser({ name: 'Ruth Alder' }),
    cloud.createUser(),
    aPerson(cloud, { groups: ['admin'] }),
  ]);
  const body = {
    profileType: 'fisherman',
    name: 'Ruth Alder',
    phone: '(207) 555-0142',
    location: 'Portland, ME',
  } as const;
  await cloud.call(createProfile, { token: ruth.accessToken, body });
  const post = await postCatch(cloud, ruth);
  const { page } = await visit();
  await page.goto(`${cloud.origin()}/catch/${post.id}`);
  await button(page, 'Report').click();
  // A dialog focuses itself if there is something to read before its first field, and otherwise that field.
  await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'Sign in to report' }))).toBe(true);
  await field(page, 'Email').fill(ann.email);
  await field(page, 'Password').fill(ann.password);
  await button(page, 'Login').click();
  const dialog = page.getByRole('dialog', { name: 'Report this catch' });
  await expect.poll(() => hasFocus(dialog.getByLabel('What is it about?'))).toBe(true);
  await dialog.getByLabel('What is it about?').selectOption('food_safety');
  await dialog.getByLabel('Description').fill('It smells.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await page.getByText('Report Submitted').waitFor();

  const mail = (await mailsTo(cloud, admin)).find(({ text }) => text.includes('It smells.'));
  expect(mail?.subject).toBe('Urgent report: Unsafe food');
  const link = /\/admin\/reports\?report=\w+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { page: phone } = await visit({ as: admin, at: link, viewport: PHONE });
  await phone.getByText('It smells.').waitFor();
  await button(phone, 'Hide it').click();
  await field(phone, 'Reason').fill('Please keep it on ice.');
  expect(await problemsOf(phone, '[role=dialog]')).toEqual([]);
  await phone.getByRole('dialog').getByRole('button', { name: 'Hide it' }).click();
  await phone.getByText('Hidden now').waitFor();
  expect(await problemsOf(phone)).toEqual([]);
  expect((await mailsTo(cloud, ruth)).map(({ text }) => text).join()).toContain('Please keep it on ice.');
  expect((await cloud.call(getCatch, { params: { catchId: post.id } })).status).toBe(404);

  await page.goto(`${cloud.origin()}/fisherman/${ruth.userId}`);
  await button(page, 'Report').waitFor();
  await button(page, 'Block Ruth Alder').click();
  await expect.poll(() => hasFocus(page.getByRole('dialog'))).toBe(true);
  // Its question is read aloud with its title.
  const description = await page.getByRole('dialog').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${description}"]`).innerText()).toMatch(/\.$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await button(page, 'Unblock Ruth Alder').waitFor();
});
