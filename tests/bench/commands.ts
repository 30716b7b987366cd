/** Seconds that people wait for commands. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLock } from '#bin/build/lock.ts';
import { type Bench, machineLoad, say } from './bench.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const measureCommands: Bench = async function* (isWanted) {
  if (isWanted('commands.start')) yield { name: 'commands.start', value: await measureStart() };
  if (!isWanted('commands.synth')) return;
  const { scripts }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  if (scripts?.synth === undefined) say('  package.json has no script synth: commands.synth is not measured');
  else yield { name: 'commands.synth', value: await measureSynth() };
};

/** From the command to the line that says where the site is; built and filled with demo data by a start before. */
async function measureStart(): Promise<number> {
  const state = mkdtempSync(join(tmpdir(), 'creel-bench-'));
  try {
    const first = await startOnce(state);
    const second = await startOnce(state);
    say(`  npm start: first ${describe(first)}, second ${describe(second)}, ${machineLoad()}`);
    return second.waited;
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** Seconds. */
interface Started {
  waited: number;
  /** What it says itself, which leaves npm out. */
  said: number;
}

const describe = ({ waited, said }: Started) => `${waited.toFixed(1)} s (by its own account ${said} s)`;

async function startOnce(state: string): Promise<Started> {
  const from = performance.now();
  const child = spawn('npm', ['start', '--', `--state=${state}`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, which can be ended as a whole.
    detached: true,
  });
  try {
    const said = await readySentence(child);
    return { waited: (performance.now() - from) / 1000, said };
  } finally {
    await endGroup(child);
  }
}

export async function readySentence(child: ChildProcess): Promise<number> {
  let output = '';
  const found = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const seconds = /is ready after ([\d.]+) s/.exec(output)?.[1];
      if (seconds !== undefined) found.resolve(Number(seconds));
    });
  }
  child.on('exit', () => found.reject(new Error(`npm start ended before it was ready: ${output}`)));
  return await found.promise;
}

/** npm ends before what it started: the whole group has to be gone. */
export async function endGroup({ pid }: ChildProcess): Promise<void> {
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; pid !== undefined && reaches(pid, signal); signal = 0) {
    await sleep(20);
  }
}

function reaches(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Of all stages, with every function bundled anew. */
async function measureSynth(): Promise<number> {
  const output = mkdtempSync(join(tmpdir(), 'creel-bench-'));
  try {
    await forgetBundles();
    const from = performance.now();
    await promisify(execFile)('npm', ['run', 'synth', '--', `--output=${output}`], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    const seconds = (performance.now() - from) / 1000;
    say(`  npm run synth: ${seconds.toFixed(1)} s, ${machineLoad()}`);
    return seconds;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Makes the next build take the functions to deploy for out of date. What was built stays until then. */
async function forgetBundles(): Promise<void> {
  const stampFile = join(ROOT, 'dist/.stamp');
  await withLock(join(ROOT, 'dist/.lock'), async () => {
    const text = await readFile(stampFile, 'utf8').catch(() => '{}');
    const { lambdas: _forgotten, ...stamps }: Record<string, string> = JSON.parse(text);
    await writeFile(stampFile, JSON.stringify(stamps, undefined, 2));
  });
}
