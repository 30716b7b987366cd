import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { it, visit } from '#tests/support/browser/fixtures.ts';

const QUESTION = 'How do I sell my catch?';
const ANSWER = /They pay you directly\./;

describe.each(FLAVOURS)('on a phone, on the %s host', (flavour) => {
  it('a question opens by keyboard, and its own page has further links', async () => {
    const { page } = await visit({ at: '/about', flavour, viewport: PHONE });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    await page.getByRole('heading', { name: 'Questions and answers', level: 1 }).waitFor();
    expect(await page.getByText(ANSWER).isVisible()).toBe(false);
    await page.locator('summary', { hasText: QUESTION }).press('Enter');
    await page.getByText(ANSWER).waitFor();
    await page.getByRole('link', { name: `This answer alone (${QUESTION})` }).click();
    await page.getByRole('heading', { name: QUESTION, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/faq/how-do-i-sell');
    await page.getByRole('main').getByRole('link', { name: 'Post Catch' }).waitFor();
    await page.getByRole('link', { name: 'Who sees where I fish?' }).click();
    await page.getByText('The pickup place of a pledge is shown to approved organizations only.').waitFor();
    await page.getByRole('link', { name: 'All questions' }).click();
    await page.getByRole('heading', { name: 'Questions and answers', level: 1 }).waitFor();
  });

  it('questions open without JavaScript', async () => {
    const { page } = await visit({ at: '/faq', flavour, viewport: PHONE, javaScriptEnabled: false });
    await page.locator('summary', { hasText: QUESTION }).click();
    await page.getByText(ANSWER).waitFor();
  });
});

it('the press page offers the logo with its file name', async () => {
  const { page } = await visit({ at: '/press', viewport: PHONE });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Name and mark, for dark backgrounds: PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('creel-logo-on-dark.png');
  const { format, height } = await sharp(await readFile(await download.path())).metadata();
  expect([format, height]).toEqual(['png', 1024]);
});
