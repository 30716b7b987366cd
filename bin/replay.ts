/**
 * `npm run replay`: compares the counts of pledges, organizations, fishermen and the site with the ledger of meals. It reports differences and then
 * exits with 1. It reads the local site at PORT (--state=<folder> names its data), or with --stage=dev a deployed stage, with the credentials that
 * the AWS SDK finds.
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
