/**
 * The frame on partners' sites, as their visitors see it: small, without script and cookies, and with links that leave
 * the frame.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { problemsOf } from '#tests/web/problems.ts';

usePeople();

const MAX_BYTES = 30_000;

/** A page of another origin, with these addresses in frames. */
async function partnerSite(...framed: string[]): Promise<string> {
  const frames = framed.map(
    (address) => `<iframe title="Meals" width="340" height="480" src="${address}"></iframe>`,
  );
  const page = `<!doctype html><html lang="en"><title>Harbor Kitchen</title><main><h1>Harbor Kitchen</h1>${frames.join('')}</main>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.each(FLAVOURS)('pledges of the %s host in a frame', (flavour) => {
  it('are shown and link to their pages without script and cookies, in a small page', async () => {
    const { id } = await postPledge(cloud, ruth, { location: '04101', mealsPledged: 17 });
    await cloud.settled();
    const address = `${cloud.origin(flavour)}/embed/pledges?near=04101`;
    const { page, context } = await visit({ viewport: PHONE, javaScriptEnabled: false });
    const loaded: { url: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      loaded.push({ url: request.url(), bytes: responseBodySize + responseHeadersSize });
    });
    const partner = await partnerSite(address);
    await page.goto(partner);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Meals pledged near Portland, ME' }).waitFor();
    // Photos of nearby pledges are additional.
    const pages = () => loaded.filter(({ url }) => !url.includes('/media/'));
    await expect.poll(() => pages().map(({ url }) => url)).toEqual([partner, address]);
    expect(pages()[1]?.bytes).toBeLessThan(MAX_BYTES);

    const link = frame.locator(`a[href$="/pledge/${id}"]`);
    await link.focus();
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await opened.getByRole('region', { name: 'Community Impact' }).waitFor();
    expect(opened.url()).toBe(`${cloud.origin(flavour)}/pledge/${id}`);
    expect(page.frames().map((each) => each.url())).toEqual([partner, address]);
    expect(await context.cookies()).toEqual([]);
  });

  it('are accessible in the narrowest column', async () => {
    const narrow = { viewport: { width: 320, height: 640 }, bypassCSP: true };
    const { page } = await visit({ ...narrow, at: '/embed/pledges', flavour });
    expect(await problemsOf(page)).toEqual([]);
  });

  it('are the only page that browsers show in a frame', async () => {
    const { id } = await postPledge(cloud, ruth);
    const paths = [
      '/',
      '/marketplace?view=pledges',
      `/pledge/${id}`,
      `/share/${id}`,
      `/screen/${id}`,
      '/auth',
    ];
    const partner = await partnerSite(...paths.map((path) => cloud.origin(flavour) + path));
    const { page } = await visit({ viewport: PHONE, expectedErrors: [/frame-ancestors|X-Frame-Options/] });
    await page.goto(partner);
    const refused = () => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length;
    await expect.poll(refused).toBe(paths.length);
  });
});
