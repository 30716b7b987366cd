import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { tombstone } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { absent, present } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { landingsOfSuspended } from './jobs.ts';
import { changeLanding } from './store/change-landing.ts';
import { landing, ownLandings } from './store/items.ts';

const CHANGED_IN_ONE_GO = 50;

/** Hides a suspended person's landings or shows them again, newest first. */
export async function followSuspensionPart({
  userId,
  cursor,
}: PayloadOf<typeof landingsOfSuspended>): Promise<Job[]> {
  const { items: keys, lastKey } = await table.queryKeys(ownLandings(userId), {
    limit: CHANGED_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  await Promise.all(keys.map(({ sk }) => table.retry(() => hideOrShow(sk, userId))));
  return lastKey ? [landingsOfSuspended.of({ userId, cursor: lastKey })] : [];
}

/** Follows the current suspension, since the job may be late. */
async function hideOrShow(landingId: string, userId: string): Promise<void> {
  const key = suspension.key({ userId });
  const [suspended, deleted, before] = await table.getItems([
    key,
    tombstone.key({ userId }),
    landing.key({ landingId }),
  ]);
  const isSuspended = suspended !== undefined;
  if (!before || deleted || (before.withdrawn === true) === isSuspended) return;
  const { withdrawn: _withdrawn, ...rest } = before;
  const after = {
    ...rest,
    hidden: isSuspended || before.moderation?.isTakenDown === true,
    ...(isSuspended && { withdrawn: true as const }),
    version: before.version + 1,
  };
  await changeLanding(before, after, [table.checkUnchanged(key, isSuspended ? present : absent)]);
}
