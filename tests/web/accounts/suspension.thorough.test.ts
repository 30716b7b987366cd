import AxeBuilder from '@axe-core/playwright';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { button, field, heading } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

describe('a suspended person', () => {
  it('sees on every page why and until when, and how to object', async () => {
    const [admin, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: 'Omar Finn' }),
    ]);
    await cloud.call(getMe, { token: omar.accessToken });
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'You sold watches.', until: '2038-01-19T12:00:00Z' },
    });
    const { page } = await visit({ as: omar, viewport: PHONE });
    for (const path of ['/', '/my-posts']) {
      await page.goto(cloud.origin() + path);
      await page.getByText('Your account is suspended').waitFor();
      await page
        .getByText('The reason: “You sold watches.” It ends automatically on January 19, 2038.')
        .waitFor();
    }
    await page.goto(`${cloud.origin()}/post-catch`);
    await heading(page, 'Post Catch').waitFor();
    await page.getByRole('main').getByText('It ends automatically on January 19, 2038.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(`${cloud.origin()}/profile`);
    await heading(page, 'Omar Finn').waitFor();
    // Above the page, and not repeated in it.
    await page.getByText('It ends automatically on January 19, 2038.').waitFor();
    expect(await page.getByText('It ends automatically').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^(Edit|Add)/ }).count()).toBe(0);
    expect(await page.getByLabel('Upload photo').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('link', { name: 'Post Catch' }).count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).include('[role=status]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'If you think this is wrong, write to us.' }).first().click();
    await page.waitForURL('**/contact');
  });

  it('keeps their typed text when the suspension starts, and gets a message when they save', async () => {
    const [admin, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: 'Omar Finn' }),
    ]);
    const { page } = await visit({ as: omar, at: '/profile', expectedErrors: [/403/] });
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await field(page, 'Location').fill('Harpswell, ME');
    await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'You sold watches.' },
    });
    await button(page, 'Save').click();
    await page.getByText('Your account is suspended').first().waitFor();
    expect(await field(page, 'Location').inputValue()).toBe('Harpswell, ME');
  });
});
