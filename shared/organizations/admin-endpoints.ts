/** For administrators and managers of community aid. Each write leaves an entry in the audit. */
import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { APPLICATION_STATES, aidApplication } from './application-schemas.ts';
import { decisionBody } from './review.ts';
import {
  invitation,
  invitationBody,
  managedOrganizationPatch,
  organizationDetails,
  organizationMember,
} from './schemas.ts';

const access = ['admin', 'community_aid_manager'] as const satisfies readonly Group[];
const params = z.object({ organizationId: id });

export const listAidApplications = defineEndpoint({
  name: 'listAidApplications',
  method: 'GET',
  path: '/admin/aid-applications',
  summary:
    'List the applications that wait for a decision, oldest first, or with status the decided ones, newest first',
  access,
  query: z.strictObject({ ...listQuery, status: z._default(z.enum(APPLICATION_STATES), 'new') }),
  answer: listOf(aidApplication),
});

export const decideAidApplication = defineEndpoint({
  name: 'decideAidApplication',
  method: 'POST',
  path: '/admin/aid-applications/{applicationId}/decision',
  summary:
    'Approve an application, which creates the organization and invites its contact, or decline it; a second equal decision changes nothing',
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
  summary: 'Delete an application with all personal details in it; a second call gets "not found"',
  access,
  params: z.object({ applicationId: id }),
  answer: z.object({ deleted: z.literal(true) }),
});

export const listOrganizations = defineEndpoint({
  name: 'listOrganizations',
  method: 'GET',
  path: '/admin/organizations',
  summary: 'List organizations, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(organizationDetails),
});

export const manageOrganization = defineEndpoint({
  name: 'manageOrganization',
  method: 'PATCH',
  path: '/admin/organizations/{organizationId}',
  summary: 'Change any organization; fields that are left out keep their values',
  access,
  params,
  body: managedOrganizationPatch,
  answer: organizationDetails,
  errors: ['conflict'],
});

export const listMembersForAdmins = defineEndpoint({
  name: 'listMembersForAdmins',
  method: 'GET',
  path: '/admin/organizations/{organizationId}/members',
  summary: "List an organization's members and invited addresses",
  access,
  params,
  /** At most 100 of each. */
  answer: z.object({ items: z.array(organizationMember), invitations: z.array(invitation) }),
});

export const inviteAsAdmin = defineEndpoint({
  name: 'inviteAsAdmin',
  method: 'POST',
  path: '/admin/organizations/{organizationId}/members',
  summary: 'Invite a person to any organization by email address',
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
  summary: "Add a member to an organization, or change a member's role",
  access,
  params: z.extend(params, { userId }),
  body: z.strictObject({ role: organizationMember.shape.role }),
  answer: organizationMember,
});

export const removeMemberAsAdmin = defineEndpoint({
  name: 'removeMemberAsAdmin',
  method: 'DELETE',
  path: '/admin/organizations/{organizationId}/members/{userId}',
  summary: 'Remove any member of an organization, even its last coordinator',
  access,
  params: z.extend(params, { userId }),
  answer: z.object({ removed: z.literal(true) }),
});
