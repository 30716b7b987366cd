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
  /** Ends it; it writes what it holds to the folder first. */
  stop(): Promise<void>;
}

/** Whether something answers on the emulator's port, and which services it says it has. */
export async function emulatorServices(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(`${EMULATOR_ORIGIN}/_localstack/health`, {
      signal: AbortSignal.timeout(3000),
    });
    const { services } = z.parse(health, await response.json());
    return new Set(Object.keys(services ?? {}));
  } catch (error) {
    // Refused: nothing listens. All else is something that is no emulator, or one that says nothing of its services.
    return isRefused(error) ? undefined : new Set();
  }
}

/**
 * Starts MiniStack in a Python environment of its own below the folder, with the state that the folder holds.
 * @param folder absolute; also takes its log
 * @throws Error of one sentence when there is no Python, or when it does not come up
 */
export async function startMinistack(folder: string): Promise<Ministack> {
  const python = await installMinistack(folder);
  forgetStreamPositions(join(folder, 'state/lambda.json'));
  const log = openSync(join(folder, 'ministack.log'), 'w');
  // In a process group of its own: Ctrl-C is for us, and it is stopped when we are done.
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

/** In its own words: see what MiniStack says of its environment variables. */
function environment(folder: string): NodeJS.ProcessEnv {
  return {
    // Its functions run on the Node that runs this.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(EMULATOR_PORT),
    MINISTACK_ACCOUNT_ID: EMULATOR_ACCOUNT,
    MINISTACK_REGION: EMULATOR_REGION,
    LAMBDA_EXECUTOR: 'local',
    // Listeners of services that are not used here, open to the network.
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    PERSIST_STATE: '1',
    STATE_DIR: join(folder, 'state'),
    S3_PERSIST: '1',
    S3_DATA_DIR: join(folder, 'objects'),
  };
}

/**
 * MiniStack keeps from run to run how far each function had read the table's stream, but not the stream, which begins anew: functions would wait
 * until as many changes had come as there had been before.
 */
function forgetStreamPositions(file: string): void {
  if (!existsSync(file)) return;
  const state = z.parse(lambdaState, JSON.parse(readFileSync(file, 'utf8')));
  delete state.payload.dynamodb_stream_positions;
  writeFileSync(file, JSON.stringify(state));
}

/** @returns the folder of the Python environment; a new one whenever the pinned versions changed */
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
  // Scripts name the folder they were installed in: moved, they are called by way of their Python.
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
    // It has ended already.
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
