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
  summary: 'An aid organization as anyone may see it: where it is, and what it has claimed and served',
  access: 'anyone',
  params,
  answer: publicOrganization,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const findOrganizations = defineEndpoint({
  name: 'findOrganizations',
  method: 'GET',
  path: '/organizations',
  summary: 'Aid organizations of whose name the words from some word on begin with q',
  access: 'anyone',
  query: z.strictObject({ q: searchText }),
  /** A handful. */
  answer: z.object({ items: z.array(foundOrganization) }),
  cache: { seconds: 60, staleSeconds: 300 },
});

export const getOrganizationDetails = defineEndpoint({
  name: 'getOrganizationDetails',
  method: 'GET',
  path: '/organizations/{organizationId}/details',
  summary: 'All about an organization, for its members',
  access: 'member',
  params,
  answer: organizationDetails,
  errors: ['suspended'],
});

export const updateOrganization = defineEndpoint({
  name: 'updateOrganization',
  method: 'PATCH',
  path: '/organizations/{organizationId}',
  summary: 'Change an organization, as one of its coordinators; what is not sent stays',
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
  summary: 'Who acts for an organization, for its members',
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
    'Invite somebody by their address, as a coordinator: they are a member once they sign up with it, or say yes with the account they have',
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
    'Remove a member, as a coordinator, or leave: from the next call on; the last coordinator stays until there is another one',
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
  summary: 'Addresses that were invited and are of no member yet, for coordinators',
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
  summary: 'Take an invitation back, as a coordinator',
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
  summary: 'The organizations whose coordinators invited me and wait for my reply',
  access: 'member',
  answer: z.object({ items: z.array(ownInvitation) }),
});

export const answerMyInvitation = defineEndpoint({
  name: 'answerMyInvitation',
  method: 'POST',
  path: '/me/organization-invitations/{organizationId}/answer',
  summary: 'Accept an invitation of an organization, or decline it',
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
  summary: 'Ask the coordinators of an organization to act for it; asked twice, it is asked once',
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
  summary: 'Who asks to act for an organization, for its coordinators',
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
  summary: 'Accept who asks to act for an organization, or decline, as a coordinator',
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
