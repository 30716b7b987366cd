/** Posts survive when the whole local cloud is killed in the middle of posting. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getHome } from '#shared/home/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import { callApi } from '#tests/support/cloud/api-call.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-kill-'));
let running: ChildProcess | undefined;
let cloud: LocalCloud | undefined;

afterAll(async () => {
  running?.kill('SIGKILL');
  await cloud?.stop();
  rmSync(stateDirectory, { recursive: true, force: true });
});

interface Running {
  origin: string;
  accessToken: string;
  kill(): Promise<void>;
}

async function startProcess(): Promise<Running> {
  const program = fileURLToPath(new URL('./cloud-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, stateDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, 'line', { signal: AbortSignal.timeout(40_000) });
  const { origin, accessToken } = JSON.parse(String(line));
  return {
    origin,
    accessToken,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

interface Sent {
  kind: 'catch' | 'pledge';
  key: string;
  /** Undefined if the response was lost. */
  id: string | undefined;
}

const bodies = {
  catch: aCatch({ condition: 'frozen' }),
  pledge: aPledge({ mealsPledged: 3, handling: { storage: 'frozen' } }),
};

/** @returns the post's id. @throws if the server is gone */
async function send(origin: string, token: string, { kind, key }: Sent): Promise<string> {
  const request = { token, idempotencyKey: key };
  const answer =
    kind === 'catch'
      ? await callApi(origin, createCatch, { ...request, body: bodies.catch })
      : await callApi(origin, createPledge, { ...request, body: bodies.pledge });
  return answer.body.id;
}

/** Sends posts from several phones until the server is gone. */
async function burst({ origin, accessToken }: Running, enough: () => void): Promise<Sent[]> {
  const sent: Sent[] = [];
  const phone = async (kind: Sent['kind']) => {
    for (;;) {
      const post: Sent = { kind, key: crypto.randomUUID(), id: undefined };
      sent.push(post);
      post.id = await send(origin, accessToken, post).catch((error: unknown) => {
        // Connections to a killed server are refused or cut off. A response with an error status is different.
        if (error instanceof Error && 'code' in error) return undefined;
        throw error;
      });
      if (post.id === undefined) return;
      if (sent.filter(({ id }) => id !== undefined).length >= 12) enough();
    }
  };
  await Promise.all((['catch', 'pledge', 'catch', 'pledge'] as const).map(phone));
  return sent;
}

/**
 * Kills the server while posts are being sent, after 12 responses. Two such bursts are within the hourly limit of a
 * person.
 */
async function burstAndKill(): Promise<{ sent: Sent[]; accessToken: string }> {
  const process = await startProcess();
  let killed: Promise<void> | undefined;
  const sent = await burst(process, () => {
    killed ??= process.kill();
  });
  await killed;
  return { sent, accessToken: process.accessToken };
}

describe('a cloud that was killed twice while people were posting', () => {
  it('has every confirmed post, nothing half-written, and correct totals', async () => {
    const first = await burstAndKill();
    const second = await burstAndKill();
    cloud = await startLocalCloud(stateDirectory);
    const listed = await expectConsistency(cloud, second.accessToken);
    for (const { kind, id } of [...first.sent, ...second.sent])
      if (id !== undefined) expect(listed[kind]).toContain(id);

    // The phones without a response send again, and so do the others.
    const answers: string[] = [];
    for (const post of second.sent) {
      const answer = await send(cloud.origin(), second.accessToken, post);
      if (post.id !== undefined) expect(answer).toBe(post.id);
      answers.push(answer);
    }
    expect(new Set(answers).size).toBe(second.sent.length);
    const after = await expectConsistency(cloud, second.accessToken);
    const before = new Set([...listed.catch, ...listed.pledge]);
    const added = [...after.catch, ...after.pledge].filter((id) => !before.has(id));
    expect(answers).toEqual(expect.arrayContaining(added));
    expect(cloud.failures).toEqual([]);
  });
});

/**
 * Expects a record for every card and a card for every record, and counts of meals and fishermen that agree with the
 * lists.
 */
async function expectConsistency(site: LocalCloud, token: string): Promise<Record<Sent['kind'], string[]>> {
  const headers = { authorization: `Bearer ${token}` };
  const listed = { catch: await idsOf(site, '/api/catches'), pledge: await idsOf(site, '/api/pledges') };
  for (const id of listed.catch) expect((await site.request(`/api/catches/${id}`)).status).toBe(200);
  for (const id of listed.pledge) expect((await site.request(`/api/pledges/${id}`)).status).toBe(200);
  expect(await idsOf(site, '/api/me/catches', headers)).toEqual(listed.catch);
  expect(await idsOf(site, '/api/me/pledges', headers)).toEqual(listed.pledge);
  await site.settled();
  const meals = listed.pledge.length * bodies.pledge.mealsPledged;
  // A function caches the totals for some seconds.
  await expect
    .poll(async () => (await site.call(getHome)).body)
    .toMatchObject({ mealsPledged: meals, fishermen: 1 });
  return listed;
}

const page = z.object({ items: z.array(z.object({ id: z.string() })), nextCursor: z.optional(z.string()) });

async function idsOf(
  site: LocalCloud,
  path: string,
  headers: Record<string, string> = {},
): Promise<string[]> {
  const ids: string[] = [];
  let query = '?limit=100';
  for (;;) {
    const response = await site.request(path + query, { headers });
    const { items, nextCursor } = z.parse(page, await response.json());
    ids.push(...items.map(({ id }) => id));
    if (nextCursor === undefined) return ids;
    query = `?limit=100&cursor=${nextCursor}`;
  }
}
