/** After a restore: repeats what must stay, runs reactions that the restore has cut off, and tells people what they have lost. */
import { failedChange } from '#lambdas/changes/jobs.ts';
import { subscriptionsTo } from '#lambdas/changes/reactions.ts';
import { enqueue } from '#lambdas/jobs/enqueue.ts';
import { lossMail } from '#lambdas/people/jobs.ts';
import { Change } from '#lambdas/table/change.ts';
import { absent, all, ifUnchanged, isStill, put, transact } from '#lambdas/table/index.ts';
import { ChangedMeanwhile } from '#lambdas/table/retry.ts';
import type { Kept, Lost } from './find-lost.ts';

/** @param to the time that was restored; `until`, when the site came back. Milliseconds */
export async function makeGood(lost: Lost, { to, until }: { to: number; until: number }): Promise<void> {
  for (const each of lost.kept.values()) await keep(each);
  await enqueue(
    lost.unfinished.map((record) => {
      const reactions = subscriptionsTo(new Change(record).key).map(({ name }) => name);
      return failedChange.of({ record, reactions });
    }),
  );
  const span = { from: new Date(to).toISOString(), until: new Date(until).toISOString() };
  await enqueue(
    [...lost.people].map(([userId, deeds]) =>
      lossMail.of({ changeId: `restore-${to}-${userId}`, userId, ...span, deeds: Object.fromEntries(deeds) }),
    ),
  );
}

/** Leaves an item as it is that was changed since the restore. */
async function keep({ before, after }: Kept): Promise<void> {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'pk' && name !== 'sk');
  const asRestored = before ? all(...names.map((name) => isStill(name, before[name]))) : absent;
  await transact([put(after, ifUnchanged(asRestored))]).catch((error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
  });
}
