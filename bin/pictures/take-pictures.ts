import type { Browser, Page } from 'playwright-core';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { openContext, signIn } from './demo-site.ts';
import { type Shot, VIEWERS, type Viewer } from './shots.ts';

/** The variants of each picture: the end of the file name and the browser's settings. */
const LOOKS = [
  { look: 'phone.light', wide: false, colorScheme: 'light' },
  { look: 'phone.dark', wide: false, colorScheme: 'dark' },
  { look: 'desktop.light', wide: true, colorScheme: 'light' },
  { look: 'desktop.dark', wide: true, colorScheme: 'dark' },
] as const;

/** Takes every picture. @param keep called with each picture as a PNG, and its name without an extension */
export async function takePictures(
  browser: Browser,
  cloud: LocalCloud,
  keep: (name: string, png: Buffer) => Promise<void>,
): Promise<void> {
  for (const { look, wide, colorScheme } of LOOKS) {
    for (const viewer of VIEWERS) {
      const context = await openContext(browser, wide, { colorScheme });
      const page = await context.newPage();
      await open(page, cloud, viewer);
      for (const shot of viewer.shots) await keep(`${shot.name}.${look}`, await take(page, cloud, shot));
      await context.close();
    }
  }
}

/** Opens each site once, because a browser draws its first page before the fonts have loaded. */
async function open(page: Page, cloud: LocalCloud, { account, shots }: Viewer): Promise<void> {
  for (const site of new Set(shots.map((shot) => shot.site))) {
    const origin = cloud.origin(site);
    if (account) await signIn(page, origin, account);
    else await page.goto(origin);
    await page.waitForLoadState('networkidle');
  }
}

/** Waits until each photo in view can be painted. */
const UNTIL_DECODED = `Promise.all([...document.images].map((image) => {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? image.decode() : undefined;
})).then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  .then(() => undefined)`;

async function take(page: Page, cloud: LocalCloud, { site, path, prepare }: Shot): Promise<Buffer> {
  await page.goto(cloud.origin(site) + path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  // Without a new document, there is no load to wait for.
  await page.evaluate(UNTIL_DECODED);
  // A button below the pointer is drawn as hovered, and the pointer stays wherever the last click left it.
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return await untilPainted(page);
}

/** A photo that is decoded may still be painted later: takes pictures until two in a row are the same. */
async function untilPainted(page: Page): Promise<Buffer> {
  const look = async () => await page.screenshot({ animations: 'disabled', caret: 'hide' });
  for (let before = await look(); ; ) {
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
}
