import { removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { removeMember, requireAnotherCoordinator, requireMember, stillMember } from './store/members.ts';

/** Everybody may leave; a coordinator lets others go. */
export default endpoint(removeOrganizationMember, async ({ params, actor }) => {
  const { organizationId, userId } = params;
  const isLeaving = userId === actor.userId;
  await retry(async () => {
    // Whoever lets another one go stays themselves.
    if (isLeaving)
      return await removeMember(params, ({ role }) =>
        role === 'coordinator' ? requireAnotherCoordinator(params) : [],
      );
    await requireMember(actor.userId, organizationId, ['coordinator']);
    await removeMember(params, () => [stillMember(actor.userId, organizationId, ['coordinator'])]);
  });
  return { removed: true as const };
});
