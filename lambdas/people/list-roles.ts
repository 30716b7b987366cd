import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { listRoles } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';

const DISPLAY_NAMES: Readonly<Record<Group, string>> = {
  admin: 'Admin',
  community_aid_manager: 'Community Aid Manager',
  fisherman_manager: 'Fisherman Manager',
};

const ROLES = GROUPS.map((role) => ({ role, displayName: DISPLAY_NAMES[role] })).sort((one, other) =>
  one.displayName.localeCompare(other.displayName),
);

export default endpoint(listRoles, async () => ({ items: ROLES }));
