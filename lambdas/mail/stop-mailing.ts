import { AppError } from '#shared/contract/errors.ts';
import { stopMailing } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { ifUnchanged, lacks, retry, transact, update } from '../table/index.ts';
import { presentMailing, stateOf } from './mailings/present-mailings.ts';
import { mailing } from './store/items.ts';
import { findMailing } from './store/mailings.ts';

export default endpoint(stopMailing, async ({ params: { mailingId }, actor, now }) => {
  const stopped = await retry(async () => {
    const before = await findMailing(mailingId);
    const state = stateOf(before, now);
    if (state === 'sent') throw new AppError('conflict', words.mailingSent);
    if (state === 'stopped') return before;
    const mark = { by: actor.userId, at: now.toISOString() };
    const unlessStopped = ifUnchanged(lacks('stopped'));
    const entry = {
      ...{ action: 'mailing-stopped' as const, actorId: actor.userId, subject: mailingId },
      ...{ before: { mailingState: state }, after: { mailingState: 'stopped' } },
    };
    const step = update(mailing.key({ mailingId }), { set: { stopped: mark } }, unlessStopped);
    // The counts of batches are written to the same item meanwhile.
    await transact([step, ...auditSteps(entry, now)], { maxAttempts: 20 });
    return { ...before, stopped: mark };
  });
  return await presentMailing(stopped, now);
});
