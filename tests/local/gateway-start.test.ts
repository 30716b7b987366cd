import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { httpRequest } from '#tests/support/cloud/http.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-start-'));
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(stateDirectory, { recursive: true }));

interface Started {
  child: ChildProcess;
  port: number;
  output(): string;
  /** The code of its end; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** `npm start` without the web app, which takes longest and has no part in this. */
function start(port: number): Started {
  const child = spawn(process.execPath, ['bin/local.ts', '--no-web', `--state=${stateDirectory}`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'exit').then(([code]: unknown[]) => {
    children.delete(child);
    return typeof code === 'number' ? code : null;
  });
  return { child, port, output: () => output, exited };
}

async function ready(started: Started): Promise<Started> {
  const { child, output, exited } = started;
  const ended = exited.then(() => {
    throw new Error(`It ended before it was ready: ${output()}`);
  });
  while (!output().includes('is ready')) await Promise.race([ended, once(child.stdout as never, 'data')]);
  ended.catch(() => undefined);
  return started;
}

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

async function freePort(): Promise<number> {
  const { port, server } = await occupy();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Command lines of processes that work on this test's state. */
function left(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    })
    .filter((command) => command.includes(stateDirectory));
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends within 2 s at %s, and leaves nothing behind',
    async (signal) => {
      const { child, port, exited } = await ready(start(await freePort()));
      expect((await httpRequest(`http://localhost:${port}`, '/api/health')).status).toBe(200);
      expect(left().length).toBeGreaterThan(1);
      const at = performance.now();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(performance.now() - at).toBeLessThan(2000);
      expect(left()).toEqual([]);
    },
  );

  it('says in one sentence that its port is in use', async () => {
    const { port, server } = await occupy();
    const { output, exited } = start(port);
    expect(await exited).toBe(1);
    expect(output()).toMatch(`Port ${port} is in use.`);
    expect(output()).not.toContain('    at ');
    server.close();
  });

  it('starts again after kill -9, with the same secrets, which are for this user alone', async () => {
    const first = await ready(start(await freePort()));
    const config = async ({ port }: Started) => {
      const response = await httpRequest(`http://localhost:${port}`, '/config.json');
      const { userPoolId }: { userPoolId?: unknown } = Object(await response.json());
      return userPoolId;
    };
    const before = await config(first);
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await ready(start(first.port));
    expect(await config(second)).toBe(before);
    expect(statSync(join(stateDirectory, 'secrets.json')).mode & 0o777).toBe(0o600);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('refuses a port that is none', async () => {
    const { output, exited } = start(70_000);
    expect(await exited).toBe(1);
    expect(output()).toBe('PORT is 70000: it has to be a number from 1 to 65535.\n');
  });
});
