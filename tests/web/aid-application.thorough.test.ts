import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { PHONE } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { hasFocus } from './marketplace-journeys.ts';

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
  for (const [name, text] of Object.entries(TEXTS)) await page.locator(`#aid-${name}`).fill(text);
  await page.locator('#aid-organizationType').selectOption({ index: 1 });
  await page.locator('#aid-termsAccepted').check();
}

it('lines for a partner’s own site that cannot be copied are to be marked, as it says', async () => {
  const { page } = await visit();
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));");
  await page.goto(`${cloud.origin()}/community-aid`);
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  await page.getByText('Please select the lines and copy them.').waitFor();
});

it('an aid application that the server could not keep says why, and loses nothing', async () => {
  const { page } = await visit({ expectedErrors: [/500/] });
  const error = { code: 'internal', message: 'The table is on fire.', requestId: 'r' };
  await page.route('**/api/aid-applications', (route) => route.fulfill({ status: 500, json: { error } }));
  await page.goto(`${cloud.origin()}/community-aid-contact`);
  await fill(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Database Error').waitFor();
  await page.getByText('Failed to save application: The table is on fire.').waitFor();
  expect(await page.locator('#aid-contactName').inputValue()).toBe(TEXTS.contactName);
});

it('an aid application is sent with the same key until it is known what became of it, for as long as the server knows the key', async () => {
  const { page } = await visit({ expectedErrors: [/ERR_FAILED|4\d\d|503/] });
  await page.clock.install();
  await page.goto(`${cloud.origin()}/community-aid-contact`);
  const error = { code: 'internal', message: 'Not now.', requestId: 'r' };
  /** The key that it was sent with, after a reload. */
  const keyOfTry = async (outcome: number | 'lost'): Promise<string | undefined> => {
    await page.reload();
    await fill(page);
    const answer = (route: Route) =>
      outcome === 'lost' ? route.abort() : route.fulfill({ status: outcome, json: { error } });
    await page.route('**/api/aid-applications', answer, { times: 1 });
    const request = page.waitForRequest('**/api/aid-applications');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: outcome === 'lost' ? 'No connection' : 'Not now.' })
      .waitFor();
    return (await request).headers()['idempotency-key'];
  };
  const first = await keyOfTry('lost');
  expect(first).toBeDefined();
  expect([await keyOfTry(503), await keyOfTry(429), await keyOfTry(401), await keyOfTry(409)]).toEqual(
    Array(4).fill(first),
  );
  const afterRefusal = await keyOfTry('lost');
  expect(afterRefusal).not.toBe(first);
  await page.clock.fastForward(22 * HOUR);
  expect(await keyOfTry('lost')).toBe(afterRefusal);
  await page.clock.fastForward(2 * HOUR);
  expect(await keyOfTry('lost')).not.toBe(afterRefusal);
});

it('an aid application that was sent says so in view and under the focus, and no toast covers the heading', async () => {
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
  // The success takes the failure of the first try away.
  await expect.poll(() => toast.count()).toBe(1);
  await page.evaluate('scrollTo(0, 0)');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const shown = await toast.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
});
