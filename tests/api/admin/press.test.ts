/** The logos of the press page exist, match their descriptions, and are the app's own mark. */
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { MARK } from '#lambdas/share/pictures/mark.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';

const DARK = [12, 35, 64];
const LIGHT = [243, 247, 248];

/** The colors of a covered pixel, and of the transparent background in a corner. */
async function coloursOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
  // A point on the rim of the basket.
  const scale = info.height / MARK.box;
  return { rim: at(Math.round(10 * scale), Math.round(15 * scale)), corner: at(2, 2) };
}

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it('offers every logo for download, with the app’s mark', async () => {
    const html = await (await cloud.request('/press', {}, flavour)).text();
    const all = [...html.matchAll(/<a href="(\/press\/[^"]+)" download/g)].map(([, path = '']) => path);
    const [pictures, files] = [/\.jpg$/, /\.(?:svg|png)$/].map((kind) =>
      all.filter((path) => kind.test(path)),
    );
    expect([pictures?.length, files?.length]).toEqual([3, 8]);
    for (const path of pictures ?? []) {
      const picture = await cloud.request(path, {}, flavour);
      const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect([path, format, width]).toEqual([path, 'jpeg', 1600]);
    }
    for (const path of files ?? []) {
      const response = await cloud.request(path, {}, flavour);
      expect([path, response.status]).toEqual([path, 200]);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
      if (path.endsWith('.svg')) {
        expect([format, response.headers.get('content-type')]).toEqual(['svg', 'image/svg+xml']);
        expect(bytes.toString()).toContain(`d="${MARK.lines.join('')}"`);
      } else {
        expect([format, height, response.headers.get('content-type')]).toEqual(['png', 1024, 'image/png']);
        expect(width / height).toBeCloseTo(path.includes('logo') ? 10 / 3 : 1, 2);
        const { rim, corner } = await coloursOf(bytes);
        expect([path, ...rim]).toEqual([path, ...(path.includes('on-light') ? DARK : LIGHT), 255]);
        expect(corner[3]).toBe(0);
      }
    }
  });

  it('gives search engines the site’s logo', async () => {
    const origin = cloud.origin(flavour);
    const [home, about, press] = await Promise.all(
      ['/', '/about', '/press'].map(async (path) => {
        const html = await (await cloud.request(path, {}, flavour)).text();
        return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
      }),
    );
    const creel = {
      '@type': 'Organization',
      name: 'Creel',
      url: `${origin}/`,
      logo: `${origin}/press/creel-mark-on-light.png`,
    };
    for (const named of [home.publisher, about.mainEntity, press.mainEntity])
      expect(named).toMatchObject(creel);
    expect((await cloud.request(new URL(creel.logo).pathname, {}, flavour)).status).toBe(200);
  });
});
