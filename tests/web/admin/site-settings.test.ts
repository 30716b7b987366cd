import { describe, expect } from 'vitest';
import { getSiteSettings, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { button, field, press, type } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

/** Focuses a field by keyboard only, since a field without the focus cannot be typed into. */
describe('the Settings tab', () => {
  it('saves typed values over those that somebody else saved, and undoes a change', async () => {
    const admin = await cloud.createUser({ groups: ['admin'], name: 'Ada First' });
    const token = admin.accessToken;
    const present = async () => (await cloud.call(getSiteSettings, { token })).body.community;
    const { page } = await visit({
      as: admin,
      at: '/admin/settings?face=community',
      expectedErrors: [/409/],
    });
    await type(page, 'Phone number', '207-555-0100');
    await type(page, 'Text', 'No landings on Sunday');
    await type(page, 'Link text', 'Why?');
    await type(page, 'Link address', '/about');
    await page.getByRole('checkbox', { name: /^Map/ }).focus();
    await page.keyboard.press('Space');
    await press(page, 'Save settings');
    await page.getByText('Settings saved').waitFor();
    expect(await present()).toMatchObject({
      contact: { phone: '207-555-0100' },
      banner: { text: 'No landings on Sunday', link: { label: 'Why?', url: '/about' }, tone: 'info' },
      switchedOff: ['map'],
    });

    const { version, contact } = await present();
    const theirs = { flavour: 'community', version, contact: { ...contact, name: 'The pier' } } as const;
    await cloud.call(setSiteSettings, { token, body: theirs });
    await type(page, 'Name', 'The dock');
    await press(page, 'Save settings');
    await page.getByText('Somebody else changed these settings meanwhile').waitFor();
    await page.getByRole('alert').getByText('nothing → The pier').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('The dock');
    expect(await problemsOf(page)).toEqual([]);
    await press(page, 'Save my changes');
    await page.getByText('Somebody else changed these settings meanwhile').waitFor({ state: 'detached' });
    expect((await present()).contact.name).toBe('The dock');

    await page.getByText(`Version ${version + 2}`, { exact: true }).waitFor();
    await press(page, 'Undo this change');
    await page.getByText('The earlier settings are back').waitFor();
    expect(await present()).toMatchObject({ contact: { name: 'The pier' }, version: version + 3 });
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('The pier');
    await cloud.call(setSiteSettings, {
      token,
      body: { flavour: 'community', version: version + 3, contact: {} },
    });
  });

  it('keeps the undo button visible below the entry of its change', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const token = admin.accessToken;
    let { version } = (await cloud.call(getSiteSettings, { token })).body.community;
    for (const name of ['The pier', 'The dock']) {
      const body = { flavour: 'community', version, contact: { name } } as const;
      version = (await cloud.call(setSiteSettings, { token, body })).body.version;
    }
    const { page } = await visit({ as: admin, at: '/admin/settings?face=community' });
    // As low as a person may have scrolled, in a browser that does not keep the scroll position.
    await page.evaluate("document.documentElement.style.overflowAnchor = 'none'");
    await button(page, 'Undo this change').focus();
    await page.evaluate("document.activeElement.scrollIntoView({ block: 'end' })");
    await page.keyboard.press('Enter');
    await page.getByText(`Version ${version + 1}`, { exact: true }).waitFor();
    const pressed = page.locator(':focus');
    expect(await pressed.getAttribute('aria-label')).toBe(`Go back to version ${version}`);
    await expect.poll(async () => (await pressed.boundingBox())?.y).toBeLessThan(PHONE.height);
  });
});
