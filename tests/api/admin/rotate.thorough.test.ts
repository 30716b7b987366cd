/** `npm run rotate` on the local cloud, while people use it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#bin/command.ts';
import { fire } from '#bin/load/fire.ts';
import { failuresOf } from '#bin/load/report.ts';
import { dayOf, settle, VILLAGERS } from '#bin/load/village-day.ts';
import type { Secrets } from '#local/secrets.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { createCalendarAddress } from '#shared/calendar/endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { postCatch } from '#tests/support/builders.ts';
import { aClaimScene, cancel, claimSoon, codeOf, collect } from '#tests/support/claims.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { addWebhook, aReceiver, type Received } from '#tests/support/webhooks.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-rotate-'));
let cloud: LocalCloud;
let admin: TestUser;
beforeAll(async () => {
  cloud = await startLocalCloud(stateDirectory, { keepsAnswers: true });
  admin = await cloud.createUser({ groups: ['admin'] });
});
afterAll(() => cloud.stop());

const secrets = (): Secrets => JSON.parse(readFileSync(join(stateDirectory, 'secrets.json'), 'utf8'));

/** Runs the command. @returns what it says when it refuses, and nothing otherwise */
async function rotate(what: string, { by = admin.email, flags = [] as string[] } = {}): Promise<string> {
  const args = ['bin/rotate.ts', `--state=${stateDirectory}`, `--what=${what}`, `--by=${by}`, ...flags];
  const env = { ...process.env, PORT: String(cloud.port) };
  return await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (_error, _stdout, stderr) => resolve(stderr));
  });
}

/** Things that people have from the site: a cursor, a calendar's address and the code of a claim. */
async function signedThings() {
  const scene = await aClaimScene(cloud);
  const { fisherman } = scene;
  await Promise.all([postCatch(cloud, fisherman), postCatch(cloud, fisherman)]);
  const claim = await claimSoon(cloud, scene, 2);
  const code = await codeOf(cloud, scene.kitchen.coordinator, claim.id);
  const { body } = await cloud.call(createCalendarAddress, { token: fisherman.accessToken });
  const calendar = body.address?.path ?? '';
  const list = (cursor?: string) =>
    cloud.call(listMyCatches, { token: fisherman.accessToken, query: { limit: '1', cursor } });
  const { nextCursor } = (await list()).body;
  return {
    page: async () => (await list(nextCursor)).status,
    calendar: async () => (await cloud.request(calendar)).status,
    handover: async () => (await collect(cloud, fisherman, claim.id, { code })).status,
  };
}

it('refuses nobody while each secret is changed under load, and accepts what was signed before', async () => {
  const [things, place] = [await signedThings(), await settle(cloud, 3)];
  const before = secrets();
  const load = fire(`http://127.0.0.1:${cloud.port}`, dayOf(VILLAGERS, place), 15);
  expect([await rotate('stage'), await rotate('edge'), await rotate('push')]).toEqual(['', '', '']);
  const fired = await load;
  expect(failuresOf(fired)).toEqual([]);
  expect(fired.answers.filter(({ status }) => status >= 400)).toEqual([]);

  const after = secrets();
  expect(after.edgeSends).toBe('edgeA');
  expect([after.edgeA, after.edgeB].filter((each) => [before.edgeA, before.edgeB].includes(each))).toEqual(
    [],
  );
  const [newest, former] = JSON.parse(after.pushKeys);
  expect(JSON.parse(before.pushKeys)).toEqual([former]);
  expect(await (await cloud.request('/config.json')).json()).toMatchObject({ pushKey: newest.publicKey });
  expect([await things.page(), await things.calendar(), await things.handover()]).toEqual([200, 200, 200]);
});

it('lets nobody past the edge with one of its former secrets', async () => {
  const { edgeA } = secrets();
  const call = async (secret: string) =>
    await cloud.runtime.invoke('public-api', {
      version: '2.0',
      rawPath: '/api/catches',
      rawQueryString: '',
      headers: { 'x-creel-edge': secret },
      requestContext: { requestId: 'x', timeEpoch: 0, http: { method: 'GET', path: '/', sourceIp: '::1' } },
      isBase64Encoded: false,
    });
  expect(await call(edgeA)).not.toMatchObject({ statusCode: 403 });
  expect(await rotate('edge', { flags: ['--leaked'] })).toBe('');
  expect(await call(edgeA)).toMatchObject({ statusCode: 403 });
});

it('ends at once what was signed with a secret that leaked', async () => {
  const things = await signedThings();
  expect(await rotate('stage', { flags: ['--leaked'] })).toBe('');
  expect([await things.page(), await things.calendar(), await things.handover()]).toEqual([400, 404, 422]);
  expect(secrets().stageSecret).toMatch(/^\w{64}$/);
});

it('keeps only the new pair of keys for notifications when one leaked', async () => {
  expect(await rotate('push', { flags: ['--leaked'] })).toBe('');
  expect(JSON.parse(secrets().pushKeys)).toHaveLength(1);
});

describe('the secrets of webhooks', () => {
  const isSigned = (secret: string, { body, headers }: Received) => {
    try {
      return Boolean(new Verifier(secret).verify(body, Object(headers)));
    } catch {
      return false;
    }
  };

  it('outlive a change of the stage, and end at once for an organization whose secret leaked', async () => {
    const [scene, receiver] = [await aClaimScene(cloud), await aReceiver()];
    const { kitchen } = scene;
    const { secret } = await addWebhook(cloud, kitchen, receiver);
    const lastIsSigned = async () => {
      const claim = await claimSoon(cloud, scene, 2);
      await cancel(cloud, kitchen.coordinator, claim.id);
      await cloud.settled();
      const [last] = receiver.received.filter(({ type }) => type === 'claim.cancelled').slice(-1);
      return last && isSigned(secret, last);
    };
    expect(await rotate('stage')).toBe('');
    expect(await lastIsSigned()).toBe(true);
    const flags = [`--organization=${kitchen.organizationId}`, '--leaked'];
    expect(await rotate('webhooks', { flags })).toBe('');
    expect(await lastIsSigned()).toBe(false);
    const { body } = await cloud.call(listAudit, {
      token: admin.accessToken,
      query: { action: 'secret-changed' },
    });
    expect(body.items[0]).toMatchObject({
      actor: { id: admin.userId },
      organization: { id: kitchen.organizationId },
      after: { secret: 'webhooks', hasLeaked: true },
    });
    expect(body.items.map(({ after }) => after.secret)).toEqual(
      expect.arrayContaining(['stage', 'edge', 'push']),
    );
  });
});

it('changes nothing for somebody who is no administrator, or an unknown secret', async () => {
  const before = secrets();
  const { email } = await aPerson(cloud);
  expect(await rotate('stage', { by: email })).toBe(`${email} is no administrator.\n`);
  expect(await rotate('everything')).toBe('Say what to change: --what=stage, edge, push or webhooks.\n');
  expect(await rotate('webhooks')).toContain('Coordinators change secrets of webhooks on their page.');
  expect(secrets()).toEqual(before);
});
