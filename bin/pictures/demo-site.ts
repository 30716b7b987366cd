/** The site with the demo data at a fixed time, for pictures that look the same whenever they are taken. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { HOUR } from '#shared/limits.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { fillWithDemoData } from '../demo-data.ts';

/** Noon on the East Coast, on a summer day. */
const POSTED_AT = Date.parse('2027-06-15T16:00:00Z');
/** Half past an hour, because pages show ages in whole hours: they stay the same however long it takes to open a page. */
const LOOKED_AT = POSTED_AT + 1.5 * HOUR;

export async function startDemoSite(): Promise<LocalCloud> {
  const cloud = await startLocalCloud();
  cloud.clock.advance(POSTED_AT - cloud.clock.now());
  await fillWithDemoData(cloud);
  await cloud.settled();
  cloud.clock.advance(LOOKED_AT - cloud.clock.now());
  return cloud;
}

/** @param wide whether the screen is a desktop's rather than a phone's */
export async function openContext(
  browser: Browser,
  wide: boolean,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: wide ? DESKTOP : PHONE,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.clock.setFixedTime(LOOKED_AT);
  return context;
}

/** @param email of a demo account */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
