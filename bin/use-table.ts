/** For commands that run the functions' code on the table of a site. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localTable } from '#local/demo/many/local-table.ts';
import { localOrigin } from '#local/start.ts';
import { ROOT, STATE_FOLDER } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';

/**
 * Points the functions' code at the table of the local site at PORT, or of `--stage`.
 * @param more options of the command, with a text or without
 * @returns those of them that were given
 * @throws TypeError if the command has an option that is not known
 */
export async function useTable<Text extends string = never, Flag extends string = never>({
  texts = [],
  flags = [],
}: {
  texts?: readonly Text[];
  flags?: readonly Flag[];
} = {}): Promise<Given<Text, Flag>> {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      state: { type: 'string', default: STATE_FOLDER },
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const { stage, state, ...given } = values;
  Object.assign(process.env, await environmentOf({ stage, state: state ?? STATE_FOLDER }));
  return given as Given<Text, Flag>;
}

type Given<Text extends string, Flag extends string> = Partial<Record<Text, string> & Record<Flag, boolean>>;

async function environmentOf({ stage, state }: { stage?: string; state: string }) {
  if (stage !== undefined) return await stageTable(await openDeployed(ROOT, stage));
  return (await localTable(localOrigin(), resolve(ROOT, state))).environment;
}
