/** A fisherman downloads the weekly landings and compares them with the ledger. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { ledgerOfOneCatch } from '#lambdas/ledger/store/catch-entries.ts';
import { weekOf } from '#shared/licenses/weeks.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { heading } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

it('has the pounds of the ledger on the page and in the file', async () => {
  const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  const stock = { unit: 'pound' as const, left: 40.25, least: 1, step: 1 };
  const { id: catchId } = await postCatch(cloud, ruth, { species: 'haddock', stock });
  const body = { sold: false, quantity: '25 lb', left: 25 };
  await cloud.call(setCatchStock, { token: ruth.accessToken, params: { catchId }, body });
  const entries = await readItems(cloud, 'pk', ledgerOfOneCatch(catchId).partition);
  const hundredths = entries.map((entry) => Number(entry.hundredths));
  const [landed = 0, sold = 0] = [Math.max(...hundredths) / 100, Math.min(...hundredths) / -100];

  const { page } = await visit({ as: ruth, at: '/my-posts' });
  await page.getByRole('link', { name: 'Weekly landings' }).click();
  await heading(page, 'Weekly landings').waitFor();
  await page.getByText(`${landed} lb`, { exact: true }).waitFor();
  await page.getByText(`${sold} lb`, { exact: true }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download landings as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('landings.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  const [names = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'));
  expect(rows).toHaveLength(53);
  const last = Object.fromEntries(names.map((name, index) => [name, rows.at(-1)?.[index]]));
  expect(last).toMatchObject({
    ...{ week_start: weekOf(Date.now()), species: 'haddock', market_name: 'Haddock', unit: 'pound' },
    ...{ landed: String(landed), sold: String(sold), left: '25' },
    ...{ town: 'Portland', county: 'Cumberland', state: 'ME' },
  });

  // A week without landings is there too.
  await page.getByRole('link', { name: 'Week before' }).click();
  await page.getByText('No landings this week.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
});
