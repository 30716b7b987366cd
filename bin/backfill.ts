/**
 * `npm run backfill`: updates items that older versions wrote (bin/backfill/backfill-all.ts). Running it again changes nothing. It works on the
 * local site at PORT (--state=<folder> names its data), or with --stage=dev on a deployed stage, with the credentials that the AWS SDK finds.
 */
import { backfillAll } from './backfill/backfill-all.ts';
import { runCommand, say } from './command.ts';
import { useTable } from './use-table.ts';

await runCommand(async () => {
  await useTable();
  for (const line of await backfillAll(new Date())) say(line);
});
