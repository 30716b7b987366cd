/** Pictures for Facebook, drawn in the browser, downloaded, and decoded here. */
import { readFileSync, statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getHome } from '#shared/home/endpoints.ts';
import { DESKTOP } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { problemsOn } from '#tests/web/posting-wizard.ts';

const EIGHT_MB = 8 * 1024 * 1024;

/** Presses the button and returns the downloaded picture. */
async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = await file.path();
  expect(statSync(path).size).toBeLessThan(EIGHT_MB);
  const picture = sharp(readFileSync(path));
  const { format, width, height } = await picture.metadata();
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  /** Returns the share of an area that has a certain color. */
  const share = (part: Part, isIt: (red: number, green: number, blue: number) => boolean) => {
    let found = 0;
    for (let y = part.top; y < part.bottom; y++) {
      for (let x = part.left; x < part.right; x++) {
        const [red = 0, green = 0, blue = 0] = at(x, y);
        if (isIt(red, green, blue)) found += 1;
      }
    }
    return found / ((part.right - part.left) * (part.bottom - part.top));
  };
  return { name: file.suggestedFilename(), format, width, height, at, share, bytes: data };
}

interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isGreen = (red: number, green: number, blue: number) => green > red + 20 && green > blue + 10;
const isWhite = (red: number, green: number, blue: number) => Math.min(red, green, blue) > 235;
const isPink = (red: number, green: number, blue: number) =>
  red > 230 && green > 140 && green < 190 && blue > 150;
const isOrange = (red: number, green: number, blue: number) =>
  red > 230 && green > 160 && blue > 90 && blue < 140;

describe('the app icon', () => {
  it.each([
    ['on its page, on a phone', '/facebook-app-icon', undefined, {}],
    [
      'in the dashboard of a manager, at a desk',
      '/admin/facebook-tools',
      'fisherman_manager',
      { viewport: DESKTOP },
    ],
  ] as const)('is a PNG for Facebook with everything in its position: %s', async (_, at, group, device) => {
    const as = group && (await cloud.createUser({ groups: [group] }));
    const { page } = await visit({ ...(as && { as }), at, ...device });
    await page.getByRole('img', { name: /^The app icon: .* \?\?\?/ }).waitFor();
    expect(await problemsOn(page)).toEqual([]);
    const icon = await download(page, 'Download App Icon');
    expect(icon).toMatchObject({
      name: 'community-impact-app-icon.png',
      format: 'png',
      width: 1024,
      height: 1024,
    });
    for (const [x, y] of [
      [5, 5],
      [1018, 5],
      [5, 1018],
      [1018, 1018],
      [512, 60],
    ] as const)
      expect(isGreen(...(icon.at(x, y) as [number, number, number]))).toBe(true);
    expect(icon.at(5, 5)).not.toEqual(icon.at(1018, 1018));
    expect(icon.share({ left: 440, right: 584, top: 140, bottom: 240 }, isPink)).toBeGreaterThan(0.9);
    const lines = [
      { left: 100, right: 924, top: 322, bottom: 418 },
      { left: 240, right: 784, top: 490, bottom: 720 },
      { left: 100, right: 924, top: 760, bottom: 812 },
    ];
    for (const line of lines) expect(icon.share(line, isWhite)).toBeGreaterThan(0.08);
    const fish = (x: number) => ({ left: x - 40, right: x + 40, top: 864, bottom: 904 });
    expect(icon.share(fish(312), isOrange)).toBeGreaterThan(0.5);
    expect(icon.share(fish(512), isWhite)).toBeGreaterThan(0.5);
    expect(icon.share(fish(712), isOrange)).toBeGreaterThan(0.5);
    await page.getByRole('heading', { name: 'How to use it' }).waitFor();
    await page.getByRole('heading', { name: 'Design notes' }).waitFor();
    for (const asked of ['1024x1024 minimum', 'PNG or JPG', 'Max 8MB', 'Square'])
      await page.getByText(asked, { exact: true }).waitFor();
  });

  it('shows the real total instead of ???, by keyboard', async () => {
    await postPledge(cloud, await cloud.createUser({ fisherman: A_FISHERMAN }), { mealsPledged: 7 });
    await cloud.settled();
    const { mealsPledged } = (await cloud.call(getHome)).body;
    const { page } = await visit({ at: '/facebook-app-icon' });
    const before = await download(page, 'Download App Icon');
    await page.getByRole('checkbox', { name: /^Show the true total/ }).focus();
    await page.keyboard.press('Space');
    const total = mealsPledged.toLocaleString('en-US');
    await page.getByRole('img', { name: `Community Impact, ${total},` }).waitFor();
    const after = await download(page, 'Download App Icon');
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect(after.share({ left: 240, right: 784, top: 490, bottom: 720 }, isWhite)).toBeGreaterThan(0.03);
  });
});

it('the cover has the size that Facebook shows, with its text in the middle', async () => {
  const { page } = await visit({ at: '/facebook-cover' });
  await page.getByRole('img', { name: /^The cover:/ }).waitFor();
  expect(await problemsOn(page)).toEqual([]);
  const cover = await download(page, 'Download Cover');
  expect(cover).toMatchObject({ name: 'community-impact-cover.png', format: 'png', width: 820, height: 312 });
  for (const [x, y] of [
    [3, 3],
    [816, 3],
    [3, 308],
    [816, 308],
  ] as const)
    expect(isGreen(...(cover.at(x, y) as [number, number, number]))).toBe(true);
  expect(cover.share({ left: 80, right: 140, top: 120, bottom: 180 }, isPink)).toBeGreaterThan(0.9);
  expect(cover.share({ left: 200, right: 620, top: 110, bottom: 215 }, isWhite)).toBeGreaterThan(0.08);
  expect(cover.share({ left: 700, right: 744, top: 72, bottom: 100 }, isOrange)).toBeGreaterThan(0.5);
  await page.getByRole('link', { name: 'Make an app icon' }).click();
  await page.getByRole('heading', { name: 'Facebook App Icon' }).waitFor();
});
