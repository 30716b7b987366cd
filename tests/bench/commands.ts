/** Seconds that people wait for commands. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withLock } from '#bin/build/lock.ts';
import { forget } from '#bin/build/stamps.ts';
import { ROOT } from '#bin/command.ts';
import { findFreePort } from '#local/aws/dynamodb/free-port.ts';
import { type Bench, machineLoad, say, sized } from './bench.ts';

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
  using state = mkdtempDisposableSync(join(tmpdir(), 'creel-bench-'));
  const starts: Started[] = [];
  while (starts.length < sized(2, 1)) starts.push(await startOnce(state.path));
  say(`  npm start: ${starts.map(describe).join(', then ')}, ${machineLoad()}`);
  return starts.at(-1)?.waited ?? 0;
}

/** Seconds. */
interface Started {
  waited: number;
  /** The time that the command prints, which leaves npm out. */
  said: number;
}

const describe = ({ waited, said }: Started) => `${waited.toFixed(1)} s (by its own account ${said} s)`;

async function startOnce(state: string): Promise<Started> {
  const from = performance.now();
  const child = spawn('npm', ['start', '--', `--state=${state}`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await findFreePort()) },
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

/** Of all stages, with every function bundled anew. */
async function measureSynth(): Promise<number> {
  using output = mkdtempDisposableSync(join(tmpdir(), 'creel-bench-'));
  await forgetBundles();
  const from = performance.now();
  await promisify(execFile)('npm', ['run', 'synth', '--', `--output=${output.path}`], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = (performance.now() - from) / 1000;
  say(`  npm run synth: ${seconds.toFixed(1)} s, ${machineLoad()}`);
  return seconds;
}

/** Makes the next build take the functions to deploy for out of date. The earlier build stays until then. */
async function forgetBundles(): Promise<void> {
  await withLock(join(ROOT, 'dist/.lock'), async () => forget(join(ROOT, 'dist'), 'lambdas/'));
}
