/** For administrators and those who manage community aid; each write leaves an entry in the audit. */
import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { APPLICATION_STATES, aidApplication } from './application-schemas.ts';
import { decisionBody } from './review.ts';
import {
  invitation,
  invitationBody,
  organizationDetails,
  organizationMember,
  organizationPatch,
} from './schemas.ts';

const access = ['admin', 'community_aid_manager'] as const satisfies readonly Group[];
const params = z.object({ organizationId: id });

export const listAidApplications = defineEndpoint({
  name: 'listAidApplications',
  method: 'GET',
  path: '/admin/aid-applications',
  summary: 'Applications that wait for a decision, oldest first; with status those decided, newest first',
  access,
  query: z.strictObject({ ...listQuery, status: z._default(z.enum(APPLICATION_STATES), 'new') }),
  answer: listOf(aidApplication),
});

export const decideAidApplication = defineEndpoint({
  name: 'decideAidApplication',
  method: 'POST',
  path: '/admin/aid-applications/{applicationId}/decision',
  summary:
    'Approve an application, which makes the organization and invites its contact, or decline it; decided twice alike, it is decided once',
  access,
  params: z.object({ applicationId: id }),
  body: decisionBody,
  answer: aidApplication,
  errors: ['conflict'],
});

export const deleteAidApplication = defineEndpoint({
  name: 'deleteAidApplication',
  method: 'DELETE',
  path: '/admin/aid-applications/{applicationId}',
  summary: 'Delete an application with all that it says of people; deleted once more it is not found',
  access,
  params: z.object({ applicationId: id }),
  answer: z.object({ deleted: z.literal(true) }),
});

export const listOrganizations = defineEndpoint({
  name: 'listOrganizations',
  method: 'GET',
  path: '/admin/organizations',
  summary: 'Organizations, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(organizationDetails),
});

export const manageOrganization = defineEndpoint({
  name: 'manageOrganization',
  method: 'PATCH',
  path: '/admin/organizations/{organizationId}',
  summary: 'Change any organization; what is not sent stays',
  access,
  params,
  body: organizationPatch,
  answer: organizationDetails,
});

export const listMembersForAdmins = defineEndpoint({
  name: 'listMembersForAdmins',
  method: 'GET',
  path: '/admin/organizations/{organizationId}/members',
  summary: 'Who acts for an organization, and who was invited to',
  access,
  params,
  /** At most 100 of each. */
  answer: z.object({ items: z.array(organizationMember), invitations: z.array(invitation) }),
});

export const inviteAsAdmin = defineEndpoint({
  name: 'inviteAsAdmin',
  method: 'POST',
  path: '/admin/organizations/{organizationId}/members',
  summary: 'Invite somebody to any organization by their address',
  access,
  limit: 'invite',
  idempotent: true,
  params,
  body: invitationBody,
  answer: invitation,
});

export const setMember = defineEndpoint({
  name: 'setMember',
  method: 'PUT',
  path: '/admin/organizations/{organizationId}/members/{userId}',
  summary: 'Make somebody a member of an organization, or give a member another role',
  access,
  params: z.extend(params, { userId }),
  body: z.strictObject({ role: organizationMember.shape.role }),
  answer: organizationMember,
});

export const removeMemberAsAdmin = defineEndpoint({
  name: 'removeMemberAsAdmin',
  method: 'DELETE',
  path: '/admin/organizations/{organizationId}/members/{userId}',
  summary: 'Remove anybody from an organization, the last coordinator too',
  access,
  params: z.extend(params, { userId }),
  answer: z.object({ removed: z.literal(true) }),
});
