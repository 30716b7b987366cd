/** An administrator's work in all tabs of the dashboard, on a phone and on a desktop, without a pointer. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { getUser } from '#shared/people/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { apply } from '#tests/support/organizations.ts';
import { openPartByKeyboard } from '#tests/web/admin-menu.ts';
import { button, field, heading } from '#tests/web/auth-journeys.ts';
import { dialog, inDialog } from '#tests/web/dialog.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';

// The lists are short, so that Tab can reach everything.
useOwnCloud();

const meOf = async ({ accessToken: token }: TestUser) => (await cloud.call(getMe, { token })).body;

it.each([
  ['on a phone', PHONE],
  ['at a desk', DESKTOP],
] as const)('an administrator can do the work of each tab by keyboard only, %s', async (_, viewport) => {
  const name = `Omar ${viewport.width}`;
  const [alma, omar, ruth] = await Promise.all([
    aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] }),
    aPerson(cloud, { name, fisherman: name }),
    aPerson(cloud, { name: 'Ruth Alder' }),
  ]);
  const { id: catchId } = await postCatch(cloud, omar, { description: 'Watches, cheap!' });
  const body = { reportedUserId: omar.userId, reportType: 'spam', description: 'No fish.', catchId } as const;
  await cloud.call(createReport, { token: ruth.accessToken, body });
  await apply(cloud);
  const { page } = await visit({ as: alma, at: '/profile', viewport, expectedErrors: [/422/] });
  const keys = keyboardOf(page);
  const open = (part: string) => openPartByKeyboard(page, keys, part);

  /** Goes back over the button that opens the calendar. */
  const typeYear = async (year: string) => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(year);
  };

  await keys.press(
    page.getByRole('link', { name: /Admin Dashboard.*Manage users, roles, and system settings/ }),
  );
  await heading(page, 'Admin Dashboard').waitFor();
  await open('Role Management');
  await keys.press(button(page, 'Assign Role'));
  await page.getByText('Please select both a user and a role').waitFor();
  await keys.type(field(page, 'User'), name);
  await keys.press(button(page, `${name} ${omar.email}`));
  await keys.choose(field(page, 'Role'), 'Fish');
  await keys.press(button(page, 'Assign Role'));
  await page.getByText('Role assigned successfully').waitFor();
  await page.getByText('Assigned by Alma Desk on').waitFor();
  expect((await meOf(omar)).roles).toEqual(['fisherman_manager']);
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(button(page, `Remove Fisherman Manager from ${name}`));
  await page.getByText('They lose this role right away.').waitFor();
  await keys.press(inDialog(page, 'Remove'));
  await page.getByText('Role removed successfully').waitFor();
  expect((await meOf(omar)).roles).toEqual([]);

  await open('Users');
  await keys.type(field(page, 'Find a person'), name);
  await page.waitForURL('**/admin/users?q=*');
  await keys.press(page.getByRole('link', { name }));
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await keys.press(button(page, 'Suspend'));
  await keys.press(inDialog(page, 'Suspend'));
  await page.getByText('Reason is required').waitFor();
  await keys.type(dialog(page).getByLabel('Reason'), 'You sold watches.');
  await keys.choose(dialog(page).getByLabel('How long'), 'One week');
  await keys.press(inDialog(page, 'Suspend'));
  await page.getByText(`${name} is suspended`).waitFor();
  await keys.press(button(page, 'Lift'));
  await keys.press(inDialog(page, 'Lift'));
  await page.getByText('The suspension has ended').waitFor();
  expect((await meOf(omar)).isSuspended).toBe(false);
  await keys.type(field(page, 'Pro until'), '0118');
  await keys.press(button(page, 'Make Pro'));
  await page.getByText('Please finish this date').waitFor();
  await typeYear('2020');
  await keys.press(button(page, 'Make Pro'));
  await page.getByText('The end has to be later than now').waitFor();
  await typeYear('2038');
  await keys.press(button(page, 'Make Pro'));
  await page.getByText('Yes, until January 18, 2038').waitFor();
  await keys.press(button(page, 'Change'));
  await page.getByText('Yes, no end date').waitFor();
  await keys.press(button(page, 'End Pro'));
  await keys.press(inDialog(page, 'End Pro'));
  await button(page, 'Make Pro').waitFor();
  await keys.press(button(page, 'Give credits'));
  await keys.type(dialog(page).getByLabel('Credits to give'), '3');
  await keys.type(dialog(page).getByLabel('Reason'), 'For the newsletter.');
  await keys.press(inDialog(page, 'Give credits'));
  await page.getByText('They have 3 credits now').waitFor();
  await keys.type(field(page, 'New note'), 'Asked for help by phone.');
  await keys.press(button(page, 'Add note'));
  await page.getByRole('listitem').getByText('Asked for help by phone.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(page.getByRole('link', { name: 'Write to this person' }));
  await page.getByText(`To ${name}`).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await open('Reports');
  await keys.press(page.getByRole('link', { name: `Review: Catch of ${name}` }));
  await keys.press(button(page, 'Hide it'));
  await keys.type(dialog(page).getByLabel('Reason'), 'Watches are no fish.');
  await keys.press(inDialog(page, 'Hide it'));
  await page.getByText('Hidden now').waitFor();
  await keys.press(button(page, 'Allow it again'));
  await keys.press(inDialog(page, 'Allow it again'));
  await button(page, 'Hide it').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(page.getByRole('link', { name: 'All reports' }));
  await keys.press(button(page, 'Handled'));
  await page
    .getByRole('article', { name: `Catch of ${name}` })
    .getByText('Allowed again')
    .waitFor();

  await open('Posts');
  await keys.choose(field(page, 'State'), 'All');
  await keys.press(page.getByRole('checkbox', { name: `by ${name}` }), 'Space');
  await keys.press(button(page, 'Take down 1'));
  await keys.type(dialog(page).getByLabel('Reason'), 'Watches are no fish.');
  await keys.press(inDialog(page, 'Take down 1'));
  await page.getByText('1 post taken down').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await open('Overview');
  await keys.press(page.getByText('Show as a table'));
  expect(await page.getByRole('row').count()).toBe(91);

  await open('Contact messages');
  await page.getByText('There are no messages from the contact page').waitFor();

  await open('Facebook Tools');
  const icon = page.waitForEvent('download');
  await keys.press(button(page, 'Download App Icon'));
  expect((await icon).suggestedFilename()).toBe('community-impact-app-icon.png');

  await open('Site');
  await keys.type(field(page, 'Phone number'), `207-555-${viewport.width}`.slice(0, 12));
  await keys.press(button(page, 'Save settings'));
  await page.getByText('Settings saved').waitFor();
  await keys.press(button(page, 'Undo this change'));
  await page.getByText('The earlier settings are back').waitFor();
  await open('Food safety and fairness');
  const hours = await field(page, 'Hours fresh').inputValue();
  await keys.type(field(page, 'Hours fresh'), '72');
  await keys.press(button(page, 'Save settings'));
  await page.getByText('Hours fresh: please enter a whole number from 12 to 48').first().waitFor();
  // With unsaved changes the page would ask before leaving.
  await keys.type(field(page, 'Hours fresh'), hours);

  await open('Ready texts');
  await keys.press(button(page, 'Add a text'));
  await keys.type(dialog(page).getByLabel('Name'), name);
  await keys.type(dialog(page).getByLabel('Text'), 'Watches are no fish.');
  await keys.press(inDialog(page, 'Save'));
  await page.getByRole('article', { name }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await open('API keys');
  await keys.type(field(page, 'Outside partner'), name);
  await keys.press(button(page, 'Make API key'));
  await keys.press(button(page, 'I have saved it'));
  await keys.press(button(page, `End ${name}`));
  await keys.press(inDialog(page, 'End API key'));
  await page.getByText('The API key has ended').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await open('Applications');
  const application = page.getByRole('article', { name: 'Harbor Kitchen' }).first();
  await keys.press(application.getByRole('button', { name: 'Decline' }));
  await keys.press(inDialog(page, 'Decline'));
  await page.getByText('Application declined').waitFor();
  await page.getByText('There are no applications to review.').waitFor();

  await open('Audit');
  await keys.type(page.getByLabel('By or about a person'), omar.email);
  await keys.press(button(page, `${name} ${omar.email}`));
  await page.getByText(`Changes by and about ${name}`).waitFor();
  await keys.choose(page.getByLabel('What was done'), 'Role given');
  await page.getByText(`Alma Desk gave ${name} the role Fisherman Manager`).waitFor();
  const file = page.waitForEvent('download');
  await keys.press(button(page, 'Download as CSV'));
  expect((await readFile(await (await file).path(), 'utf8')).split('\r\n')[1]).toContain('role-assigned');
  expect(await problemsOf(page)).toEqual([]);

  await open('Users');
  await keys.type(field(page, 'Find a person'), name);
  await page.waitForURL('**/admin/users?q=*');
  await keys.press(page.getByRole('link', { name }));
  await keys.press(button(page, 'Delete profile'));
  await keys.press(inDialog(page, 'Delete profile'));
  await page.getByText('The sign-in record is still there. It has to be removed separately').waitFor();
  await page.getByText('No profile.').waitFor();
  await keys.press(button(page, 'Delete account'));
  await keys.type(dialog(page).getByLabel(`Type “${name}” to confirm`), name);
  await keys.press(inDialog(page, 'Delete account'));
  await page.getByText(`The account of ${name} is deleted`).waitFor();
  await page.waitForURL('**/admin/users');
  const params = { userId: omar.userId };
  expect((await cloud.call(getUser, { token: alma.accessToken, params })).status).toBe(404);
});
