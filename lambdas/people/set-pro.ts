import { setPro } from '#shared/admin/endpoints.ts';
import { fieldError } from '#shared/contract/errors.ts';
import { endInPast } from '#words/admin-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import * as pro from './store/pro.ts';

export default endpoint(setPro, async ({ params: { userId }, body, actor, now }) => {
  const { isPro } = body;
  const until = isPro && body.until !== undefined ? new Date(body.until).toISOString() : undefined;
  if (until !== undefined && Date.parse(until) <= now.getTime()) throw fieldError('until', endInPast);
  await pro.setPro({ userId, actorId: actor.userId, isPro, until }, now);
  return { userId, isPro, ...(until !== undefined && { until }) };
});
