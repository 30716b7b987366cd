/**
 * `npm run after-restore -- --stage dev --from <old table> --to 2026-11-20T10:00:00Z`: with a restored table in use, finds in the changes of the old
 * one what came after that time. It repeats choices that must stay and brings back photos of restored posts. It runs reactions that the restore has cut
 * off, and tells people what they have lost.
 * --dry-run only reports. Without --stage it is the local site at PORT (--state=<folder> names its data). A repeat tells nobody twice.
 */
import { environment } from '#lambdas/environment.ts';
import { runCommand, say } from './command.ts';
import { bringBackPhotos } from './restore/bring-back-photos.ts';
import { findLost, type Lost } from './restore/find-lost.ts';
import { makeGood } from './restore/make-good.ts';
import { readTime } from './restore/read-time.ts';
import { useTable } from './use-table.ts';

await runCommand(async () => {
  const { from, to: time, 'dry-run': isDry } = await useTable({ texts: ['from', 'to'], flags: ['dry-run'] });
  const to = readTime(time)?.getTime();
  if (from === undefined || to === undefined)
    throw new Error('Say which table was in use, and which time was restored: --from=<table> --to=<time>.');
  if (from === environment('TABLE_NAME'))
    throw new Error(
      `${from} is in use: the restored table has to be in use, and --from to name the old one.`,
    );
  const lost = await findLost(from, to);
  for (const line of linesOf(lost)) say(line);
  const { photos, missing } = await bringBackPhotos(lost.withPhotos.values(), isDry === true);
  say(
    `Photos that ${isDry ? 'can come' : 'are'} back: ${photos}. Photos that are nowhere any more: ${missing}.`,
  );
  if (isDry) return;
  await makeGood(lost, { to, until: Date.now() });
  say(`${lost.people.size} people are being told by email.`);
});

function linesOf(lost: Lost): string[] {
  const listed = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
  return [
    `New items that are not in the restored table: ${listed(lost.kinds)}`,
    `Meals of lost entries of the ledger: ${listed(lost.meals)}`,
    `Emails that were sent meanwhile, or left out: ${lost.emails}`,
    `People who have lost something: ${lost.people.size}`,
    `Choices, ends of sessions and deletions of accounts to repeat: ${lost.kept.size}`,
    `Changes of the last minute before, whose reactions run again: ${lost.unfinished.length}`,
    ...lost.administration.map((each) => `To be done again by an administrator: ${each}`),
  ];
}
