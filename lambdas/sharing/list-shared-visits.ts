import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember } from '../organizations/store/members.ts';
import { readVisits } from './store/visits.ts';

export default endpoint(listSharedVisits, async ({ query: { organization }, actor, now }) => {
  if (organization !== undefined) await requireMember(actor.userId, organization);
  return { items: await readVisits(organization ?? actor.userId, now) };
});
