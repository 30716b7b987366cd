/** What a server with AWS credentials does with users. */
import * as z from 'zod/mini';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { adminOperation, type Operation, type Operations, username } from './operation.ts';
import { describeUser, removeUser, requireUser } from './users.ts';

/** The pool's groups are fixed, as the deployed pool's are; who is in them is not. */
function groupOperation(isMember: boolean): Operation {
  return adminOperation(
    { Username: username, GroupName: z.enum(GROUPS) },
    async (pool, { Username, GroupName }) => {
      const user = requireUser(pool, Username);
      user.groups = GROUPS.filter((name) => (name === GroupName ? isMember : user.groups.includes(name)));
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
  AdminAddUserToGroup: groupOperation(true),
  AdminRemoveUserFromGroup: groupOperation(false),
};
