import { IDEMPOTENCY_WINDOW } from '#shared/limits.ts';
import { auditSteps } from '../audit/store/audit.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { hashOfAddress } from '../mail/store/suppressions.ts';
import { absent, any, lessThan } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { begunSending } from './store/items.ts';

class WrittenDownBefore extends Error {}

/**
 * Records the sender and the number of emails, queues the emails, and then stores the response. In this order, every
 * email is recorded and none is missed. The writes use the call's idempotency key, so that retries record and send
 * nothing twice.
 */
export async function queueRemembered(
  mails: readonly { to: string; job(id: string): Job }[],
  remembered: table.TransactionStep,
  { actorId, mail, now }: { actorId: string; mail: string; now: Date },
): Promise<void> {
  const callId = String(remembered.item.Put?.Item?.pk);
  const begun = begunSending.item({ callId }, { expiresAt: table.expiryAfter(IDEMPOTENCY_WINDOW, now) });
  const isFree = any(absent, lessThan('expiresAt', Math.floor(now.getTime() / 1000)));
  const after = { mail, recipients: mails.length };
  try {
    await table.transact([
      table.put(
        begun,
        table.onlyIf(isFree, () => new WrittenDownBefore()),
      ),
      ...auditSteps({ action: 'mails-sent', actorId, before: {}, after }, now),
    ]);
  } catch (error) {
    if (!(error instanceof WrittenDownBefore)) throw error;
  }
  await enqueue(mails.map(({ to, job }) => job(`${callId}#${hashOfAddress(to)}`)));
  await table.transact([remembered]);
}
