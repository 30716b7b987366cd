import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. No build takes this long, and a dead process's id may have been given to another process. */
const LONGEST_HOLD = 120_000;

/** Runs `work` while no other process on this machine holds the same lock file. The lock of a process that died is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await sleep(25);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Written to another file and linked into place, so that the lock never lacks its holder's process id. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function isAbandoned(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_HOLD) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    // ESRCH: the holder is gone. A lock that was released meanwhile, or that another user's process holds, is not removed.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
