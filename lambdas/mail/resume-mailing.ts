import { AppError } from '#shared/contract/errors.ts';
import { resumeMailing } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry, transact } from '../table/index.ts';
import { canResume, presentMailing, stateOf } from './mailings/present-mailings.ts';
import { findMailing, nextRound } from './store/mailings.ts';

/** Whoever has the mail is passed over. The table's stream starts it; a repeat may find that it has ended by then. */
export default endpoint(resumeMailing, async ({ params: { mailingId }, actor, now }) => {
  const resumed = await retry(async () => {
    const before = await findMailing(mailingId);
    const state = stateOf(before, now);
    if (state === 'stopped') throw new AppError('conflict', words.mailingStopped);
    if (state !== 'unfinished') return before;
    if (!canResume(before, now)) throw new AppError('conflict', words.mailingTooOld);
    const { after, steps } = nextRound(before, now);
    const entry = {
      ...{ action: 'mailing-resumed' as const, actorId: actor.userId, subject: mailingId },
      ...{ before: { mailingState: state }, after: { mailingState: 'sending' } },
    };
    await transact([...steps, ...auditSteps(entry, now)], { maxAttempts: 20 });
    return after;
  });
  return await presentMailing(resumed, now);
});
