import { answerJoinRequest } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import * as requests from './store/join-requests.ts';
import { requireMember, stillMember } from './store/members.ts';

export default endpoint(answerJoinRequest, async ({ params, body, actor, now }) => {
  const alongside = stillMember(actor.userId, params.organizationId, ['coordinator']);
  const answering = { ...body, answeredBy: actor.userId, now, alongside };
  const state = await retry(async () => {
    await requireMember(actor.userId, params.organizationId, ['coordinator']);
    return await requests.answerJoinRequest(params, answering);
  });
  return { state };
});
