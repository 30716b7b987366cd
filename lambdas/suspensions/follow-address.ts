/**
 * Updates the followers of a suspended address: other accounts made with it, and addresses that its person changed to.
 * There may be many, since anybody can make accounts with one mailbox, so jobs work in parts.
 */
import { auditSteps } from '../audit/store/audit.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { type Found, retry, type TransactionStep, transact } from '../table/index.ts';
import { type FollowingAddress, followersOfAddress } from './jobs.ts';
import { type SuspensionTerms, suspendedAddress, suspension } from './store/items.ts';
import { changeOfSuspension } from './store/suspension-change.ts';
import { followMark, isOver, readFollowers } from './store/suspensions.ts';

export async function followAddressMark(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspendedAddress);
  const isFirst = (after ?? before)?.firstAddressHash === undefined;
  if (isFirst) await enqueue([followersOfAddress.of(params)]);
}

/** The table's stream then hides or shows the people's cards and posts. */
export async function followAddressPart({ addressHash, cursor }: FollowingAddress): Promise<Job[]> {
  const now = new Date();
  const lastKey = await retry(async () => {
    const { mark, still, followers, lastKey } = await readFollowers(addressHash, cursor);
    const steps = followers.flatMap((follower) => {
      const step = followMark(follower, mark);
      return mark ? step : [...step, ...auditedEnd(follower, now)];
    });
    if (steps.length > 0) await transact([still, ...steps]);
    return lastKey;
  });
  return lastKey ? [followersOfAddress.of({ addressHash, cursor: lastKey })] : [];
}

/** Audits a suspension that ended by itself. One that an administrator lifted early has an entry already. */
function auditedEnd(follower: Found<SuspensionTerms>, now: Date): TransactionStep[] {
  const userId = suspension.match(follower)?.userId;
  if (userId === undefined || !isOver(follower, now)) return [];
  const change = changeOfSuspension(follower, undefined);
  return auditSteps({ action: 'suspension-ended', actorId: undefined, userId, ...change }, now);
}
