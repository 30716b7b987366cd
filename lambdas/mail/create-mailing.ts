import { ulid } from 'ulid';
import { personOf } from '#shared/newsletters/audience.ts';
import { createMailing } from '#shared/newsletters/endpoints.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { transact } from '../table/index.ts';
import { readLetter } from './mailings/letter.ts';
import { presentMailing } from './mailings/present-mailings.ts';
import { mailingSteps } from './store/mailings.ts';

/** Written down here; the table's stream starts it. */
export default endpoint(createMailing, async ({ body, actor, rememberAnswer, now }) => {
  readLetter(body);
  const { audience, expected } = body;
  const actorId = actor.userId;
  const { made, steps } = mailingSteps({ ...body, id: ulid(now.getTime()), by: actorId }, now);
  const answer = await presentMailing(made, now);
  const person = personOf(audience);
  const entry = {
    action: 'mailing-started' as const,
    actorId,
    subject: made.id,
    ...(person !== undefined && { userId: person }),
    before: {},
    after: { audience: person === undefined ? audience : 'person', recipients: expected },
  };
  await transact([...steps, ...auditSteps(entry, now), rememberAnswer(answer)]);
  return answer;
});
