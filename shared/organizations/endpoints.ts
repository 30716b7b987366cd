import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import {
  foundOrganization,
  invitation,
  invitationBody,
  JOIN_STATES,
  joinRequest,
  organizationDetails,
  organizationMember,
  organizationPatch,
  ownInvitation,
  publicOrganization,
} from './schemas.ts';

const params = z.object({ organizationId: id });

export const getOrganization = defineEndpoint({
  name: 'getOrganization',
  method: 'GET',
  path: '/organizations/{organizationId}',
  summary: "Get an organization's public page: its town and the meals it claimed and served",
  access: 'anyone',
  params,
  answer: publicOrganization,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const findOrganizations = defineEndpoint({
  name: 'findOrganizations',
  method: 'GET',
  path: '/organizations',
  summary: 'Find aid organizations by the beginning of any word of their name',
  access: 'anyone',
  query: z.strictObject({ q: searchText }),
  /** A handful of results. */
  answer: z.object({ items: z.array(foundOrganization) }),
  cache: { seconds: 60, staleSeconds: 300 },
});

export const getOrganizationDetails = defineEndpoint({
  name: 'getOrganizationDetails',
  method: 'GET',
  path: '/organizations/{organizationId}/details',
  summary: 'Get all details of an organization, for its members',
  access: 'member',
  params,
  answer: organizationDetails,
  errors: ['suspended'],
});

export const updateOrganization = defineEndpoint({
  name: 'updateOrganization',
  method: 'PATCH',
  path: '/organizations/{organizationId}',
  summary: 'Change an organization as its coordinator; fields that are left out keep their values',
  access: 'member',
  limit: 'organization',
  params,
  body: organizationPatch,
  answer: organizationDetails,
  errors: ['not_allowed'],
});

export const listOrganizationMembers = defineEndpoint({
  name: 'listOrganizationMembers',
  method: 'GET',
  path: '/organizations/{organizationId}/members',
  summary: "List an organization's members, for its members",
  access: 'member',
  params,
  /** At most 100. */
  answer: z.object({ items: z.array(organizationMember) }),
  errors: ['suspended'],
});

export const inviteOrganizationMember = defineEndpoint({
  name: 'inviteOrganizationMember',
  method: 'POST',
  path: '/organizations/{organizationId}/members',
  summary:
    'Invite a person by email address, as a coordinator: a new address joins when it signs up, an existing account when it accepts',
  access: 'member',
  limit: 'invite',
  idempotent: true,
  params,
  body: invitationBody,
  answer: invitation,
  errors: ['not_allowed'],
});

export const removeOrganizationMember = defineEndpoint({
  name: 'removeOrganizationMember',
  method: 'DELETE',
  path: '/organizations/{organizationId}/members/{userId}',
  summary:
    'Remove a member, as a coordinator, or leave; it takes effect at their next call, and the last coordinator cannot go',
  access: 'member',
  limit: 'organization',
  params: z.extend(params, { userId }),
  answer: z.object({ removed: z.literal(true) }),
  errors: ['not_allowed', 'conflict'],
});

export const listInvitations = defineEndpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/organizations/{organizationId}/invitations',
  summary: 'List the invited addresses that have not joined yet, for coordinators',
  access: 'member',
  params,
  /** At most 100. */
  answer: z.object({ items: z.array(invitation) }),
  errors: ['suspended', 'not_allowed'],
});

export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/organizations/{organizationId}/invitations/{invitationId}',
  summary: 'Withdraw an invitation, as a coordinator',
  access: 'member',
  limit: 'organization',
  params: z.extend(params, { invitationId: invitation.shape.id }),
  answer: z.object({ withdrawn: z.literal(true) }),
  errors: ['not_allowed'],
});

export const listMyInvitations = defineEndpoint({
  name: 'listMyInvitations',
  method: 'GET',
  path: '/me/organization-invitations',
  summary: 'List the organizations whose invitation I have not replied to',
  access: 'member',
  answer: z.object({ items: z.array(ownInvitation) }),
});

export const answerMyInvitation = defineEndpoint({
  name: 'answerMyInvitation',
  method: 'POST',
  path: '/me/organization-invitations/{organizationId}/answer',
  summary: "Accept or decline an organization's invitation",
  access: 'member',
  limit: 'organization',
  params,
  body: z.strictObject({ accept: z.boolean() }),
  answer: z.object({ state: z.enum(['accepted', 'declined']) }),
});

export const askToJoin = defineEndpoint({
  name: 'askToJoin',
  method: 'POST',
  path: '/organizations/{organizationId}/join-requests',
  summary: "Ask an organization's coordinators to let me join; a second call changes nothing",
  access: 'member',
  limit: 'invite',
  params,
  answer: z.object({ state: z.literal('open') }),
  errors: ['conflict'],
});

export const listJoinRequests = defineEndpoint({
  name: 'listJoinRequests',
  method: 'GET',
  path: '/organizations/{organizationId}/join-requests',
  summary: 'List the people who ask to join an organization, for its coordinators',
  access: 'member',
  params,
  /** At most 100. */
  answer: z.object({ items: z.array(joinRequest) }),
  errors: ['suspended', 'not_allowed'],
});

export const answerJoinRequest = defineEndpoint({
  name: 'answerJoinRequest',
  method: 'POST',
  path: '/organizations/{organizationId}/join-requests/{userId}/answer',
  summary: 'Accept or decline a request to join, as a coordinator',
  access: 'member',
  limit: 'organization',
  params: z.extend(params, { userId }),
  body: z.strictObject({
    accept: z.boolean(),
    role: z._default(organizationMember.shape.role, 'collector'),
  }),
  answer: z.object({ state: z.enum(JOIN_STATES) }),
  errors: ['not_allowed', 'conflict'],
});
