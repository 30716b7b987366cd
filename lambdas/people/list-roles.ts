import { listRoles } from '#shared/admin/endpoints.ts';
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { endpoint } from '../core/endpoint.ts';
import { readAccounts } from './store/accounts.ts';
import { listMembers } from './store/memberships.ts';

const DISPLAY_NAMES: Readonly<Record<Group, string>> = {
  admin: 'Admin',
  community_aid_manager: 'Community Aid Manager',
  fisherman_manager: 'Fisherman Manager',
};

export default endpoint(listRoles, async () => {
  const roles = [...GROUPS].sort((one, other) => DISPLAY_NAMES[one].localeCompare(DISPLAY_NAMES[other]));
  return { items: await Promise.all(roles.map(describe)) };
});

async function describe(role: Group) {
  const members = await listMembers(role);
  const accounts = await readAccounts(members.map(({ userId }) => userId));
  return {
    role,
    displayName: DISPLAY_NAMES[role],
    members: members.map(({ userId, assignedBy, assignedAt }, index) => {
      // Who never signed in since has no account yet.
      const { name = '', email = '' } = accounts[index] ?? {};
      return { userId, name, email, assignedBy, assignedAt };
    }),
  };
}
