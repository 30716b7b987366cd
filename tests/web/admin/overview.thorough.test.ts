/** The first page of the dashboard for administrators. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { dailyCount } from '#lambdas/overview/store/items.ts';
import { DAY } from '#shared/limits.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { DESKTOP } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { apply } from '#tests/support/organizations.ts';
import { isOpen, openPart, partsOf } from '#tests/web/admin-menu.ts';
import { problemsOn } from '#tests/web/posting-wizard.ts';

useOwnCloud();

const anAdmin = () => cloud.createUser({ groups: ['admin'] });

/** Adds events on each of the last days except today. */
async function happenBefore(): Promise<void> {
  const today = Math.floor(cloud.clock.now() / DAY);
  const items = Array.from({ length: 88 }, (_, index) => {
    const at = (today - index - 1) * DAY;
    const counts = DAILY_FIGURES.map((figure, which) => [
      figure,
      ((index * 7 + which * 5) % 23) * (which + 1),
    ]);
    return {
      ...dailyCount.item(
        { day: new Date(at).toISOString().slice(0, 10), shard: '0' },
        { ...Object.fromEntries(counts), expiresAt: (at + 400 * DAY) / 1000 },
      ),
    };
  });
  await putItems(cloud, items);
}

describe('an administrator', () => {
  it.each([
    ['on a phone', {}],
    ['at a desk', { viewport: DESKTOP }],
  ])(
    'sees %s the waiting work, the daily figures and the state of the system, and continues by keyboard',
    async (_, device) => {
      await Promise.all([apply(cloud), happenBefore()]);
      const { page } = await visit({ as: await anAdmin(), at: '/admin/overview', ...device });
      const waiting = page.getByRole('link', { name: /aid applications?$/ });
      await waiting.waitFor();
      const plot = page.getByRole('img', { name: /^Messages by day since .*: [\d,]+ in all/ });
      await plot.waitFor();
      expect(await plot.locator('rect').count()).toBe(90);
      await page.getByText('Days are in Eastern Time').waitFor();
      await page.getByText('Not known here').waitFor();
      await page.getByText('Show as a table').focus();
      await page.keyboard.press('Enter');
      expect(await page.getByRole('row').count()).toBe(91);
      await page.getByText('There are no figures for the 90 days before.').waitFor();
      await page.getByLabel('Days shown').selectOption('The last 30 days');
      await page
        .getByText(/\d+ (more|fewer) \([+-]\d+%\) than the [\d,]+ in the 30 days before/)
        .first()
        .waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download days as CSV' }).click(),
      ]);
      expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(31);
      expect(await problemsOn(page)).toEqual([]);
      await waiting.focus();
      await page.keyboard.press('Enter');
      await isOpen(page, 'Applications');
      await page.getByText('Harbor', { exact: false }).first().waitFor();
    },
  );

  it('can retry if it could not be loaded', async () => {
    const { page } = await visit({ as: await anAdmin(), expectedErrors: [/Failed to load resource/] });
    await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto(`${cloud.origin()}/admin/overview`);
    await page.getByText('The system status could not be loaded. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'System status' }).waitFor();
  });
});

it('the dashboard opens at waiting decisions, and later where the person left it', async () => {
  await apply(cloud);
  const manager = await cloud.createUser({ groups: ['community_aid_manager', 'fisherman_manager'] });
  const { page } = await visit({ as: manager, at: '/admin' });
  await isOpen(page, 'Applications');
  await openPart(page, 'Newsletters');
  await page.goto(`${cloud.origin()}/admin`);
  await isOpen(page, 'Newsletters');
});

it('a manager does not see the overview', async () => {
  const manager = await cloud.createUser({ groups: ['community_aid_manager'] });
  const { page } = await visit({ as: manager, at: '/admin/overview' });
  await page.getByRole('heading', { name: 'Manager Dashboard' }).waitFor();
  expect(await partsOf(page)).toEqual(['Applications', 'Claims', 'Organizations']);
});
