/** Sends a mailing whose time has come, or holds it and notifies the staff of the reason. */
import type { HeldReason } from '#shared/newsletters/schemas.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { listMembers } from '../people/store/memberships.ts';
import { retry, transact } from '../table/index.ts';
import { mailingHeldMail, type mailingStart } from './jobs.ts';
import { sitesWithoutAddress } from './postal-address.ts';
import { findStaff } from './staff.ts';
import type { StoredMailing } from './store/items.ts';
import { holdStep, isWaiting, nextRound, readMailing } from './store/mailings.ts';

/**
 * May safely run twice. A mailing that was postponed or canceled meanwhile stays as it is.
 * @returns the jobs that notify the staff if the mailing was held
 */
export async function startScheduled({ mailingId }: PayloadOf<typeof mailingStart>): Promise<Job[]> {
  return await retry(async () => {
    const now = new Date();
    const before = await readMailing(mailingId);
    if (!before?.sendAt || before.stopped || !isWaiting(before)) return [];
    if (Date.parse(before.sendAt) > now.getTime()) return [];
    const held = before.held ?? (await reasonToHold(before));
    if (!held) {
      await transact(nextRound(before, now).steps);
      return [];
    }
    await transact([holdStep(before, held)]);
    return await tellOf(before);
  });
}

async function reasonToHold({ audience, scheduledBy = '' }: StoredMailing): Promise<HeldReason | undefined> {
  if (!(await findStaff(scheduledBy))) return 'notAllowed';
  const missing = await sitesWithoutAddress(audience);
  return missing.length > 0 ? 'noAddress' : undefined;
}

/** All administrators, and the person who chose the time. */
async function tellOf({ id: mailingId, sendAt = '', scheduledBy = '' }: StoredMailing): Promise<Job[]> {
  const administrators = await listMembers('admin');
  const recipients = new Set([scheduledBy, ...administrators.map(({ userId }) => userId)]);
  return [...recipients].map((userId) => mailingHeldMail.of({ mailingId, sendAt, userId }));
}
