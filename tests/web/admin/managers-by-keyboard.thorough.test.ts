/**
 * The work of a fisherman manager and of a community aid manager in all their tabs, on a phone and on a desktop,
 * without a pointer.
 */
import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { mailing } from '#lambdas/newsletters/store/items.ts';
import { listOrganizations } from '#shared/organizations/admin-endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, useOwnCloud, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aConflict, aWaitingClaim } from '#tests/support/claims.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { askForInvitation } from '#tests/support/invitations.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { anEndlessMailing } from '#tests/support/mailings.ts';
import { apply, createOrganization } from '#tests/support/organizations.ts';
import { openPartByKeyboard, partsOf } from '#tests/web/admin-menu.ts';
import { button, field, hasFocus, heading } from '#tests/web/auth-journeys.ts';
import { dialog, inDialog } from '#tests/web/dialog.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';

// Samples go to everybody with a role, and the lists are short, so that Tab can reach everything.
useOwnCloud();
usePeople();

const SCREENS = [
  ['on a phone', PHONE],
  ['at a desk', DESKTOP],
] as const;

const article = (page: Page, name: string) => page.getByRole('article', { name });

const isFocusInSight = async (page: Page) => {
  const box = await page.locator(':focus').boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
};

describe.each(SCREENS)('by keyboard only, %s', (_, viewport) => {
  /** A name that no other test uses. */
  const named = (name: string) => `${name} ${viewport.width}`;

  it('a fisherman manager decides about requests, sends samples and an announcement, and makes the app icon', async () => {
    const mo = await aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });
    const [ada, ben, nora, lena, noIce, season] = [
      named('Ada'),
      named('Ben'),
      named('Nora'),
      named('Lena'),
      named('No ice'),
      named('Season'),
    ];
    const reader = await aPerson(cloud, { name: lena });
    const [declined, answered] = [
      await askForInvitation(cloud, { name: ada }),
      await askForInvitation(cloud, { name: ben }),
    ];
    await askForInvitation(cloud, { name: nora });
    const begun = { ...anEndlessMailing(ulid()), createdAt: new Date().toISOString() };
    await putItems(cloud, [{ ...mailing.item({ mailingId: begun.id }, { ...begun, subject: noIce }) }]);
    // The test's own script asks the preview's frame for its storage, which does not exist.
    const { page } = await visit({ as: mo, at: '/profile', viewport, expectedErrors: [/localStorage/] });
    const keys = keyboardOf(page);
    await keys.press(page.getByRole('link', { name: /^Fisherman Manager Dashboard/ }));
    await heading(page, 'Manager Dashboard').waitFor();
    expect(await partsOf(page)).toEqual([
      'No-show appeals',
      'Licenses',
      'Invitation requests',
      'Newsletters',
      'Sample invitation',
      'Facebook Tools',
    ]);

    await keys.press(button(page, `Decline ${ada}`));
    await inDialog(page, 'Decline').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button(page, `Decline ${ada}`))).toBe(true);
    await page.keyboard.press('Enter');
    await keys.type(dialog(page).getByLabel('Reason (optional)'), 'We start north of Portland.');
    await keys.press(inDialog(page, 'Decline'));
    await page.getByText('Request declined').waitFor();
    await article(page, ada).waitFor({ state: 'detached' });
    await keys.press(button(page, `Reply to ${ben}`));
    await keys.type(dialog(page).getByLabel('Reply'), 'Which harbor do you land at?');
    await keys.press(inDialog(page, 'Send reply'));
    await page.getByText('Reply sent').waitFor();
    await keys.press(button(page, `Approve ${nora}`));
    await keys.press(inDialog(page, 'Approve'));
    await page.getByText('Request approved').waitFor();
    await article(page, nora).waitFor({ state: 'detached' });
    expect((await mailsTo(cloud, declined))[0]?.text).toContain('We start north of Portland.');
    expect((await mailsTo(cloud, answered))[0]?.text).toContain('Which harbor');

    await openPartByKeyboard(page, keys, 'Sample invitation');
    await keys.press(button(page, 'Send sample emails'));
    await page.getByText('Sample Emails Sent').waitFor();
    await page.getByText(/sample emails? (was|were) sent\.$/).waitFor();
    expect((await mailsTo(cloud, mo))[0]?.subject).toBe('Sample: Your invitation to Creel');

    await openPartByKeyboard(page, keys, 'Newsletters');
    await keys.press(button(page, `Stop “${noIce}”`));
    await keys.press(inDialog(page, 'Stop'));
    await page.getByText('The newsletter is stopped').waitFor();
    await keys.press(button(page, 'Write a newsletter'));
    await keys.press(button(page, 'Count and send'));
    await page.getByText('Please choose who gets it').waitFor();
    await page.locator('select:focus').waitFor();
    await keys.choose(field(page, 'To'), 'One person');
    await keys.type(field(page, 'Name or email address'), lena);
    await keys.press(page.getByRole('button', { name: lena }));
    await keys.type(field(page, 'Subject'), season);
    await keys.type(field(page, 'Text'), 'Meet us **on the pier**.');
    await keys.press(button(page, 'Plain text'));
    await page.getByText('Meet us on the pier.').first().waitFor();
    await keys.press(button(page, 'Send a test'));
    await keys.press(inDialog(page, 'Send a test'));
    await page.getByText('Test sent').waitFor();
    await keys.press(button(page, 'Count and send'));
    await keys.press(dialog(page).getByRole('button', { name: 'Send', exact: true }));
    await page.getByText('The newsletter is on its way').waitFor();
    await article(page, season).first().getByText('Sent to 1 person').waitFor();
    expect((await mailsTo(cloud, reader))[0]?.subject).toBe(season);
    expect(await problemsOf(page)).toEqual([]);

    await openPartByKeyboard(page, keys, 'Facebook Tools');
    const icon = page.waitForEvent('download');
    await keys.press(button(page, 'Download App Icon'));
    expect((await icon).suggestedFilename()).toBe('community-impact-app-icon.png');
  });

  it('a community aid manager decides about applications and claims, and manages an organization', async () => {
    const [bea, lou] = await Promise.all([
      aPerson(cloud, { name: 'Bea Lund', groups: ['community_aid_manager'] }),
      aPerson(cloud, { name: 'Lou Marsh' }),
    ]);
    const [pantry, far, galley, dinghy, kitchen] = [
      named('Pantry'),
      named('Far Away'),
      named('Galley'),
      named('Dinghy'),
      named('Kitchen'),
    ];
    await apply(cloud, { organizationName: pantry, servingArea: 'Portland, ME' });
    await apply(cloud, { organizationName: far });
    const { id: pledgeId } = await postPledge(cloud, ruth);
    await aWaitingClaim(cloud, pledgeId, { name: galley });
    await aConflict(cloud, ruth, { name: dinghy });
    const organizationId = await createOrganization(cloud, lou, { name: kitchen });
    const { page } = await visit({ as: bea, at: '/profile', viewport });
    const keys = keyboardOf(page);
    await keys.press(page.getByRole('link', { name: /^Community Aid Dashboard/ }));
    await heading(page, 'Manager Dashboard').waitFor();
    expect(await partsOf(page)).toEqual(['Applications', 'Claims', 'Organizations']);
    await openPartByKeyboard(page, keys, 'Applications');

    await keys.press(article(page, far).getByRole('button', { name: 'Decline' }));
    await keys.type(dialog(page).getByLabel('Reason'), 'Too far from any harbor.');
    await keys.press(inDialog(page, 'Decline'));
    await page.getByText('Application declined').waitFor();
    await article(page, far).waitFor({ state: 'detached' });
    // The page is shorter now, and the focused element may have been above the visible part.
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    await keys.press(article(page, pantry).getByRole('button', { name: 'Approve' }));
    await keys.type(field(page, 'Radius'), '3');
    await keys.press(inDialog(page, 'Approve'));
    await page.getByText('Radius is a whole number from 5 to 100').first().waitFor();
    await keys.type(field(page, 'Radius'), '20');
    await keys.press(dialog(page).getByLabel('Freezer'), 'Space');
    await keys.press(inDialog(page, 'Approve'));
    await page.getByText('Application approved').waitFor();
    await article(page, pantry).waitFor({ state: 'detached' });

    await openPartByKeyboard(page, keys, 'Claims');
    await keys.press(button(page, `Approve 2 meals for ${galley}`));
    await keys.press(inDialog(page, 'Approve'));
    await page.getByText('Claim approved').waitFor();
    await article(page, galley).waitFor({ state: 'detached' });
    await keys.press(button(page, `Count remaining meals for ${dinghy}`));
    await keys.press(inDialog(page, 'Count remaining meals'));
    await page.getByText('Note is required').waitFor();
    await keys.type(dialog(page).getByLabel('Note'), 'Both say that they met.');
    await keys.press(inDialog(page, 'Count remaining meals'));
    await page.getByText('6 meals counted').waitFor();
    await article(page, dinghy).waitFor({ state: 'detached' });

    await openPartByKeyboard(page, keys, 'Organizations');
    await keys.press(button(page, `Edit ${kitchen}`));
    await keys.type(field(page, 'Meals a week'), '90');
    await keys.choose(dialog(page).getByLabel('State'), 'Paused');
    await keys.press(inDialog(page, 'Save'));
    await article(page, kitchen).getByText('90', { exact: true }).waitFor();
    await keys.press(button(page, `Members of ${kitchen}`));
    await keys.choose(dialog(page).getByLabel('Role of Lou Marsh'), 'Collector');
    await page.getByText('The role of Lou Marsh is changed').waitFor();
    await keys.press(button(page, 'Remove Lou Marsh'));
    await keys.press(
      page.getByRole('dialog', { name: 'Remove Lou Marsh?' }).getByRole('button', { name: 'Remove' }),
    );
    await page.getByText('There are no members yet.').waitFor();
    await keys.type(dialog(page).getByLabel('Email'), 'kim@creel.example');
    await keys.press(inDialog(page, 'Invite'));
    await dialog(page).getByText('kim@creel.example').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button(page, `Members of ${kitchen}`))).toBe(true);
    expect(await problemsOf(page)).toEqual([]);
    const { items } = (await cloud.call(listOrganizations, { token: bea.accessToken })).body;
    expect(items.find(({ id }) => id === organizationId)).toMatchObject({
      mealsPerWeek: 90,
      state: 'paused',
    });
  });
});
