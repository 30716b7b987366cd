import { grantCredits } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as pro from './store/pro.ts';

export default endpoint(grantCredits, async ({ params: { userId }, body, actor, rememberAnswer, now }) => {
  const given = { userId, actorId: actor.userId, credits: body.credits };
  const credits = await pro.grantCredits(given, now, (total) => rememberAnswer({ userId, credits: total }));
  return { userId, credits };
});
