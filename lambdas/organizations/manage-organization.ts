import { manageOrganization } from '#shared/organizations/admin-endpoints.ts';
import { auditedChange, auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { locatePatch } from './locate.ts';
import type { StoredOrganization } from './store/items.ts';
import { changeOrganization, toDetails } from './store/organizations.ts';

export default endpoint(manageOrganization, async ({ params: { organizationId }, body, actor, now }) => {
  const alongside = (before: StoredOrganization, after: StoredOrganization) => {
    const personal = ['contactName', 'contactEmail', 'contactPhone'] as const;
    const change = auditedChange(toldOf(before), toldOf(after), personal);
    return auditSteps(
      { action: 'organization-changed', actorId: actor.userId, organizationId, ...change },
      now,
    );
  };
  const located = await locatePatch(body);
  return toDetails(
    await retry(() => changeOrganization(organizationId, located, { as: 'manager', alongside })),
  );
});

function toldOf({ place, radiusMiles, mealsPerWeek, coldStorage, state, contact }: StoredOrganization) {
  return {
    ...{ place, radiusMiles, mealsPerWeek, coldStorage, organizationState: state },
    ...{ contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone },
  };
}
