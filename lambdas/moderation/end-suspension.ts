import { auditSteps } from '../audit/store/audit.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { retry, transact } from '../table/index.ts';
import type { suspensionEnd } from './jobs.ts';
import { endSuspension } from './store/suspensions.ts';
import { changeOfSuspension } from './suspension-change.ts';

/** The person, their card and their posts follow by the stream. */
export async function endSuspensionOf({ addressHash }: PayloadOf<typeof suspensionEnd>): Promise<void> {
  const now = new Date();
  await retry(async () => {
    const ending = await endSuspension(addressHash, now);
    if (!ending) return;
    const entry = { action: 'suspension-ended' as const, actorId: undefined };
    const change = changeOfSuspension(ending.before, undefined);
    const audited = ending.userIds.flatMap((userId) => auditSteps({ ...entry, userId, ...change }, now));
    await transact([...ending.steps, ...audited]);
  });
}
