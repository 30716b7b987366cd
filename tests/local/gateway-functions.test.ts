import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Clock, createClock } from '#local/lambda-runtime/clock.ts';
import { LambdaRuntime } from '#local/lambda-runtime/runtime.ts';

/** Functions as they might be deployed; each is one module that exports `handler`. */
const SOURCES = {
  echo: 'export const handler = async (event) => event;',
  environment: 'export const handler = async () => process.env;',
  context: `export const handler = async (_, context) =>
    ({ ...context, remaining: context.getRemainingTimeInMillis() });`,
  fails: `export const handler = async () => { throw new RangeError('too far'); };`,
  unloadable: `throw new Error('broken at start');`,
  nameless: 'export const other = 1;',
  exits: 'export const handler = async (event) => { if (event.exit) process.exit(3); return process.pid; };',
  counts: 'let count = 0; export const handler = async () => ++count;',
  stuck: `export const handler = async (event) => {
    if (event.spin) for (;;);
    return 'free';
  };`,
  slow: 'export const handler = () => new Promise(() => {});',
  huge: `export const handler = async () => 'x'.repeat(6 * 1024 * 1024 + 1);`,
  nothing: 'export const handler = async () => {};',
  notJson: 'export const handler = async () => ({ a: undefined, at: new Date(0), big: new Map() });',
  clock: 'export const handler = async () => ({ now: Date.now(), date: new Date().getTime() });',
  talks: `export const handler = async () => {
    console.log('plain words');
    console.log(JSON.stringify({ level: 'ERROR', message: 'structured' }));
  };`,
  together: `const waiting = [];
    export const handler = (event) => new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === event.wanted) for (const each of waiting) each(event.wanted);
    });`,
} as const;

type SourceName = keyof typeof SOURCES;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

class TestRuntime extends LambdaRuntime {
  readonly errors: string[];
  readonly #directory: string;

  constructor(directory: string, timeout: number, clock: Clock, idleMs?: number) {
    const settings = { environment: ['STAGE'], timeout, memory: 256 };
    const errors: string[] = [];
    super({
      functions: Object.fromEntries(Object.keys(SOURCES).map((name) => [name, settings])),
      directory,
      logDirectory: join(directory, 'logs'),
      region: 'eu-west-1',
      productEnvironment: { STAGE: 'local', STAGE_SECRET: 'not for everyone' },
      awsEnvironment: { AWS_ACCESS_KEY_ID: 'key' },
      clock,
      ...(idleMs !== undefined && { idleMs }),
      onError: (line) => errors.push(line),
    });
    this.errors = errors;
    this.#directory = directory;
  }

