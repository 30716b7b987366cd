import { setPro } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readEnd } from '../core/read-end.ts';
import * as pro from './store/pro.ts';

export default endpoint(setPro, async ({ params: { userId }, body, actor, now }) => {
  const { isPro } = body;
  const until = isPro ? readEnd(body.until, now) : undefined;
  await pro.setPro({ userId, actorId: actor.userId, isPro, until }, now);
  return { userId, isPro, ...(until !== undefined && { until }) };
});
