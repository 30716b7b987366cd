import { manageOrganization } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { auditStep } from '../moderation/store/audit.ts';
import { locatePatch } from './locate.ts';
import { changeOrganization, toDetails } from './store/organizations.ts';

export default endpoint(manageOrganization, async ({ params: { organizationId }, body, actor, now }) => {
  const audited = (changed: readonly string[]) => {
    const subject = [organizationId, ...changed].join(' ');
    return auditStep({ action: 'organization-changed', actorId: actor.userId, subject }, now);
  };
  return toDetails(await changeOrganization(organizationId, await locatePatch(body), audited));
});
