import AxeBuilder from '@axe-core/playwright';
import { describe, expect } from 'vitest';
import { suspendUser } from '#shared/admin/endpoints.ts';
import { getMe } from '#shared/me/endpoints.ts';
import { PHONE } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';

describe('somebody who is suspended', () => {
  it('is told so on every page, why and until when, and how to object', async () => {
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
        .getByText('The reason: “You sold watches.” It ends by itself on January 19, 2038.')
        .waitFor();
    }
    const { violations } = await new AxeBuilder({ page }).include('[role=status]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'If you think this is wrong, write to us.' }).click();
    await page.waitForURL('**/contact');
  });
});
