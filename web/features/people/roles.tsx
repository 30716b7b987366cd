import type { Group } from '#shared/contract/endpoint.ts';
import { listRoleMembers, listRoles } from '#shared/people/endpoints.ts';
import type { RoleMember } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { type EndpointList, useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { AssignRole } from './assign-role.tsx';
import { RoleMembers } from './role-members.tsx';

function useMembers(role: Group): EndpointList<RoleMember> {
  return useEndpointList(listRoleMembers, { params: { role } }, { isChangedElsewhere: true });
}

/** The people with each role, and forms to give and remove it. */
export default function Roles() {
  const { data, error, mutate } = useEndpoint(listRoles, {});
  const members: Readonly<Record<Group, EndpointList<RoleMember>>> = {
    admin: useMembers('admin'),
    community_aid_manager: useMembers('community_aid_manager'),
    fisherman_manager: useMembers('fisherman_manager'),
  };
  if (!data && error) {
    const lists = Object.values(members);
    const isNothingLoaded = lists.every((list) => list.error && !list.first);
    const retry = () => {
      void mutate();
      for (const list of lists) list.retry();
    };
    return (
      <ErrorState words={isNothingLoaded ? words.nothingLoaded : words.rolesNotLoaded} onRetry={retry} />
    );
  }
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <div className="grid items-start gap-8 md:grid-cols-[1fr_1.4fr]">
      <AssignRole roles={data.items} onAssigned={(role) => members[role].retry()} />
      <div className="flex flex-col gap-8">
        {data.items.map(({ role }) => (
          <RoleMembers key={role} role={role} displayName={words.roleNames[role]} list={members[role]} />
        ))}
      </div>
    </div>
  );
}
