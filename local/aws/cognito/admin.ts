/** Operations on users for a server with AWS credentials. */
import * as z from 'zod/mini';
import { CognitoError } from './errors.ts';
import { adminOperation, type Operation, type Operations, username } from './operation.ts';
import { revokeSessions } from './sessions.ts';
import { describeUser, removeUser, requireUser } from './users.ts';

function groupOperation(isMember: boolean): Operation {
  return adminOperation(
    { Username: username, GroupName: z.string() },
    async (pool, { Username, GroupName }) => {
      const user = requireUser(pool, Username);
      if (!pool.groups.includes(GroupName))
        throw new CognitoError('ResourceNotFoundException', 'Group not found.');
      user.groups = pool.groups.filter((name) =>
        name === GroupName ? isMember : user.groups.includes(name),
      );
      await pool.state.save(user);
      return {};
    },
  );
}

export const adminOperations: Operations = {
  AdminGetUser: adminOperation({ Username: username }, async (pool, { Username }) =>
    describeUser(requireUser(pool, Username)),
  ),
  AdminDeleteUser: adminOperation({ Username: username }, async (pool, { Username }) => {
    const user = requireUser(pool, Username);
    removeUser(pool, user);
    await pool.state.save(user);
    return {};
  }),
  AdminUserGlobalSignOut: adminOperation({ Username: username }, async (pool, { Username }) => {
    await revokeSessions(pool, requireUser(pool, Username));
    return {};
  }),
  AdminAddUserToGroup: groupOperation(true),
  AdminRemoveUserFromGroup: groupOperation(false),
};
