import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ROOT } from '#bin/command.ts';

const LONGEST_MS = 1_200_000;

it('every bench runs and measures each of its budgets', { timeout: LONGEST_MS }, async () => {
  const benches = spawn(process.execPath, ['tests/bench/run.ts', '--smallest'], {
    cwd: ROOT,
    // Vitest's own value would have them build the app for development.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [outcomes, [status]] = await Promise.all([text(benches.stdout), once(benches, 'exit')]);
  const notRun = outcomes
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith(': runs'));
  for (const line of notRun) console.warn(line);
  expect(status, notRun.join('\n')).toBe(0);
});
