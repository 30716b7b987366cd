/** `npm run tour` takes the pictures of docs/tour.md: the local cloud with the demo data, at a fixed time, as each role sees it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { buildAll } from './build/build-all.ts';
import { ROOT } from './command.ts';
import { openContext, signIn, startDemoSite } from './pictures/demo-site.ts';
import { ROLES, type Role } from './tour/shots.ts';

const PICTURES = join(ROOT, 'docs/tour');

/** The WebP quality at which text is still sharp. */
const QUALITY = 72;

await buildAll(ROOT, 'local', true);
const cloud = await startDemoSite();
const browser = await launchBrowser();
try {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  for (const role of ROLES) await showRole(browser, cloud, role);
} finally {
  await browser.close();
  await cloud.stop();
}

async function showRole(browser: Browser, cloud: LocalCloud, { account, shots }: Role): Promise<void> {
  for (const shot of shots) {
    const { wide = false } = shot;
    const context = await openContext(browser, wide, { deviceScaleFactor: wide ? 1 : 1.5 });
    const page = await context.newPage();
    const origin = cloud.origin(shot.site);
    if (account) await signIn(page, origin, account);
    await page.goto(`${origin}${shot.path}`);
    // The first paint does not wait for fonts; the second one has them.
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
