/**
 * `npm run backfill`: makes true of what older versions wrote what this one promises (bin/backfill/backfill-all.ts). Done once more it changes nothing. Of the
 * local site at PORT (--state=<folder> names its data), or of a deployed stage: --stage=dev, with the credentials that the AWS SDK finds.
 */
import { backfillAll } from './backfill/backfill-all.ts';
import { runCommand, say } from './command.ts';
import { useTable } from './use-table.ts';

await runCommand(async () => {
  await useTable();
  for (const line of await backfillAll(new Date())) say(line);
});
