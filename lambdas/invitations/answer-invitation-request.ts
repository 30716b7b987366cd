import { AppError } from '#shared/contract/errors.ts';
import { answerInvitationRequest } from '#shared/invitations/endpoints.ts';
import { MAX_INVITATION_ANSWERS } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry, transact } from '../table/index.ts';
import { presentRequest } from './present-requests.ts';
import { changeStep, findRequest } from './store/requests.ts';

/** The mail follows by the table's stream. */
export default endpoint(
  answerInvitationRequest,
  async ({ params: { requestId }, body: { text }, actor, rememberAnswer, now }) =>
    await retry(async () => {
      const before = await findRequest(requestId, now);
      if (before.answers.length >= MAX_INVITATION_ANSWERS)
        throw new AppError('conflict', words.answersTooMany);
      const answers = [...before.answers, { by: actor.userId, at: now.toISOString(), text }];
      const { after, step } = changeStep(before, { answers }, now);
      const presented = await presentRequest(after);
      const entry = { action: 'invitation-answered', actorId: actor.userId, subject: requestId } as const;
      const written = { before: {}, after: {}, onlyNamed: ['answer'] as const };
      await transact([step, ...auditSteps({ ...entry, ...written }, now), rememberAnswer(presented)]);
      return presented;
    }),
);
