/**
 * `npm run replay`: walks the ledger of meals and says which counts of pledges, organizations, fishermen and the site are not what it comes to; then
 * the exit code is 1. Of the local site at PORT (--state=<folder> names its data), or of a deployed stage: --stage=dev, with the credentials that the AWS SDK finds.
 */
import { runCommand, say } from './command.ts';
import { compareAll } from './replay/compare.ts';
import { useTable } from './use-table.ts';

await runCommand(async () => {
  await useTable();
  const { entries, differences } = await compareAll();
  for (const line of differences) say(line);
  say(
    differences.length === 0
      ? `${entries} entries of the ledger: every count is what they come to.`
      : `${entries} entries of the ledger: ${differences.length} counts differ.`,
  );
  if (differences.length > 0) process.exitCode = 1;
});
