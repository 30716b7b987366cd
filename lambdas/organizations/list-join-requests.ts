import { listJoinRequests } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { nameIn, readPublicNames } from '../people/store/public-names.ts';
import * as requests from './store/join-requests.ts';
import { requireMember } from './store/members.ts';

export default endpoint(listJoinRequests, async ({ params: { organizationId }, actor }) => {
  await requireMember(actor.userId, organizationId, ['coordinator']);
  const waiting = await requests.listJoinRequests(organizationId);
  const names = await readPublicNames(waiting.map(({ userId }) => userId));
  return { items: waiting.map((each) => ({ ...each, name: nameIn(names, each.userId) })) };
});
