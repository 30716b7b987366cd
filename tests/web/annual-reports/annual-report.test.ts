/** A coordinator's report of a year, as the page, a PDF file and CSV. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, claimSoon, collect } from '#tests/support/claims.ts';
import { plainText, readPdf } from '#tests/support/read-pdf.ts';

it('a coordinator writes about the year, and its file says what the page says', async () => {
  const scene = await aClaimScene(cloud);
  const { organizationId, coordinator } = scene.kitchen;
  const { id, code = '' } = await claimSoon(cloud, scene, 12);
  await collect(cloud, scene.fisherman, id, { code });
  const { page } = await visit({ as: coordinator, at: `/organization/${organizationId}` });
  await page.getByRole('link', { name: 'Annual report' }).click();
  await page.getByRole('row', { name: /Haddock/ }).waitFor();
  await page.getByRole('button', { name: 'Write about the year' }).click();
  await page.getByRole('textbox', { name: 'About the year' }).fill('Cold months.\nWarm meals.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Change the text' }).waitFor();
  const shown = plainText(await page.locator('.on-paper').innerText());
  expect(shown).toContain('Cold months. Warm meals.');

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const { text } = await readPdf(await readFile(await pdf.path()));
  // The file numbers its pages.
  expect(text.replace(/ \d \/ \d/g, '')).toBe(shown);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('"species","haddock","12"');
});
