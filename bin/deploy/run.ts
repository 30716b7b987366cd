import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A file for the output, which otherwise goes to the terminal. Its last lines become part of the error when the program fails. */
  log?: string;
}

/** The number of lines of a log that become part of an error. */
const LAST_LINES = 30;

/** Runs a program to its end. @throws Error with a sentence and the last lines of its log when it fails */
export async function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const { cwd, env, log } = options;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: log === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (log !== undefined && child.stdout && child.stderr) {
    mkdirSync(dirname(log), { recursive: true });
    const file = createWriteStream(log);
    await Promise.all([child.stdout, child.stderr].map((stream) => pipeline(stream, file, { end: false })));
    await new Promise((resolve) => file.end(resolve));
  }
  const status = await ended;
  if (status === 0) return;
  const tail =
    log === undefined
      ? ''
      : `\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`;
  throw new Error(`${[program, ...args].join(' ')} failed.${tail}`);
}
