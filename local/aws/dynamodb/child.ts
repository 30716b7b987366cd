import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const killTimeoutMs = 2000;

export interface Child {
  readonly pid: number;
  /** The exit code or the signal that ended it, and its output on stderr. */
  readonly exited: Promise<{ how: string; said: string }>;
  stop(): Promise<void>;
}

// A killed parent can't stop its children, but its pipe to their stdin closes. The watcher in the background waits for
// that and kills the process that the shell turns into.
const watchedByPipe = 'exec 3<&0; (cat; kill -KILL $$) <&3 >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/** Starts a program that ends together with this process, even if this one is killed with -9. */
export async function spawnBound(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawn('/bin/sh', ['-c', watchedByPipe, 'sh', program, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    // A process group of its own: this process handles Ctrl-C and then stops the child.
    detached: true,
  });
  await once(child, 'spawn');
  const exited = waitForExit(child);
  return { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
}

async function waitForExit(child: ChildProcess): Promise<{ how: string; said: string }> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  // Not 'exit', which can come before the last output.
  const [code, signal] = await once(child, 'close');
  return { how: signal === null ? `code ${code}` : `signal ${signal}`, said: said.trim() };
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), killTimeoutMs);
  await exited;
  clearTimeout(overdue);
}
