import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs `npm run replay` on a cloud. Returns its lines, and whether every count was correct. */
export async function replay(cloud: Pick<LocalCloud, 'port'>, stateDirectory: string) {
  const { isDone: isRight, lines } = await runCommand('replay', cloud, stateDirectory);
  return { isRight, lines };
}

/** Runs an operator's command on a cloud and returns its lines. */
export function runCommand(
  name: 'replay' | 'backfill' | 'quiet',
  { port }: Pick<LocalCloud, 'port'>,
  stateDirectory: string,
  ...flags: readonly string[]
): Promise<{ isDone: boolean; lines: string[] }> {
  const command = [`bin/${name}.ts`, `--state=${stateDirectory}`, ...flags];
  const options = { cwd: ROOT, env: { ...process.env, PORT: String(port) } };
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      resolve({ isDone: error === null, lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });
}
