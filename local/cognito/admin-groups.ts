/** The pool's groups are fixed, as the deployed pool's are; who is in them is not. */
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { CognitoError } from './errors.ts';
import { adminOperation, type Operation, type Operations, username } from './operation.ts';
import { requireUser } from './users.ts';

/** @param isMember whether the user is in the group afterwards */
function groupOperation(isMember: boolean): Operation {
  return adminOperation(
    { Username: username, GroupName: username },
    async (pool, { Username, GroupName }) => {
      const group = requireGroup(GroupName);
      const user = requireUser(pool, Username);
      user.groups = GROUPS.filter((name) => (name === group ? isMember : user.groups.includes(name)));
      await pool.state.save();
      return {};
    },
  );
}

/** Throws ResourceNotFoundException for a group that the pool does not have. */
export function requireGroup(name: string): Group {
  const group = GROUPS.find((known) => known === name);
  if (!group) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  return group;
}

export const adminGroupOperations: Operations = {
  AdminAddUserToGroup: groupOperation(true),
  AdminRemoveUserFromGroup: groupOperation(false),
};
