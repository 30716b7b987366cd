import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';

interface Manifest {
  name: string;
  id: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** The address that the shell of this flavour names under this relation. */
async function linked(flavour: Flavour, relation: string): Promise<string> {
  const html = await (await cloud.request('/', {}, flavour)).text();
  return new RegExp(`<link rel="${relation}"[^>]*href="([^"]+)"`).exec(html)?.[1] ?? '';
}

async function manifestOf(flavour: Flavour): Promise<Manifest> {
  return (await (await cloud.request(await linked(flavour, 'manifest'), {}, flavour)).json()) as Manifest;
}

async function sizeOf(path: string): Promise<string> {
  const response = await cloud.request(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return `${width}x${height}`;
}

describe.each(FLAVOURS)('the %s site', (flavour) => {
  it('can be installed: its shell names a manifest with icons of the sizes that browsers ask for', async () => {
    const manifest = await manifestOf(flavour);
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes);
    const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    expect(await sizeOf(await linked(flavour, 'apple-touch-icon'))).toBe('180x180');
  });

  it('has its manifest asked for again each time', async () => {
    const { headers } = await cloud.request(await linked(flavour, 'manifest'), {}, flavour);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('the two sites', () => {
  it('are told apart on a home screen, by name and icon', async () => {
    const [one, other] = await Promise.all(FLAVOURS.map(manifestOf));
    expect(one?.name).not.toBe(other?.name);
    expect(one?.icons.map(({ src }) => src)).not.toEqual(other?.icons.map(({ src }) => src));
  });
});

describe('the service worker', () => {
  it('is asked for again each time, and may run for the whole site under its policy', async () => {
    const { status, headers } = await cloud.request('/sw.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';.*/);
    const shell = await cloud.request('/');
    expect(shell.headers.get('content-security-policy')).toMatch(/manifest-src 'self'; worker-src 'self'/);
  });

  it('keeps the shell and files that are there, each under a name that never changes its content', async () => {
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
