/** The pool's groups are fixed, as the deployed pool's are; who is in them is not. */
import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { CognitoError } from './errors.ts';
import { adminOperation, type Operations, username } from './operation.ts';
import { pageLimit, pageOf, pageToken } from './paging.ts';
import type { Pool } from './pool.ts';
import { describeUser, requireUser } from './users.ts';

const page = { Limit: pageLimit, NextToken: pageToken };

const adminAddUserToGroup = adminOperation(
  { Username: username, GroupName: username },
  async (pool, { Username, GroupName }) => {
    const group = requireGroup(GroupName);
    const user = requireUser(pool, Username);
    user.groups = GROUPS.filter((name) => name === group || user.groups.includes(name));
    await pool.state.save();
    return {};
  },
);

const adminRemoveUserFromGroup = adminOperation(
  { Username: username, GroupName: username },
  async (pool, { Username, GroupName }) => {
    const group = requireGroup(GroupName);
    const user = requireUser(pool, Username);
    user.groups = user.groups.filter((name) => name !== group);
    await pool.state.save();
    return {};
  },
);

const adminListGroupsForUser = adminOperation(
  { Username: username, ...page },
  async (pool, { Username, Limit, NextToken }) => {
    const { items, next } = pageOf(requireUser(pool, Username).groups, Limit, NextToken);
    return { Groups: items.map((group) => describeGroup(pool, group)), NextToken: next };
  },
);

const listUsersInGroup = adminOperation(
  { GroupName: username, ...page },
  async (pool, { GroupName, Limit, NextToken }) => {
    const group = requireGroup(GroupName);
    const members = [...pool.state.users.values()].filter((user) => user.groups.includes(group));
    const { items, next } = pageOf(members, Limit, NextToken);
    return { Users: items.map(describeUser), NextToken: next };
  },
);

const listGroups = adminOperation(page, async (pool, { Limit, NextToken }) => {
  const { items, next } = pageOf(GROUPS, Limit, NextToken);
  return { Groups: items.map((group) => describeGroup(pool, group)), NextToken: next };
});

/** Throws ResourceNotFoundException for a group that the pool does not have. */
export function requireGroup(name: string): Group {
  const group = GROUPS.find((known) => known === name);
  if (!group) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  return group;
}

function describeGroup(pool: Pool, group: Group) {
  return { GroupName: group, UserPoolId: pool.userPoolId, Precedence: GROUPS.indexOf(group) + 1 };
}

export const adminGroupOperations: Operations = {
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminListGroupsForUser: adminListGroupsForUser,
  ListUsersInGroup: listUsersInGroup,
  ListGroups: listGroups,
};
