/**
 * Posting a catch together with the bars of the site and the queue. The form itself is tested in
 * tests/components/posts.
 */
import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { SMALL_PHOTOS, wizardOn } from '#tests/web/posting-wizard.ts';
import { catchesOf, KEPT, POSTED, said } from '#tests/web/queue-journeys.ts';

async function aWizard() {
  const ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  const phone = await visit({
    as: ruth,
    hasTouch: true,
    isMobile: true,
    // The browser logs every request that a test makes fail.
    expectedErrors: [/Failed to load resource/],
  });
  return { ...phone, ruth, wizard: wizardOn(phone.page) };
}

it('no bar covers a button or an input with an error, at any text size', async () => {
  const { page, context, wizard } = await aWizard();
  await wizard.open(cloud.origin());
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await wizard.next();
  const label = await page.locator('label', { hasText: /^Species$/ }).boundingBox();
  const top = await page.getByRole('banner').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));

  const line = await context.newCDPSession(page);
  await line.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await wizard.open(cloud.origin());
  const button = await wizard.button('Next').boundingBox();
  const bottom = await page.getByRole('navigation', { name: 'Everyday' }).boundingBox();
  // Below the visible part, to which the person scrolls.
  expect(button?.y).toBeGreaterThan((bottom?.y ?? 0) + (bottom?.height ?? 0));
});

it('a photo whose upload failed does not block the post, which waits for it in the queue', async () => {
  const { page, ruth, wizard } = await aWizard();
  await wizard.open(cloud.origin());
  await wizard.basics();
  await page.route('**/incoming/**', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Choose photos').setInputFiles(SMALL_PHOTOS[0]);
  await page.getByText('Failed to upload photo. Please try again.').waitFor();
  await wizard.next();
  await wizard.choose('Sell in Marketplace');
  await wizard.next();
  await wizard.listing();
  await wizard.button('Create Listing').click();
  await said(page, KEPT);
  await said(page, POSTED);
  const items = await catchesOf(cloud, ruth);
  expect(items.map(({ photo }) => photo !== undefined)).toEqual([true]);
});
