/** `npm run tour` takes the pictures of docs/tour.md: the local cloud with the demo data, at a fixed time, as each role sees it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { DESKTOP, launchBrowser, PHONE } from '#tests/support/browser.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/local-cloud.ts';
import { buildAll } from './build/build-all.ts';
import { ROOT } from './command.ts';
import { fillWithDemoData } from './demo-data.ts';
import { ROLES, type Role, type Shot } from './tour/shots.ts';

const PICTURES = join(ROOT, 'docs/tour');

/** Noon on the East Coast, on a summer day. */
const NOW = Date.parse('2027-06-15T16:00:00Z');
/** Of WebP, where text is still sharp. */
const QUALITY = 72;

await buildAll(ROOT, 'local', true);
const cloud = await startLocalCloud();
const browser = await launchBrowser();
try {
  cloud.clock.advance(NOW - cloud.clock.now());
  await fillWithDemoData(cloud);
  await cloud.settled();
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  for (const role of ROLES) await showRole(browser, cloud, role);
} finally {
  await browser.close();
  await cloud.stop();
}

async function showRole(browser: Browser, cloud: LocalCloud, { account, shots }: Role): Promise<void> {
  for (const shot of shots) {
    const context = await openContext(browser, shot);
    const page = await context.newPage();
    const origin = cloud.origin(shot.site);
    if (account) await signIn(page, origin, account);
    await page.goto(`${origin}${shot.path}`);
    // Fonts are optional for the first paint: the second one has them.
    await page.reload();
    await shot.prepare?.(page);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(PICTURES, `${shot.name}.webp`));
    await context.close();
  }
}

async function openContext(browser: Browser, { wide }: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: wide ? DESKTOP : PHONE,
    deviceScaleFactor: wide ? 1 : 1.5,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(NOW + 60_000);
  return context;
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
