import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';

/** The repository, absolute. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folder of Node's compile cache, which halves the time that loading takes the next time. */
export const COMPILED = join(ROOT, 'node_modules/.cache/creel/compiled');

/** The folder of the local cloud's data. It gets a new name when the shape of stored items changes, so that old items are not misread. */
export const STATE_FOLDER = '.local/v2';

/** Runs a command-line command. For an error it prints only the message, and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Asks the operator in the terminal. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
