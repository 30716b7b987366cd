import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';

const TEXTS = {
  contactName: 'Maria Santos',
  contactEmail: 'maria@creel.example',
  organizationName: 'Harbor Kitchen',
  servingArea: 'Portland, ME',
  currentCapacity: '80 dinners a night',
  experience: 'Ten years of suppers for the neighborhood',
  availability: 'Every evening, with a cold room',
};

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TEXTS)) await page.locator(`[name="${name}"]`).fill(text);
  await page.locator('[name="organizationType"]').selectOption({ index: 1 });
  await page.locator('[name="termsAccepted"]').check();
}

it('an aid application that was sent says so in view and with the focus, and no toast covers the heading', async () => {
  const { page } = await visit();
  await page.goto(`${cloud.origin()}/community-aid-contact`);
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await submit.click();
  await page.getByText(/need your attention/).waitFor();
  const terms = page.getByLabel('I agree to the terms and conditions.');
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  const toast = page.locator('[data-sonner-toast]');
  await toast.first().waitFor();
  await fill(page);
  await submit.click();
  const done = page.getByRole('status').filter({ has: page.getByRole('button') });
  await done.waitFor();
  expect(await hasFocus(done)).toBe(true);
  expect((await done.boundingBox())?.y).toBeLessThan(PHONE.height);
  // The success replaces the failure of the first attempt.
  await expect.poll(() => toast.count()).toBe(1);
  await page.evaluate('scrollTo(0, 0)');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const shown = await toast.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
});
