import * as z from 'zod/mini';
import { fileName } from '#words/people/user-list.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint, GROUPS } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, time, userId } from '../fields.ts';
import { PROFILE_TYPES } from '../profiles/profile-types.ts';
import {
  creditsBody,
  deletionBody,
  listedUser,
  personNote,
  personNoteBody,
  proBody,
  roleMember,
  suspension,
  suspensionBody,
  userDetails,
  userFilters,
} from './schemas.ts';

export const listRoles = defineEndpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/admin/roles',
  summary: 'List the roles that can be assigned',
  access: ['admin'],
  answer: z.object({ items: z.array(z.object({ role: z.enum(GROUPS), displayName: z.string() })) }),
});

export const listRoleMembers = defineEndpoint({
  name: 'listRoleMembers',
  method: 'GET',
  path: '/admin/roles/{role}/members',
  summary: 'List the people with a role, in no particular order',
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
    'List people, newest first unless another order is asked for; with q, those whose email address or a word of whose name begins with it',
  access: ['admin'],
  query: z.extend(userFilters, listQuery),
  answer: listOf(listedUser),
});

export const countUsers = defineEndpoint({
  name: 'countUsers',
  method: 'GET',
  path: '/admin/user-count',
  summary: 'Count the people with these filters, or as many as one call can count',
  access: ['admin'],
  query: userFilters,
  answer: z.object({
    count: z.int(),
    /** Whether there may be more, because counting stops at a maximum. */
    more: z.boolean(),
  }),
});

export const exportUsers = defineEndpoint({
  name: 'exportUsers',
  method: 'GET',
  path: '/admin/users.csv',
  summary: 'Get the same list of people as CSV, a page at a time',
  access: ['admin'],
  query: z.extend(userFilters, { cursor: listQuery.cursor }),
  answer: csvPage,
  csvFileName: fileName,
});

export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/{userId}',
  summary: 'Get the details of a person that administrators decide by',
  access: ['admin'],
  params: z.object({ userId }),
  answer: userDetails,
});

const roleOfUser = z.object({ userId, role: z.enum(GROUPS) });

export const assignRole = defineEndpoint({
  name: 'assignRole',
  method: 'PUT',
  path: '/admin/users/{userId}/roles/{role}',
  summary: 'Give a person a role; a second call changes nothing',
  access: ['admin'],
  params: roleOfUser,
  answer: z.object({ userId, role: z.enum(GROUPS), assignedBy: z.string(), assignedAt: time }),
});

export const removeRole = defineEndpoint({
  name: 'removeRole',
  method: 'DELETE',
  path: '/admin/users/{userId}/roles/{role}',
  summary: "Remove a person's role, from their next call on; the last administrator keeps it",
  access: ['admin'],
  params: roleOfUser,
  answer: z.object({ removed: z.literal(true) }),
  errors: ['conflict'],
});

export const deleteProfiles = defineEndpoint({
  name: 'deleteProfiles',
  method: 'DELETE',
  path: '/admin/users/{userId}/profile',
  summary: "Delete a person's profile data; they can still sign in",
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ deleted: z.array(z.enum(PROFILE_TYPES)) }),
});

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  // A POST, because some proxies drop the body of a DELETE.
  method: 'POST',
  path: '/admin/users/{userId}/deletion',
  summary: "Delete another person's account with everything in it for good, as if they did it themselves",
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
    'Turn off two-step verification for a person who lost access to it; the password alone signs in until they set it up again',
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ reset: z.literal(true) }),
});

export const setPro = defineEndpoint({
  name: 'setPro',
  method: 'PUT',
  path: '/admin/users/{userId}/pro',
  summary:
    'Make a fisherman Pro, with or without an end, or end Pro; it applies to what they post from then on',
  access: ['admin'],
  params: z.object({ userId }),
  body: proBody,
  answer: z.object({ userId, isPro: z.boolean(), until: z.optional(time) }),
});

export const grantCredits = defineEndpoint({
  name: 'grantCredits',
  method: 'POST',
  path: '/admin/users/{userId}/credits',
  summary: 'Give a fisherman credits, on top of those they have, with a reason for the audit',
  access: ['admin'],
  idempotent: true,
  params: z.object({ userId }),
  body: creditsBody,
  answer: z.object({ userId, credits: z.int() }),
  errors: ['conflict'],
});

export const takeCredits = defineEndpoint({
  name: 'takeCredits',
  method: 'POST',
  path: '/admin/users/{userId}/taken-credits',
  summary: 'Take back credits of a fisherman, at most those they have, with a reason for the audit',
  access: ['admin'],
  idempotent: true,
  params: z.object({ userId }),
  body: creditsBody,
  answer: z.object({ userId, credits: z.int() }),
  errors: ['conflict'],
});

export const listPersonNotes = defineEndpoint({
  name: 'listPersonNotes',
  method: 'GET',
  path: '/admin/users/{userId}/notes',
  summary: 'List the private notes of administrators about a person, newest first',
  access: ['admin'],
  params: z.object({ userId }),
  query: z.strictObject(listQuery),
  answer: listOf(personNote),
});

export const addPersonNote = defineEndpoint({
  name: 'addPersonNote',
  method: 'POST',
  path: '/admin/users/{userId}/notes',
  summary: 'Add a private note about a person, which is deleted with their account',
  access: ['admin'],
  idempotent: true,
  params: z.object({ userId }),
  body: personNoteBody,
  answer: personNote,
  errors: ['conflict'],
});

export const deletePersonNote = defineEndpoint({
  name: 'deletePersonNote',
  method: 'DELETE',
  path: '/admin/users/{userId}/notes/{noteId}',
  summary: 'Delete a private note about a person, whoever wrote it',
  access: ['admin'],
  params: z.object({ userId, noteId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
});

export const suspendUser = defineEndpoint({
  name: 'suspendUser',
  method: 'PUT',
  path: '/admin/users/{userId}/suspension',
  summary:
    'Suspend another person, or change the reason or end: they cannot write, and nothing of theirs is shown until it ends or is lifted',
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
  summary: "End a suspension, which shows the person's posts and profile again",
  access: ['admin'],
  params: z.object({ userId }),
  answer: z.object({ lifted: z.literal(true) }),
  errors: ['conflict'],
});
