import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LocalCloud } from '#tests/support/local-cloud.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm run replay` says of a cloud, line by line, and whether it found every count right. */
export function replay(
  { port }: Pick<LocalCloud, 'port'>,
  stateDirectory: string,
): Promise<{ isRight: boolean; lines: string[] }> {
  const command = ['bin/replay.ts', `--state=${stateDirectory}`];
  const options = { cwd: ROOT, env: { ...process.env, PORT: String(port) } };
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      resolve({ isRight: error === null, lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });
}
