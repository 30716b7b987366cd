/** `npm run quiet`, by which an operator refuses what costs money until an attack is over. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { runCommand } from '#tests/api/faults/replay.ts';
import { cloud, it, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { aCatch, postCatch } from '#tests/support/builders.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { settle } from '#tests/support/site.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { signUpClosed } from '#words/general/refusals.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-quiet-'));
useOwnCloud(() => startLocalCloud(stateDirectory));
usePeople();

/** Runs the command, and waits as long as functions keep the last state. */
async function runQuiet(...flags: readonly string[]): Promise<void> {
  const { isDone, lines } = await runCommand('quiet', cloud, stateDirectory, ...flags);
  expect(isDone, lines.join('\n')).toBe(true);
  cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
}

const post = () => cloud.call(createCatch, { token: ruth.accessToken, body: aCatch() });
const posts = async () => (await cloud.call(listCatches, { query: {} })).body.items.length;
const page = async (path: string) => (await cloud.request(path)).status;

it('a quiet site refuses writes, sign-ups and public reads, and takes all of them again afterwards', async () => {
  const admin = await cloud.createUser({ groups: ['admin'] });
  await postCatch(cloud, ruth);
  await cloud.settled();
  await runQuiet();

  const refused = await post();
  expect(refused).toMatchObject({ status: 503, error: { code: 'quiet', message: apiErrors.quiet } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await cloud.call(listCatches, { query: {} })).status).toBe(503);
  expect([await page('/share/page/marketplace.jpg'), await page('/sitemap.xml')]).toEqual([503, 503]);
  await expect(cloud.signUp()).rejects.toThrow(signUpClosed);
  // A trigger refuses by failing.
  expect(cloud.failures.splice(0).filter((line) => !line.includes(signUpClosed))).toEqual([]);

  expect((await cloud.call(getMe, { token: ruth.accessToken })).status).toBe(200);
  await settle(cloud, admin, 'consumer', {});

  await runQuiet('--end');
  expect(await posts()).toBe(1);
  expect((await post()).status).toBe(201);
  expect(await page('/sitemap.xml')).toBe(200);
});
