import { AppError } from '#shared/contract/errors.ts';
import { decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry, transact } from '../table/index.ts';
import { presentRequest } from './present-requests.ts';
import { requireSignUp } from './require-sign-up.ts';
import { changeStep, findRequest } from './store/requests.ts';

/** What was decided alike before stays as it is. The mail follows by the table's stream. */
export default endpoint(decideInvitationRequest, async ({ params: { requestId }, body, actor, now }) => {
  const state = body.decision === 'approve' ? 'approved' : 'declined';
  const reason = state === 'declined' ? body.reason : undefined;
  const decided = await retry(async () => {
    const before = await findRequest(requestId, now);
    if (before.state === state) return before;
    if (before.state !== 'open') throw new AppError('conflict', words.requestDecided[before.state]);
    if (state === 'approved') await requireSignUp(before.flavour);
    const decision = { by: actor.userId, at: now.toISOString(), ...(reason && { reason }) };
    const { after, step } = changeStep(before, { state, decision }, now);
    const entry = {
      action: `invitation-${state}` as const,
      actorId: actor.userId,
      subject: requestId,
      before: { requestState: before.state },
      after: { requestState: state },
      ...(reason && { onlyNamed: ['reason'] as const }),
    };
    await transact([step, ...auditSteps(entry, now)]);
    return after;
  });
  return await presentRequest(decided);
});
