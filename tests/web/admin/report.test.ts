import { expect } from 'vitest';
import { listReports } from '#shared/moderation/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { button, field, hasFocus } from '#tests/web/auth-journeys.ts';

it('a catch is reported where it stands, after signing in; its fisherman is blocked from the profile', async () => {
  const [ruth, ann, admin] = await Promise.all([
    cloud.createUser({ name: 'Ruth Alder' }),
    cloud.createUser(),
    cloud.createUser({ groups: ['admin'] }),
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
  // A dialog begins with itself where there is something to read before its first field, and else with that field.
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
  const reports = (await cloud.call(listReports, { token: admin.accessToken, query: { limit: '100' } })).body
    .items;
  expect(reports.find(({ catchId }) => catchId === post.id)).toMatchObject({ reportedUserId: ruth.userId });

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
