/** From a collected donation to the letter of a year: three people, in the languages that they read. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { plainText, readPdf } from '#tests/support/read-pdf.ts';
import { aDraft, verified } from '#tests/support/receipts.ts';

async function aScene() {
  const [kitchen, fisherman] = await Promise.all([
    aKitchen(cloud, verified(cloud)),
    cloud.createUser({ name: 'Ruth Alder', fisherman: A_FISHERMAN }),
  ]);
  const of = { organizationId: kitchen.organizationId, donorId: fisherman.userId };
  await aDraft(cloud, of);
  await aDraft(cloud, of, { meals: 24, species: 'cod' });
  await cloud.settled();
  return { kitchen, fisherman };
}

describe('a donation receipt', () => {
  it('goes from the coordinator to the fisherman’s letter, and anybody can check its code', async () => {
    const { kitchen, fisherman } = await aScene();
    const { page } = await visit({ as: kitchen.coordinator, at: `/organization/${kitchen.organizationId}` });
    await page.getByRole('link', { name: 'Donation receipts' }).click();
    await page.getByText('The EIN is checked.').waitFor();
    await page.getByLabel('Weight in pounds').first().fill('12.5');
    await page.getByRole('button', { name: 'Confirm 2 receipts' }).click();
    await page.getByText('2 receipts confirmed').waitFor();
    await page.getByText('Nothing to confirm.').waitFor();

    const { page: theirs } = await visit({ as: fisherman, at: '/es/my-posts' });
    await theirs.getByRole('link', { name: 'Recibos de donación' }).click();
    const table = theirs.getByRole('table');
    await table.getByRole('row').nth(3).waitFor();
    expect(await table.locator('tfoot').innerText()).toMatch(/Total[\s\S]*34[\s\S]*12\.5 libras/);
    expect(await table.locator('thead [lang=en]').first().innerText()).toBe('Given on');
    await table.getByRole('link').first().click();
    const receipt = theirs.getByRole('article');
    await receipt.getByText('No se dieron bienes ni servicios a cambio.').waitFor();
    expect(await receipt.getByText('No goods or services were given in return.').getAttribute('lang')).toBe(
      'en',
    );
    await theirs.emulateMedia({ media: 'print' });
    expect(await theirs.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
    expect(await receipt.isVisible()).toBe(true);

    await theirs.emulateMedia({ media: 'screen' });
    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('button', { name: 'Descargar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recibo-de-donacion.pdf');
    const file = await readPdf(await readFile(await download.path()));
    expect(file.text).toBe(plainText(await receipt.innerText()));

    const link = await receipt.getByRole('link').getAttribute('href');
    const { page: anyone } = await visit({ at: new URL(link ?? '').pathname.replace('/es', '') });
    await anyone.getByRole('heading', { name: 'This receipt is genuine' }).waitFor();
    const text = await anyone.locator('main').innerText();
    expect(text).toContain('Harbor Kitchen confirmed a food donation');
    expect(text).not.toMatch(/Ruth|Alder|haddock|cod\b|meals/i);
  });

  it('is corrected and withdrawn by versions that say why', async () => {
    const { kitchen, fisherman } = await aScene();
    const { page } = await visit({
      as: kitchen.coordinator,
      at: `/organizations/${kitchen.organizationId}/receipts`,
    });
    await page.getByRole('button', { name: 'Confirm 2 receipts' }).click();
    await page.getByRole('link', { name: 'Ruth Alder' }).first().click();
    await page.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Meals').fill('0');
    await dialog.getByLabel('Reason').fill('Two meals were spoiled.');
    await dialog.getByRole('button', { name: 'Save the new version' }).click();
    await dialog.getByText('Meals are a whole number from 1').waitFor();
    await dialog.getByLabel('Meals').fill('22');
    await dialog.getByRole('button', { name: 'Save the new version' }).click();
    await page.getByRole('heading', { name: 'Donation receipt, corrected' }).waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.getByLabel('Reason').fill('It was another boat.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('The organization has withdrawn this receipt. Do not use it.').waitFor();

    const { page: theirs } = await visit({ as: fisherman, at: new URL(page.url()).pathname });
    await theirs.getByText('Earlier versions').click();
    await theirs.getByText('Two meals were spoiled.').waitFor();
    expect(await theirs.getByRole('article').count()).toBe(3);
  });
});
