import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { LANGUAGES, pathIn } from '#shared/languages.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';

interface Manifest {
  lang: string;
  name: string;
  id: string;
  start_url: string;
  display: string;
  shortcuts: { url: string }[];
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Returns the address for this link relation in the shell of this flavour. */
async function linked(flavour: Flavour, relation: string, path = '/'): Promise<string> {
  const html = await (await cloud.request(path, {}, flavour)).text();
  return new RegExp(`<link rel="${relation}"[^>]*href="([^"]+)"`).exec(html)?.[1] ?? '';
}

async function manifestOf(flavour: Flavour, path?: string): Promise<Manifest> {
  const address = await linked(flavour, 'manifest', path);
  return (await (await cloud.request(address, {}, flavour)).json()) as Manifest;
}

async function sizeOf(path: string): Promise<string> {
  const response = await cloud.request(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return `${width}x${height}`;
}

describe.each(FLAVOURS)('the %s site', (flavour) => {
  it('can be installed, since its shell has a manifest with icons in the sizes that browsers require', async () => {
    const manifest = await manifestOf(flavour);
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes);
    const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    expect(await sizeOf(await linked(flavour, 'apple-touch-icon'))).toBe('180x180');
  });

  it.each(LANGUAGES)(
    'is one app that opens in the language of the page that installed it: %s',
    async (language) => {
      const path = pathIn(language, '/');
      const manifest = await manifestOf(flavour, path);
      expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: path, lang: language });
      const urls = manifest.shortcuts.map(({ url }) => url);
      expect(urls).toEqual([pathIn(language, '/post-catch'), pathIn(language, '/my-posts')]);
    },
  );

  it('lets browsers revalidate its manifest each time', async () => {
    const { headers } = await cloud.request(await linked(flavour, 'manifest'), {}, flavour);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('the two sites', () => {
  it('have different names and icons on a home screen', async () => {
    const [one, other] = await Promise.all([manifestOf('consumer'), manifestOf('community')]);
    expect(one?.name).not.toBe(other?.name);
    expect(one?.icons.map(({ src }) => src)).not.toEqual(other?.icons.map(({ src }) => src));
  });
});

describe('the service worker', () => {
  it('is revalidated each time, and may control the whole site under its policy', async () => {
    const { status, headers } = await cloud.request('/sw.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';.*/);
    const shell = await cloud.request('/');
    expect(shell.headers.get('content-security-policy')).toMatch(/manifest-src 'self'; worker-src 'self'/);
  });

  it('caches the shell and existing files, whose names change with their content', async () => {
    const script = await (await cloud.request('/sw.js')).text();
    const files = [...script.matchAll(/url:\s*[`"'](\/[^`"']*)[`"'],\s*revision:\s*([^}]+)\}/g)].map(
      ([, url = '', revision = '']) => ({ url, isNamedByContent: revision === 'null' }),
    );
    expect(files[0]).toEqual({ url: '/index.html', isNamedByContent: false });
    expect(files.length).toBeGreaterThan(20);
    for (const { url, isNamedByContent } of files) {
      const { status, headers } = await cloud.request(url);
      expect(status, url).toBe(200);
      expect(headers.get('cache-control')?.includes('immutable'), url).toBe(isNamedByContent);
    }
  });
});
