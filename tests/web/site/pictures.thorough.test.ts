/** Compares pages with their stored pictures, which a person has checked. `npm run pictures` renews the pictures. */
import { readdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemoSite } from '#bin/pictures/demo-site.ts';
import { takePictures } from '#bin/pictures/take-pictures.ts';
import { findPinnedBrowser, HAS_PINNED, launchOptions } from '#tests/support/browser/find-browser.ts';
import { CHANGED, compareWithStored, PICTURES } from '#tests/support/browser/stored-pictures.ts';

const LONGEST_MS = 10 * 60_000;

it.skipIf(!HAS_PINNED)('every page looks as in its stored picture', { timeout: LONGEST_MS }, async () => {
  rmSync(CHANGED, { recursive: true, force: true });
  const cloud = await startDemoSite();
  const browser = await chromium.launch(await launchOptions(await findPinnedBrowser()));
  const names: string[] = [];
  const changed: Record<string, string> = {};
  await takePictures(browser, cloud, async (name, png) => {
    names.push(`${name}.webp`);
    const share = await compareWithStored(name, png);
    if (share !== undefined) changed[name] = share;
  });
  await browser.close();
  await cloud.stop();
  expect(changed, `look at them in ${CHANGED}`).toEqual({});
  expect(readdirSync(PICTURES).sort()).toEqual(names.sort());
});
