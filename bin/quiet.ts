/**
 * `npm run quiet -- --stage dev`: refuses what costs money, on both sites, until the same with --end. The edge goes on serving what it has. It is
 * the local site at PORT (--state=<folder> names its data), or with --stage=dev a deployed stage, with the credentials that the AWS SDK finds.
 */
import { beginQuiet, endQuiet } from '#lambdas/site/store/quiet.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { runCommand, say } from './command.ts';
import { useTable } from './use-table.ts';

await runCommand(async () => {
  const { end: isOver } = await useTable({ flags: ['end'] });
  if (isOver) await endQuiet();
  else await beginQuiet(new Date());
  const what = isOver ? 'everything again' : 'only calls of groups, and lets people read their own data';
  say(`Within ${SETTINGS_KEPT_SECONDS} seconds the site takes ${what}.`);
});
