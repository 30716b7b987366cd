import { GROUPS, type Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import * as endpoints from '#shared/people/endpoints.ts';
import { ownSecondFactor } from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { readEnd } from '../core/read-end.ts';
import {
  addUserToGroup,
  hasSecondFactor,
  removeUserFromGroup,
  turnOffSecondFactor,
} from '../services/user-pool.ts';
import { nameAssigners } from './name-assigners.ts';
import { readAccounts } from './store/accounts.ts';
import { addToGroup, listMembersPage, removeFromGroup } from './store/memberships.ts';
import * as pro from './store/pro.ts';
import * as profiles from './store/profiles.ts';
import { beginReset, endReset } from './store/second-factor.ts';

const DISPLAY_NAMES: Readonly<Record<Group, string>> = {
  admin: 'Admin',
  community_aid_manager: 'Community Aid Manager',
  fisherman_manager: 'Fisherman Manager',
};

const NAMES = new Intl.Collator(DEFAULT_LANGUAGE);
const ROLES = GROUPS.map((role) => ({ role, displayName: DISPLAY_NAMES[role] })).sort((one, other) =>
  NAMES.compare(one.displayName, other.displayName),
);

export const listRoles = endpoint(endpoints.listRoles, async () => ({ items: ROLES }));

export const listRoleMembers = endpoint(endpoints.listRoleMembers, async ({ params: { role }, query }) => {
  const { items, ...rest } = await listMembersPage(role, query);
  const [members, accounts] = await Promise.all([
    nameAssigners(items),
    readAccounts(items.map(({ userId }) => userId)),
  ]);
  const named = members.map(({ group: _, ...member }, index) => {
    // A person who never signed in has no account item yet.
    const { name = '', email = '' } = accounts[index] ?? {};
    return { ...member, name, email };
  });
  return { ...rest, items: named };
});

/** Changes the user pool first, which knows whether the user exists; its group alone grants no rights here. */
export const assignRole = endpoint(endpoints.assignRole, async ({ params: { userId, role }, actor, now }) => {
  await addUserToGroup(userId, role);
  const { assignedBy, assignedAt } = await addToGroup({ userId, group: role, actorId: actor.userId }, now);
  return { userId, role, assignedBy, assignedAt };
});

/** Changes the record first, which decides: if the user pool fails, the role is gone anyway, and a retry corrects the pool. */
export const removeRole = endpoint(endpoints.removeRole, async ({ params: { userId, role }, actor, now }) => {
  await removeFromGroup({ userId, group: role, actorId: actor.userId }, now);
  await removeUserFromGroup(userId, role);
  return { removed: true as const };
});

export const deleteProfiles = endpoint(
  endpoints.deleteProfiles,
  async ({ params: { userId }, actor, now }) => ({
    deleted: await profiles.deleteProfiles(userId, actor.userId, now),
  }),
);

/** The audit entry is written first, so that no second factor is removed without a record of the administrator. */
export const resetSecondFactor = endpoint(
  endpoints.resetSecondFactor,
  async ({ params: { userId }, actor, now }) => {
    if (userId === actor.userId) throw new AppError('not_allowed', ownSecondFactor);
    if (await hasSecondFactor(userId)) {
      await beginReset({ userId, actorId: actor.userId }, now);
      await turnOffSecondFactor(userId);
    }
    await endReset(userId);
    return { reset: true as const };
  },
);

export const setPro = endpoint(endpoints.setPro, async ({ params: { userId }, body, actor, now }) => {
  const { isPro } = body;
  const until = isPro ? readEnd(body.until, now) : undefined;
  await pro.setPro({ userId, actorId: actor.userId, isPro, until }, now);
  return { userId, isPro, until };
});

export const grantCredits = endpoint(
  endpoints.grantCredits,
  ({ params: { userId }, body: { credits: by, reason }, actor, rememberAnswer, now }) =>
    pro.changeCredits({ userId, actorId: actor.userId, by, reason }, now, rememberAnswer),
);

export const takeCredits = endpoint(
  endpoints.takeCredits,
  ({ params: { userId }, body: { credits, reason }, actor, rememberAnswer, now }) =>
    pro.changeCredits({ userId, actorId: actor.userId, by: -credits, reason }, now, rememberAnswer),
);
