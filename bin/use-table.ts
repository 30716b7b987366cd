/** For commands that run the functions' code on the table of a site. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localTable } from '#local/demo/many/local-table.ts';
import { readPort } from '#local/start.ts';
import { ROOT, STATE_FOLDER } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';

/**
 * Points the functions' code at the table of the local site at PORT, or of `--stage`.
 * @param flags further options of the command
 * @returns those of them that were given
 * @throws TypeError if the command has an option that is not known
 */
export async function useTable<Flag extends string = never>(
  ...flags: readonly Flag[]
): Promise<ReadonlySet<string>> {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      state: { type: 'string', default: STATE_FOLDER },
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    },
  });
  const { stage, state, ...given } = values;
  Object.assign(process.env, await environmentOf({ stage, state: state ?? STATE_FOLDER }));
  return new Set(Object.keys(given));
}

async function environmentOf({ stage, state }: { stage?: string; state: string }) {
  if (stage !== undefined) return await stageTable(await openDeployed(ROOT, stage));
  const origin = `http://127.0.0.1:${readPort(process.env.PORT)}`;
  return (await localTable(origin, resolve(ROOT, state))).environment;
}
