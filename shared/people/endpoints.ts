import * as z from 'zod/mini';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { time, userId } from '../fields.ts';
import { PROFILE_TYPES } from '../profiles/profile-types.ts';
import {
  creditsBody,
  deletionBody,
  listedUser,
  proBody,
  roleMember,
  suspension,
  suspensionBody,
  userDetails,
} from './schemas.ts';

export const listRoles = defineEndpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/admin/roles',
  summary: 'The roles that can be assigned',
  access: ['admin'],
  answer: z.object({ items: z.array(z.object({ role: z.enum(GROUPS), displayName: z.string() })) }),
});

export const listRoleMembers = defineEndpoint({
  name: 'listRoleMembers',
  method: 'GET',
  path: '/admin/roles/{role}/members',
  summary: 'Who has a role, in no order that means anything',
  access: ['admin'],
  params: z.object({ role: z.enum(GROUPS) }),
  query: z.strictObject(listQuery),
  answer: listOf(roleMember),
});

export const listUsers = defineEndpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  summary:
    'People, the newest first; with q those of whose name a word, or whose e-mail address, begins with it',
  access: ['admin'],
  query: z.strictObject({
    ...listQuery,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  answer: listOf(listedUser),
});

export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/{userId}',
  summary: 'All that a site knows of a person which those who run it have to decide by',
  access: ['admin'],
  params: z.object({ userId }),
  answer: userDetails,
});

const roleOfUser = z.object({ userId, role: z.enum(GROUPS) });

export const assignRole = defineEndpoint({
  name: 'assignRole',
  method: 'PUT',
  path: '/admin/users/{userId}/roles/{role}',
  summary: 'Give somebody a role; who has it keeps it as it was given',
  access: ['admin'],
  params: roleOfUser,
  answer: z.object({ userId, role: z.enum(GROUPS), assignedBy: z.string(), assignedAt: time }),
});

export const removeRole = defineEndpoint({
  name: 'removeRole',
  method: 'DELETE',
  path: '/admin/users/{userId}/roles/{role}',
  summary: 'Take a role from somebody, from their next call on; the last administrator keeps theirs',
  access: ['admin'],
  params: roleOfUser,
  answer: z.object({ removed: z.literal(true) }),
  errors: ['conflict'],
});

export const deleteProfiles = defineEndpoint({
  name: 'deleteProfiles',
  method: 'DELETE',
  path: '/admin/users/{userId}/profile',
  summary: "Delete somebody's profile data; their account, with which they sign in, stays",
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ deleted: z.array(z.enum(PROFILE_TYPES)) }),
});

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  // Some proxies drop the body of a DELETE.
  method: 'POST',
  path: '/admin/users/{userId}/deletion',
  summary:
    "Delete somebody else's account with everything in it, and that they can sign in, for good: the same as when they delete it themselves",
  access: ['admin'],
  params: z.object({ userId }),
  body: deletionBody,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
});

export const resetSecondFactor = defineEndpoint({
  name: 'resetSecondFactor',
  method: 'DELETE',
  path: '/admin/users/{userId}/second-factor',
  summary:
    'Turn off the second factor of somebody else who has lost it: they sign in with the password alone until they set up another',
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ reset: z.literal(true) }),
});

export const setPro = defineEndpoint({
  name: 'setPro',
  method: 'PUT',
  path: '/admin/users/{userId}/pro',
  summary: 'Make a fisherman Pro, until a time or for good, or no more; what they post from then on is Pro',
  access: ['admin'],
  params: z.object({ userId }),
  body: proBody,
  answer: z.object({ userId, isPro: z.boolean(), until: z.optional(time) }),
});

export const grantCredits = defineEndpoint({
  name: 'grantCredits',
  method: 'POST',
  path: '/admin/users/{userId}/credits',
  summary: 'Give a fisherman credits beside those they have',
  access: ['admin'],
  idempotent: true,
  params: z.object({ userId }),
  body: creditsBody,
  answer: z.object({ userId, credits: z.int() }),
  errors: ['conflict'],
});

export const suspendUser = defineEndpoint({
  name: 'suspendUser',
  method: 'PUT',
  path: '/admin/users/{userId}/suspension',
  summary:
    'Suspend somebody else, or change why and until when: they write nothing and nothing of theirs is shown, until the end or until it is lifted',
  access: ['admin'],
  params: z.object({ userId }),
  body: suspensionBody,
  answer: z.extend(suspension, { userId }),
  errors: ['conflict'],
});

export const liftSuspension = defineEndpoint({
  name: 'liftSuspension',
  method: 'DELETE',
  path: '/admin/users/{userId}/suspension',
  summary: 'End the suspension of somebody: what was shown of theirs before is shown again',
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ lifted: z.literal(true) }),
  errors: ['conflict'],
});
