import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { EMULATOR_ORIGIN, EMULATOR_PORT } from '#lib/emulator.ts';
import { EMULATOR_ACCOUNT, EMULATOR_REGION } from './emulator-environment.ts';
import { run } from './run.ts';

const REQUIREMENTS = fileURLToPath(new URL('./ministack-requirements.txt', import.meta.url));

/** Milliseconds. */
const LONGEST_START = 60_000;
const LONGEST_STOP = 30_000;

const lambdaState = z.looseObject({
  payload: z.looseObject({ dynamodb_stream_positions: z.optional(z.unknown()) }),
});
const health = z.object({ services: z.optional(z.record(z.string(), z.unknown())) });

export interface Ministack {
  pid: number;
  /** Stops MiniStack, which first writes its state to the folder. */
  stop(): Promise<void>;
}

/** @returns the services of the emulator; undefined if nothing listens on its port */
export async function emulatorServices(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(`${EMULATOR_ORIGIN}/_localstack/health`, {
      signal: AbortSignal.timeout(3000),
    });
    const { services } = z.parse(health, await response.json());
    return new Set(Object.keys(services ?? {}));
  } catch (error) {
    // Refused: nothing listens. Any other error comes from another program, or from an emulator that does not list its services.
    return isRefused(error) ? undefined : new Set();
  }
}

/**
 * Starts MiniStack in a Python environment of its own below the folder, with the state stored there.
 * @param folder absolute path; MiniStack's log is written there too
 * @throws Error of one sentence when there is no Python, or when MiniStack does not start
 */
export async function startMinistack(folder: string): Promise<Ministack> {
  const python = await installMinistack(folder);
  forgetStreamPositions(join(folder, 'state/lambda.json'));
  const log = openSync(join(folder, 'ministack.log'), 'w');
  // In a process group of its own, so that Ctrl-C reaches only this process, which stops MiniStack at the end.
  const child = spawn(join(python, 'bin/python'), ['-m', 'ministack'], {
    detached: true,
    stdio: ['ignore', log, log],
    env: environment(folder),
  });
  child.unref();
  let ended = false;
  child.on('exit', () => {
    ended = true;
  });
  child.on('error', () => {
    ended = true;
  });
  const end = Date.now() + LONGEST_START;
  while ((await emulatorServices()) === undefined) {
    if (ended || Date.now() > end)
      throw new Error(`MiniStack did not start: see ${join(folder, 'ministack.log')}.`);
    await pause(200);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('MiniStack did not start.');
  return { pid, stop: () => stop(pid, () => ended) };
}

/** MiniStack's environment variables; its documentation explains them. */
function environment(folder: string): NodeJS.ProcessEnv {
  return {
    // Functions run on the same Node as this process.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(EMULATOR_PORT),
    MINISTACK_ACCOUNT_ID: EMULATOR_ACCOUNT,
    MINISTACK_REGION: EMULATOR_REGION,
    LAMBDA_EXECUTOR: 'local',
    // Turns off listeners that are open to the network, of services that are not used here.
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    PERSIST_STATE: '1',
    STATE_DIR: join(folder, 'state'),
    S3_PERSIST: '1',
    S3_DATA_DIR: join(folder, 'objects'),
  };
}

/**
 * Deletes the positions in the table's stream. MiniStack stores each function's position but not the stream, which starts again: functions would
 * receive nothing until as many changes had been made as before.
 */
function forgetStreamPositions(file: string): void {
  if (!existsSync(file)) return;
  const state = z.parse(lambdaState, JSON.parse(readFileSync(file, 'utf8')));
  delete state.payload.dynamodb_stream_positions;
  writeFileSync(file, JSON.stringify(state));
}

/** @returns the folder of the Python environment, which is new whenever the pinned versions changed */
async function installMinistack(folder: string): Promise<string> {
  const digest = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const python = join(folder, `python-${digest}`);
  if (existsSync(python)) return python;
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'install.log');
  const fresh = `${python}.tmp`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    await run('python3', ['-m', 'venv', fresh], { log });
  } catch (cause) {
    throw new Error(
      `MiniStack needs python3 with venv (Debian: apt-get install python3-venv); or start an emulator of your own on ${EMULATOR_ORIGIN}.`,
      { cause },
    );
  }
  await run(join(fresh, 'bin/python'), ['-m', 'pip', 'install', '--quiet', '--no-deps', '-r', REQUIREMENTS], {
    log,
  });
  // Installed scripts contain the path of their folder, which has changed: they are run through Python instead.
  renameSync(fresh, python);
  return python;
}

async function stop(pid: number, isEnded: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_STOP;
  signal(pid, 'SIGTERM');
  while (!isEnded() && Date.now() < end) await pause(100);
  if (!isEnded()) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended already.
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
