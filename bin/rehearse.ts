/**
 * `npm run rehearse -- restore`, `versions` or `outages`: practises a failure or a deployment on a local cloud of its own, which it removes at the end,
 * and says how it went. With `restore`, people write for a minute between the restored time and the accident, or for --seconds=<n>. With `outages`,
 * --only=ses,sqs names the dependencies that fail, all by default, and --ways=refusing,lying how they do.
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from './command.ts';
import { DEPENDENCIES, WAYS } from './rehearse/outages/dependencies.ts';
import { rehearseOutages } from './rehearse/outages.ts';
import { rehearseRestore } from './rehearse/restore.ts';
import { rehearseVersions } from './rehearse/versions.ts';

interface Asked {
  seconds: number;
  only: string;
  ways: string;
  say(line: string): void;
}

const REHEARSALS = {
  restore: rehearseRestore,
  versions: rehearseVersions,
  outages: ({ only, ways, say }: Asked) =>
    rehearseOutages({ say, dependencies: someOf(DEPENDENCIES, only), ways: someOf(WAYS, ways) }),
};

function someOf<Name extends string>(names: readonly Name[], asked: string): Name[] {
  const wanted = asked === '' ? names : asked.split(',');
  const unknown = wanted.find((each) => !names.some((name) => name === each));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}: choose ${names.join(', ')}.`);
  return names.filter((name) => wanted.includes(name));
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
      ways: { type: 'string', default: '' },
    },
  });
  const [name = ''] = positionals;
  if (!(name in REHEARSALS)) throw new Error(`Say what to rehearse: ${Object.keys(REHEARSALS).join(', ')}.`);
  const rehearse = REHEARSALS[name as keyof typeof REHEARSALS];
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds=${values.seconds}: give a number of seconds above 0.`);
  const wrong = await rehearse({ ...values, seconds, say });
  for (const each of wrong) say(`WRONG  ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
});
