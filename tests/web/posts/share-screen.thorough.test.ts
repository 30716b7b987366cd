/** The Share Screen: the ways to it and all its buttons, even if the device or the network refuses. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { downloadPicture } from '#tests/web/download-picture.ts';
import { choose } from '#tests/web/post-menu.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { readQr } from '#tests/web/read-qr.ts';

usePeople();

const picture = (page: Page) => page.getByRole('img', { name: /^Picture to share/ });

/** Records the share data and accepts it. */
const SHARING = `
  globalThis.handed = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files = [], ...message }) => {
    globalThis.handed.push({ ...message, files: files.map(({ name, type }) => name + ' ' + type) });
  };`;

describe('the Share Screen', () => {
  it('is opened from the pledge’s page by its owner, who shares the pledge with its picture and downloads the picture', async () => {
    const { uploadId } = await upload(cloud, ruth, { kind: 'pledge' });
    const pledge = await postPledge(cloud, ruth, {
      mealsPledged: 24,
      photos: [{ uploadId, imageType: 'catch' }],
    });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await visit({ as: ruth, viewport: PHONE, permissions });
    await page.addInitScript(SHARING);
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    await page.getByRole('link', { name: 'Social Media Share' }).click();
    await page.getByRole('heading', { name: 'Share Screen' }).waitFor();
    await picture(page).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const said = '24 meals of haddock pledged by Ruth Alder in Portland, ME';
    const url = `${cloud.origin()}/share/${pledge.id}`;
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const files = ['creel-haddock-1080x1080.jpg image/jpeg'];
    await expect
      .poll(() => page.evaluate('handed'))
      .toEqual([{ title: said, text: said, url: `${url}?via=device`, files }]);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied!').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${url}?via=link`);

    const caption = page.getByRole('textbox', { name: 'Caption' });
    const [, short = ''] =
      new RegExp(`^${said}\\.\n(${cloud.origin()}/p/\\w{4})$`).exec(await caption.inputValue()) ?? [];
    await page.getByRole('button', { name: 'Copy caption' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Caption copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await caption.inputValue());
    expect((await readQr(page, /^QR code that leads to /)).href).toBe(short);
    const { page: scanned } = await visit({ viewport: PHONE });
    await scanned.goto(short);
    await scanned.getByRole('region', { name: 'Community Impact' }).waitFor();
    expect(new URL(scanned.url()).pathname).toBe(`/pledge/${pledge.id}`);

    for (const [name, width, height] of [
      ['Link, 1200 × 630', 1200, 630],
      ['Post, 1080 × 1080', 1080, 1080],
      ['Story, 1080 × 1920', 1080, 1920],
    ] as const)
      expect(await downloadPicture(page, name)).toEqual({
        name: `creel-haddock-${width}x${height}.png`,
        format: 'png',
        width,
        height,
      });
    const facebook = page.getByRole('link', { name: 'Facebook' });
    expect(await facebook.getAttribute('href')).toContain(encodeURIComponent(`${url}?via=facebook`));
    expect(await facebook.getAttribute('rel')).toContain('noopener');
  });

  it('helps without a clipboard and a network: a catch on the community site, on a narrow phone', async () => {
    const { id } = await postCatch(cloud, ruth);
    const { page, context } = await visit({
      as: ruth,
      viewport: { width: 320, height: 640 },
      flavour: 'community',
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.addInitScript(
      "navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));",
    );
    await page.goto(`${cloud.origin('community')}/my-posts`);
    await choose(page, 'Cod', 'Share');
    await picture(page).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copy failed').waitFor();
    await page.getByText('Please manually copy the URL above.').waitFor();
    const selected = `(() => {
      const { selectionStart, selectionEnd, value } = document.activeElement;
      return value.slice(selectionStart, selectionEnd);
    })()`;
    expect(await page.evaluate(selected)).toBe(`${cloud.origin('community')}/catch/${id}?via=link`);

    await page.getByRole('button', { name: 'Copy caption' }).click();
    await page.getByText('Please select the caption and copy it.').waitFor();
    expect(await page.evaluate(selected)).toMatch(
      /^Cod, 40 lb: \$6\.50 per pound, from Ruth Alder in Portland, ME\./,
    );

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Story, 1080 × 1920' }).click();
    await page.getByText('The file could not be downloaded. Please try again.').waitFor();
    await context.setOffline(false);
    expect(await downloadPicture(page, 'Story, 1080 × 1920')).toMatchObject({ format: 'png', height: 1920 });
  });

  it('is also for a fisherman, for anybody who looks at the profile', async () => {
    await cloud.settled();
    const { page } = await visit({ at: `/fisherman/${ruth.userId}`, viewport: DESKTOP });
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await picture(page).waitFor();
    const link = page.getByRole('textbox', { name: 'Share URL' });
    expect(await link.inputValue()).toBe(`${cloud.origin()}/fisherman/${ruth.userId}?via=link`);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'See what others will see' }).click();
    await page.getByRole('heading', { name: 'Ruth Alder' }).waitFor();
  });

  it('shows nothing of a hidden post', async () => {
    const { id } = await postCatch(cloud, ruth);
    const params = { catchId: id };
    await cloud.call(setCatchVisibility, { token: ruth.accessToken, params, body: { hidden: true } });
    const { page } = await visit({ at: `/screen/${id}?kind=catch`, as: ruth, expectedErrors: [/404/] });
    await page.getByText('Catch not found').waitFor();
    expect(await picture(page).count()).toBe(0);
  });
});
