import { updateOrganization } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { locatePatch } from './locate.ts';
import { requireMember, stillMember } from './store/members.ts';
import { changeOrganization, toDetails } from './store/organizations.ts';

export default endpoint(updateOrganization, async ({ params: { organizationId }, body, actor }) => {
  const still = () => [stillMember(actor.userId, organizationId, ['coordinator'])];
  const changed = await retry(async () => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    return await changeOrganization(organizationId, await locatePatch(body), still);
  });
  return toDetails(changed);
});
