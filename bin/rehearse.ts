/**
 * `npm run rehearse -- restore` or `versions`: practises a failure or a deployment on a local cloud of its own, which it removes at the end, and says
 * how it went. With `restore`, people write for a minute between the restored time and the accident, or for --seconds=<n>.
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from './command.ts';
import { rehearseRestore } from './rehearse/restore.ts';
import { rehearseVersions } from './rehearse/versions.ts';

const REHEARSALS = { restore: rehearseRestore, versions: rehearseVersions };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '60' } },
  });
  const [name = ''] = positionals;
  if (!(name in REHEARSALS)) throw new Error(`Say what to rehearse: ${Object.keys(REHEARSALS).join(', ')}.`);
  const rehearse = REHEARSALS[name as keyof typeof REHEARSALS];
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds=${values.seconds}: give a number of seconds above 0.`);
  const wrong = await rehearse({ seconds, say });
  for (const each of wrong) say(`WRONG  ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
});
