import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 500;

export interface Lock {
  /** Records which process serves the file, so that the next start can find it. */
  recordServer(pid: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims a data file, because two servers would both write to it. A server whose owner was killed normally ends by
 * itself a moment later; if not, it is ended here.
 * @throws Error if its owner is alive
 */
export async function lockDataFile(dataFile: string): Promise<Lock> {
  const lockFile = `${dataFile}.lock`;
  const present = await readLock(lockFile);
  if (present && !(await endsSoon(present.server, dataFile))) {
    if (isAlive(present.owner)) {
      throw new Error(`${dataFile} is in use by process ${present.owner}: stop that one first`);
    }
    process.kill(present.server, 'SIGKILL');
    await endsSoon(present.server, dataFile);
  }
  return {
    recordServer: (server) => writeFile(lockFile, JSON.stringify({ owner: process.pid, server })),
    release: () => rm(lockFile, { force: true }),
  };
}

async function readLock(lockFile: string): Promise<{ owner: number; server: number } | undefined> {
  try {
    const { owner, server } = JSON.parse(await readFile(lockFile, 'utf8'));
    return Number.isInteger(owner) && Number.isInteger(server) ? { owner, server } : undefined;
  } catch {
    // If the file is missing or was cut short by a kill, it names no process.
    return undefined;
  }
}

async function endsSoon(server: number, dataFile: string): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (await serves(server, dataFile)) {
    if (Date.now() > deadline) return false;
    await sleep(5);
  }
  return true;
}

/** Process ids are reused, so the command line has to name the file too. */
async function serves(pid: number, dataFile: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(dataFile);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
