import { auditSteps } from '../audit/store/audit.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { type Mail, mail } from './jobs.ts';
import { hashOfAddress } from './store/suppressions.ts';

/**
 * Puts the mails of a call into the queue and then keeps its answer and writes down who sent how many: in this order, so that none is missed.
 * They go by the call's idempotency key, so that its repeats send nothing twice.
 */
export async function queueRemembered(
  mails: readonly Omit<Mail, 'id'>[],
  remembered: TransactionStep,
  { actorId, mail: type, now }: { actorId: string; mail: string; now: Date },
): Promise<void> {
  const callId = String(remembered.item.Put?.Item?.pk);
  await enqueue(mails.map((each) => mail.of({ ...each, id: `${callId}#${hashOfAddress(each.to)}` })));
  const after = { mail: type, recipients: mails.length };
  await transact([remembered, ...auditSteps({ action: 'mails-sent', actorId, before: {}, after }, now)]);
}
