import { IDEMPOTENCY_WINDOW } from '#shared/limits.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { enqueue } from '../jobs/enqueue.ts';
import {
  absent,
  any,
  expiryAfter,
  lessThan,
  onlyIf,
  put,
  type TransactionStep,
  transact,
} from '../table/index.ts';
import { type Mail, mail } from './jobs.ts';
import { begunSending } from './store/items.ts';
import { hashOfAddress } from './store/suppressions.ts';

class WrittenDownBefore extends Error {}

/**
 * Writes down who sends how many emails, puts them into the queue, and then keeps the call's answer: in this order, so that none goes unrecorded
 * and none is missed. They go by the call's idempotency key, so that its repeats record and send nothing twice.
 */
export async function queueRemembered(
  mails: readonly Omit<Mail, 'id'>[],
  remembered: TransactionStep,
  { actorId, mail: type, now }: { actorId: string; mail: string; now: Date },
): Promise<void> {
  const callId = String(remembered.item.Put?.Item?.pk);
  const begun = begunSending.item({ callId }, { expiresAt: expiryAfter(IDEMPOTENCY_WINDOW, now) });
  const isFree = any(absent, lessThan('expiresAt', Math.floor(now.getTime() / 1000)));
  const after = { mail: type, recipients: mails.length };
  try {
    await transact([
      put(
        begun,
        onlyIf(isFree, () => new WrittenDownBefore()),
      ),
      ...auditSteps({ action: 'mails-sent', actorId, before: {}, after }, now),
    ]);
  } catch (error) {
    if (!(error instanceof WrittenDownBefore)) throw error;
  }
  await enqueue(mails.map((each) => mail.of({ ...each, id: `${callId}#${hashOfAddress(each.to)}` })));
  await transact([remembered]);
}
