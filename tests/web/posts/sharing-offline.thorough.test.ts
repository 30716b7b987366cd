/**
 * Sharing, graphics and posters without a network and a clipboard: pages that were seen still work, and others say so
 * and load once the network is back.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { cloud, it, omar, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { downloadPicture } from '#tests/web/download-picture.ts';
import { cameBefore } from '#tests/web/offline-visit.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { readQr } from '#tests/web/read-qr.ts';
import { triedWhenBack } from '#words/app/components.ts';

usePeople();

const code = /^QR code that leads to /;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The link can be copied by hand. */
async function expectLinkSelected(page: Page, link: string): Promise<void> {
  await button(page, 'Copy link').click();
  await page.getByText('Please manually copy the URL above.').first().waitFor();
  expect(await page.evaluate('getSelection().toString()')).toBe(link);
}

describe.each(FLAVOURS)('without a network, on the %s host', (flavour) => {
  const origin = () => cloud.origin(flavour);

  async function somebody() {
    const guest = await cameBefore({ at: '/about', flavour });
    await guest.page.addInitScript(
      "navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));",
    );
    const open = (path: string) => guest.page.goto(origin() + path);
    return { ...guest, open };
  }

  /** The poster of this site, for a fisherman or an organization. */
  async function posterOf() {
    if (flavour === 'consumer')
      return { page: `/fisherman/${ruth.userId}`, poster: `/poster/${ruth.userId}` };
    const id = await createOrganization(cloud, omar);
    return { page: `/organization/${id}`, poster: `/poster/${id}?kind=organization` };
  }

  it('shares a card, a picture’s link and a poster that were seen before, and makes the graphics', async () => {
    const { id } = await postPledge(cloud, ruth);
    const { page: shown, poster } = await posterOf();
    await cloud.settled();
    const { page, context, open } = await somebody();
    const title = flavour === 'community' ? 'Partnership Impact Report' : /^24 meals of haddock pledged/;
    for (const path of [`/share-pledge/${id}`, shown, '/facebook-app-icon']) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
    }
    await page.getByRole('checkbox', { name: /^Show the true total/ }).waitFor();
    await context.setOffline(true);

    for (const path of ['share-pledge', 'share']) {
      await open(`/${path}/${id}?via=x`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await expectLinkSelected(page, `${origin()}/share/${id}?via=link`);
    }
    await open(`/screen/${id}`);
    await expectLinkSelected(page, `${origin()}/share/${id}?via=link`);

    await open(poster);
    expect((await readQr(page, code)).href).toBe(`${origin()}${shown}?via=poster`);

    await open('/facebook-app-icon');
    await page.getByRole('checkbox', { name: /^Show the true total/ }).check();
    expect(await downloadPicture(page, 'Download App Icon')).toMatchObject({ width: 1024, height: 1024 });
    await page.getByRole('link', { name: 'Make a cover picture' }).click();
    expect(await downloadPicture(page, 'Download Cover')).toMatchObject({ width: 820, height: 312 });
    expect(await problemsOf(page)).toEqual([]);
  });

  it('says that an unseen page needs a network, and shows it once there is one', async () => {
    const { id } = await postPledge(cloud, omar);
    const { poster } = await posterOf();
    await cloud.settled();
    const { page, context, open } = await somebody();
    const openWithoutNetwork = async (path: string, words: string) => {
      await context.setOffline(true);
      await open(path);
      await page.getByText(words).waitFor();
      expect(await problemsOf(page)).toEqual([]);
    };
    const withoutNetwork = async (path: string, words: string) => {
      await openWithoutNetwork(path, words);
      await button(page, 'Try again').click();
      await page.getByText(words).waitFor();
    };
    await openWithoutNetwork(`/share/${id}`, triedWhenBack);
    await context.setOffline(false);
    await page.getByRole('textbox', { name: 'Share URL' }).waitFor();

    await openWithoutNetwork(poster, triedWhenBack);
    await context.setOffline(false);
    await page.getByRole('img', { name: code }).waitFor();

    // The card was seen by then, but its picture was not.
    await openWithoutNetwork(`/screen/${id}`, triedWhenBack);
    await button(page, 'Post, 1080 × 1080').click();
    await page.getByText('The file could not be downloaded. Please try again.').waitFor();
    await context.setOffline(false);
    await page.getByRole('img', { name: /^Picture to share/ }).waitFor();

    await withoutNetwork('/facebook-cover', 'The true total could not be loaded.');
    expect(await downloadPicture(page, 'Download Cover')).toMatchObject({ width: 820, height: 312 });
    await context.setOffline(false);
    await page.getByRole('checkbox', { name: /^Show the true total/ }).waitFor();
  });
});