  replace(name: SourceName, source: string): void {
    writeFunction(this.#directory, name, source);
  }

  logOf(name: SourceName): string {
    return readFileSync(join(this.#directory, 'logs', `${name}.log`), 'utf8');
  }
}

/** @param timeout in seconds */
function runtimeWith(timeout = 5, clock = createClock(), idleMs?: number): TestRuntime {
  const directory = mkdtempSync(join(tmpdir(), 'creel-functions-'));
  for (const [name, source] of Object.entries(SOURCES)) writeFunction(directory, name, source);
  const runtime = new TestRuntime(directory, timeout, clock, idleMs);
  stops.push(async () => {
    await runtime.stop();
    rmSync(directory, { recursive: true });
  });
  return runtime;
}

function writeFunction(directory: string, name: string, source: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, 'index.mjs'), source);
}

const invoke = (name: SourceName, event: unknown = {}, timeout?: number) =>
  runtimeWith(timeout).invoke(name, event);

describe('a function', () => {
  it('gets a copy of the event and gives a copy of its answer', async () => {
    expect(await invoke('echo', { a: [1, 'ä', null], left: undefined })).toEqual({ a: [1, 'ä', null] });
  });

  it('answers what JSON can carry and no more', async () => {
    expect(await invoke('notJson')).toEqual({ at: '1970-01-01T00:00:00.000Z', big: {} });
    expect(await invoke('nothing')).toBeNull();
  });

  it('sees the variables its definition names, those of AWS, and no others', async () => {
    expect(await invoke('environment')).toMatchObject({
      STAGE: 'local',
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_LAMBDA_FUNCTION_NAME: 'environment',
    });
    const environment = await invoke('environment');
    expect(environment).not.toHaveProperty('STAGE_SECRET');
    expect(environment).not.toHaveProperty('PATH');
  });

  it('gets the context of Lambda', async () => {
    const runtime = runtimeWith(5);
    expect(await runtime.invoke('context', {}, 'request-1')).toMatchObject({
      awsRequestId: 'request-1',
      functionName: 'context',
      memoryLimitInMB: '256',
      remaining: expect.toSatisfy((left: number) => left > 3000 && left <= 5000),
    });
  });

  it('keeps its module state between invocations', async () => {
    const runtime = runtimeWith();
    expect([await runtime.invoke('counts', {}), await runtime.invoke('counts', {})]).toEqual([1, 2]);
  });

  it('is loaded anew after its bundle changed', async () => {
    const runtime = runtimeWith();
    await runtime.invoke('counts', {});
    runtime.replace('counts', `export const handler = async () => 'new';`);
    runtime.reload('counts');
    expect(await runtime.invoke('counts', {})).toBe('new');
  });

  it('takes several invocations at once', async () => {
    const runtime = runtimeWith();
    const all = [1, 2, 3].map(() => runtime.invoke('together', { wanted: 3 }));
    expect(await Promise.all(all)).toEqual([3, 3, 3]);
  });

  it('follows the clock of the cloud', async () => {
    const clock = createClock();
    const runtime = runtimeWith(5, clock);
    clock.advance(48 * 3_600_000);
    const ahead = Date.now() + 48 * 3_600_000;
    const { now, date } = (await runtime.invoke('clock', {})) as { now: number; date: number };
    expect(Math.abs(now - ahead)).toBeLessThan(60_000);
    expect(Math.abs(date - ahead)).toBeLessThan(60_000);
  });
});

describe('a function that fails', () => {
  it.each([
    ['fails', 'RangeError', 'too far'],
    ['unloadable', 'Error', 'broken at start'],
    ['nameless', 'Runtime.HandlerNotFound', 'index.handler is undefined or not exported'],
    ['huge', 'Function.ResponseSizeTooLarge', expect.stringContaining('exceeded maximum allowed payload')],
  ] as const)('%s: answers type and message', async (name, errorType, errorMessage) => {
    await expect(invoke(name)).rejects.toMatchObject({ answer: { errorType, errorMessage } });
  });

  it('is ended after its time and starts again', async () => {
    const runtime = runtimeWith(1.5);
    await expect(runtime.invoke('stuck', { spin: true })).rejects.toMatchObject({
      answer: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringMatching(/Task timed out after 1\.50 seconds$/),
      },
    });
    expect(await runtime.invoke('stuck', {})).toBe('free');
  });

  it('fails every invocation in flight when it exits, and starts again', async () => {
    const runtime = runtimeWith();
    const both = [runtime.invoke('exits', { exit: true }), runtime.invoke('exits', { exit: true })];
    for (const each of await Promise.allSettled(both)) {
      expect(each).toMatchObject({ reason: { answer: { errorType: 'Runtime.ExitError' } } });
    }
    expect(await runtime.invoke('exits', {})).toBe(process.pid);
  });

  it('is unloaded when nobody calls it, not while it works, and starts anew when called', async () => {
    const runtime = runtimeWith(5, createClock(), 30);
    expect(await Promise.all([runtime.invoke('counts', {}), runtime.invoke('counts', {})])).toEqual([1, 2]);
    const calls = [runtime.invoke('together', { wanted: 2 })];
    await vi.waitFor(async () => expect(await runtime.invoke('counts', {})).toBe(1), {
      interval: 100,
      timeout: 10_000,
    });
    calls.push(runtime.invoke('together', { wanted: 2 }));
    expect(await Promise.all(calls)).toEqual([2, 2]);
  });

  it('does not keep the cloud from stopping', async () => {
    const runtime = runtimeWith();
    const pending = expect(runtime.invoke('slow', {})).rejects.toMatchObject({ name: 'FunctionError' });
    await runtime.stop();
    await pending;
  });

  it('is never given more than 6 MB', async () => {
    await expect(invoke('echo', 'x'.repeat(6 * 1024 * 1024))).rejects.toMatchObject({
      name: 'RequestEntityTooLargeException',
    });
  });
});

describe('the log of a function', () => {
  it('keeps structured lines, wraps others, and shows errors', async () => {
    const runtime = runtimeWith();
    await runtime.invoke('talks', {});
    await runtime.stop();
    const lines = runtime.logOf('talks').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { timestamp: expect.any(String), level: 'INFO', message: 'plain words' },
      { level: 'ERROR', message: 'structured' },
    ]);
    expect(runtime.errors).toEqual(['talks: {"level":"ERROR","message":"structured"}']);
  });

  it('has the failure of an invocation', async () => {
    const runtime = runtimeWith();
    await runtime.invoke('fails', {}).catch(() => undefined);
    await runtime.stop();
    expect(runtime.logOf('fails')).toContain('too far');
  });
});
