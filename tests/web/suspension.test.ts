import AxeBuilder from '@axe-core/playwright';
import { describe, expect } from 'vitest';
import { actOnReport, createReport } from '#shared/reports/endpoints.ts';
import { PHONE } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';

describe('somebody who is suspended', () => {
  it('is told so on every page, and how to object', async () => {
    const [admin, ann, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser(),
      cloud.createUser({ fisherman: 'Omar Finn' }),
    ]);
    const { body } = await cloud.call(createReport, {
      token: ann.accessToken,
      body: { reportedUserId: omar.userId, reportType: 'spam', description: 'Sells watches.' },
    });
    await cloud.call(actOnReport, {
      token: admin.accessToken,
      params: { reportId: body.id },
      body: { action: 'suspend' },
    });
    const { page } = await visit({ as: omar, viewport: PHONE });
    for (const path of ['/', '/my-posts']) {
      await page.goto(cloud.origin() + path);
      await page.getByText('Your account is suspended').waitFor();
    }
    const { violations } = await new AxeBuilder({ page }).include('[role=status]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'If you think this is wrong, write to us.' }).click();
    await page.waitForURL('**/contact');
  });
});
