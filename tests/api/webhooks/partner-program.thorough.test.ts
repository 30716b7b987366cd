/**
 * A program in another process finds and claims meals, is told by a webhook, and changes its key and secret, while it and
 * the cloud are killed again and again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { WebhookDelivery, WebhookWithSecret } from '#shared/webhooks/schemas.ts';
import { callApi } from '#tests/support/cloud/api-call.ts';
import type { SeenEvent, Settings } from './partner-program.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Longer than the first pauses after a failure, one after the other (lambdas/webhooks/pauses.ts). */
const WAITS = [6 * SECOND, 6 * MINUTE, 31 * MINUTE, 31 * MINUTE, 31 * MINUTE];

const folder = mkdtempSync(join(tmpdir(), 'creel-partner-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(program: URL, ...of: string[]): Promise<{ child: ChildProcess; ready: unknown }> {
  const child = fork(program, of, {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const [ready] = await once(child, 'message');
  return { child, ready };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** @returns the reply of a child, or undefined if it died before it could reply */
async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  const replied = once(child, 'message').then(([reply]: unknown[]) => reply);
  const died = once(child, 'exit').then(() => undefined);
  child.send(message);
  return await Promise.race([replied, died]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let settings: Settings = {
  ...{ origin: '', organizationId: '', key: '', secret: '', aheadMs: 0, port: await freePort() },
};
/** The program reads them anew each time, which may be at any moment, so the file is replaced as a whole. */
function set(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  const next = join(folder, 'settings.next.json');
  writeFileSync(next, JSON.stringify(settings));
  renameSync(next, join(folder, 'settings.json'));
}
set({});

let cloud: ChildProcess;
let program: ChildProcess;
let cloudPort = 0;

async function startCloud(): Promise<void> {
  const { child, ready } = await start(
    new URL('./organization-process.ts', import.meta.url),
    ...[join(folder, 'cloud'), String(cloudPort), String(settings.aheadMs)],
  );
  cloud = child;
  const { origin, port, organizationId } = ready as { origin: string; port: number; organizationId: string };
  cloudPort = port;
  set({ origin, organizationId });
}
const startProgram = async () => {
  set({ diesAt: undefined });
  program = (await start(new URL('./partner-program.ts', import.meta.url), folder)).child;
};

async function coordinator<Result>(name: string, of?: unknown): Promise<Result> {
  const result = await ask(cloud, { name, of });
  expect(result).toBeDefined();
  expect(result).not.toHaveProperty('failed');
  return result as Result;
}

const read = <Entry>(file: string): Entry[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const events = () => read<SeenEvent>('events').filter(({ type }) => type !== 'webhook.verify');

/** Lets time pass until everything was delivered. */
async function untilDelivered(): Promise<readonly WebhookDelivery[]> {
  for (const ms of [0, ...WAITS]) {
    set({ aheadMs: settings.aheadMs + ms });
    await coordinator('wait', ms);
    const deliveries = await coordinator<WebhookDelivery[]>('deliveries');
    if (deliveries.every(({ state }) => state === 'delivered')) return deliveries;
  }
  throw new Error('Something was never delivered');
}

const died = async () => {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
};

describe('a program that is killed, as is the cloud', { timeout: 10 * MINUTE }, () => {
  it('gets each event at least once, in order for each claim, across keys and secrets', async () => {
    await startCloud();
    const first = await coordinator<{ id: string; key: string }>('key');
    set({ key: first.key });
    await startProgram();
    const address = `https://p${settings.port}.webhooks.creel.example/`;
    const { secret } = await coordinator<WebhookWithSecret>('webhook', address);
    set({ secret });
    await untilDelivered();

    expect(await ask(program, 'claim')).toBe('done');
    await untilDelivered();

    // The program dies after it stored an event, before it replied; then the cloud dies too.
    set({ diesAt: 'event' });
    await ask(program, 'claim');
    await coordinator('wait', 0);
    await died();
    await kill(cloud);
    await startProgram();
    await startCloud();
    expect(await ask(program, 'again')).toBe('done');
    await untilDelivered();

    // It dies after the response to a claim, before it stored it, and sends the same request again.
    set({ diesAt: 'claim' });
    expect(await ask(program, 'claim')).toBeUndefined();
    await startProgram();
    expect(await ask(program, 'again')).toBe('done');

    // An organization has three open claims at most.
    expect(await ask(program, 'cancelAll')).toBe('done');

    // The cloud dies as soon as it has confirmed a claim, with its events still to be sent.
    expect(await ask(program, 'claim')).toBe('done');
    await kill(cloud);
    await startCloud();
    await untilDelivered();

    // The new key and the new secret replace the old ones without a gap.
    const second = await coordinator<{ id: string; key: string }>('key');
    const { secret: newSecret } = await coordinator<WebhookWithSecret>('secret');
    expect(await ask(program, 'claim')).toBe('done');
    await untilDelivered();
    set({ key: second.key, secret: newSecret });
    await coordinator('endKey', first.id);
    await kill(cloud);
    await startCloud();
    expect(await ask(program, 'claim')).toBe('done');
    expect((await callApi(settings.origin, listPledges, { token: first.key })).status).toBe(401);

    expect(await ask(program, 'cancelAll')).toBe('done');
    await kill(program);
    await kill(cloud);
    await startProgram();
    await startCloud();
    const deliveries = await untilDelivered();

    const claims = new Map(read<{ key: string; id?: string }>('claims').map(({ key, id }) => [key, id]));
    expect(claims.size).toBe(6);
    const seen = new Map(events().map((event) => [event.id, event]));
    const sent = deliveries.filter(({ event }) => event !== 'webhook.verify');
    expect([...seen.keys()].sort()).toEqual(sent.map(({ id }) => id).sort());
    // By their first arrival.
    const byClaim = Map.groupBy(seen.values(), ({ data }) => data.claimId);
    expect([...byClaim.keys()].sort()).toEqual([...claims.values()].sort());
    for (const ofClaim of byClaim.values()) {
      expect(ofClaim.map(({ type }) => type)).toEqual(['claim.created', 'claim.cancelled']);
      expect(ofClaim.map(({ data }) => data.version)).toEqual([1, 2]);
    }
    // One arrived twice, and each secret verified some.
    expect(events().length).toBeGreaterThan(seen.size);
    expect(new Set(events().map((event) => event.secret))).toEqual(new Set([secret, newSecret]));
  });
});
