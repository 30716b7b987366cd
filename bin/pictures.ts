/** `npm run pictures` renews the pictures that tests/web/site/pictures.thorough.test.ts compares pages with. Look at the changes before you commit them. */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findPinnedBrowser, launchOptions } from '#tests/support/browser/find-browser.ts';
import { PICTURES, storePicture } from '#tests/support/browser/stored-pictures.ts';
import { buildAll } from './build/build-all.ts';
import { ROOT } from './command.ts';
import { startDemoSite } from './pictures/demo-site.ts';
import { takePictures } from './pictures/take-pictures.ts';

await buildAll(ROOT, 'local', true);
const cloud = await startDemoSite();
const browser = await chromium.launch(await launchOptions(await findPinnedBrowser()));
try {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  await takePictures(browser, cloud, storePicture);
} finally {
  await browser.close();
  await cloud.stop();
}
