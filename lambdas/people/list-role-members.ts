import { listRoleMembers } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { nameAssigners } from './name-assigners.ts';
import { readAccounts } from './store/accounts.ts';
import { listMembersPage } from './store/memberships.ts';

export default endpoint(listRoleMembers, async ({ params: { role }, query }) => {
  const { items, ...rest } = await listMembersPage(role, query);
  const [members, accounts] = await Promise.all([
    nameAssigners(items),
    readAccounts(items.map(({ userId }) => userId)),
  ]);
  const named = members.map(({ group: _, ...member }, index) => {
    // Who never signed in since has no account yet.
    const { name = '', email = '' } = accounts[index] ?? {};
    return { ...member, name, email };
  });
  return { ...rest, items: named };
});
