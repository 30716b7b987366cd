/** An administrator looks up who did what. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { assignRole, removeRole } from '#shared/people/endpoints.ts';
import { aPerson } from '../support/correspondence.ts';
import { cloud, it, visit } from '../support/fixtures.ts';
import { button } from './auth-journeys.ts';
import { problemsOf } from './problems.ts';

describe('the audit', () => {
  it('tells who did what to whom, by person and by kind, and as a file', async () => {
    const [bea, ruth] = await Promise.all([
      aPerson(cloud, { name: 'Bea Lund', groups: ['admin'] }),
      aPerson(cloud, { name: 'Ruth Alder' }),
    ]);
    const params = { userId: ruth.userId, role: 'fisherman_manager' } as const;
    for (const change of [assignRole, removeRole])
      await cloud.call(change, { token: bea.accessToken, params });
    await cloud.settled();
    const { page } = await visit({ as: bea, at: '/admin/audit' });
    await page.getByLabel('By or to a person').focus();
    await page.keyboard.type(ruth.email);
    await button(page, `Ruth Alder ${ruth.email}`).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Changes by and to Ruth Alder').waitFor();
    await page
      .getByRole('heading', { name: 'Bea Lund took the role Fisherman Manager from Ruth Alder' })
      .waitFor();
    await page.getByLabel('What was done').selectOption('role-assigned');
    await page.getByText('Bea Lund took').waitFor({ state: 'detached' });
    const entry = page
      .getByRole('article')
      .filter({ hasText: 'Bea Lund gave Ruth Alder the role Fisherman Manager' });
    await entry.getByText('Fisherman Manager', { exact: true }).waitFor();
    const file = page.waitForEvent('download');
    await button(page, 'Download as CSV').click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"role-assigned","Bea Lund","${bea.userId}","Ruth Alder","${ruth.userId}"`);
    await page.getByLabel('What was done').selectOption('pro-changed');
    await page.getByText('No entries match.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});
