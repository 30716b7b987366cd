/** A site that is served in English while its other languages are being built. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { otherLanguages } from '#bin/other-languages.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

const root = mkdtempSync(join(tmpdir(), 'creel-languages-'));
const webDirectory = join(root, 'dist/web');
const write = (path: string, text: string) => writeFileSync(join(root, 'dist', path), text);
const building = Promise.withResolvers<void>();
const others = otherLanguages(root, () => building.promise);
let cloud: LocalCloud;

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  mkdirSync(join(webDirectory, 'es'), { recursive: true });
  write('web/app.js', 'export {};');
  cloud = await startLocalCloud(undefined, { webDirectory, untilBuilt: others.untilBuilt });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(root, { recursive: true });
});

it('requests in another language, and for the list of all files, wait for its build; others do not', async () => {
  const serving = others.afterReady(cloud);
  const waiting = ['/es/index.html', '/sw.js'].map(async (path) => {
    const response = await cloud.request(path);
    expect(existsSync(join(webDirectory, 'sw.js')), path).toBe(true);
    return response;
  });
  const refused = cloud.request('/api/nothing', { headers: { 'accept-language': 'es' } });
  expect((await cloud.request('/app.js')).status).toBe(200);
  expect((await cloud.request('/api/nothing')).status).toBe(404);
  write('web/es/index.html', '<title>Creel</title>');
  write('web/sw.js', '');
  write('web.json', JSON.stringify({ scriptHashes: ["'sha256-spanish'"], files: {} }));
  building.resolve();
  const [page, worker] = await Promise.all(waiting);
  expect([page?.status, worker?.status]).toEqual([200, 200]);
  expect(page?.headers.get('content-security-policy')).toContain("'sha256-spanish'");
  expect(await (await refused).json()).toMatchObject({ error: { message: 'No se encontró.' } });
  await serving;
});
