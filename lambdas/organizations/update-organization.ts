import { updateOrganization } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { locatePatch } from './locate.ts';
import { requireMember, stillMember } from './store/members.ts';
import { changeOrganization, toDetails } from './store/organizations.ts';

export default endpoint(updateOrganization, async ({ params: { organizationId }, body, actor }) => {
  const alongside = () => [stillMember(actor.userId, organizationId, ['coordinator'])];
  const changed = await retry(async () => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    const located = await locatePatch(body);
    return await changeOrganization(organizationId, located, { as: 'coordinator', alongside });
  });
  return toDetails(changed);
});
