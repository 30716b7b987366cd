/** Every list of the dashboard, and the page of one person: with what it is asked for, and the requests that one page may take. */
import { getUser } from '#lambdas/accounts/handlers.ts';
import { listClaimConflicts, listWaitingClaims } from '#lambdas/claims/handlers.ts';
import type { ServedEndpoint } from '#lambdas/core/call.ts';
import { listInvitationRequests } from '#lambdas/invitations/handlers.ts';
import { getReport, listReports } from '#lambdas/moderation/handlers.ts';
import { countMailAudience, findMailRecipients, listMailings } from '#lambdas/newsletters/handlers.ts';
import {
  listAidApplications,
  listMembersForAdmins,
  listOrganizations,
} from '#lambdas/organizations/admin-handlers.ts';
import { listAudit } from '#lambdas/overview/audit-handlers.ts';
import { listRoleMembers } from '#lambdas/people/admin-handlers.ts';
import { listUsers } from '#lambdas/people/list-handlers.ts';
import {
  listContactMessages,
  listLimitsVersions,
  listSiteVersions,
  listSpeciesVersions,
} from '#lambdas/site/handlers.ts';
import { idOf } from './dashboard-items.ts';

interface DashboardCall {
  name: string;
  endpoint: ServedEndpoint;
  params?: Record<string, string>;
  query?: Record<string, string>;
  requests: number;
}

/** The person who has done most and of whom most is known. */
export const BUSIEST = '00000000-0000-4000-8000-000000000000';
/** The organization that most act for. */
export const LARGEST = '01KA0000000000000000000000';

export const DASHBOARD_CALLS = [
  { name: 'users', endpoint: listUsers, query: {}, requests: 4 },
  { name: 'users-by-word', endpoint: listUsers, query: { q: 'alder' }, requests: 4 },
  { name: 'user', endpoint: getUser, params: { userId: BUSIEST }, requests: 9 },
  {
    name: 'role-members',
    endpoint: listRoleMembers,
    params: { role: 'fisherman_manager' },
    query: {},
    requests: 4,
  },
  { name: 'reports', endpoint: listReports, query: {}, requests: 4 },
  { name: 'reports-handled', endpoint: listReports, query: { status: 'handled' }, requests: 4 },
  // With the newest reports about two people, and by them.
  { name: 'report', endpoint: getReport, params: { reportId: idOf(0) }, requests: 10 },
  { name: 'audit', endpoint: listAudit, query: {}, requests: 2 },
  { name: 'audit-of-person', endpoint: listAudit, query: { person: BUSIEST }, requests: 3 },
  { name: 'audit-by-action', endpoint: listAudit, query: { action: 'role-assigned' }, requests: 3 },
  { name: 'applications', endpoint: listAidApplications, query: { status: 'new' }, requests: 2 },
  { name: 'organizations', endpoint: listOrganizations, query: {}, requests: 2 },
  // At most 100 of each, with their names.
  { name: 'members', endpoint: listMembersForAdmins, params: { organizationId: LARGEST }, requests: 9 },
  { name: 'waiting-claims', endpoint: listWaitingClaims, query: {}, requests: 2 },
  { name: 'claim-conflicts', endpoint: listClaimConflicts, query: {}, requests: 2 },
  { name: 'invitation-requests', endpoint: listInvitationRequests, query: { state: 'open' }, requests: 2 },
  { name: 'letters', endpoint: listContactMessages, query: {}, requests: 2 },
  { name: 'mailings', endpoint: listMailings, query: {}, requests: 2 },
  { name: 'mail-recipients', endpoint: findMailRecipients, query: { q: 'alder' }, requests: 2 },
  // A part of it: 500 people, with what emails they want.
  {
    name: 'mail-audience',
    endpoint: countMailAudience,
    query: { audience: 'flavour.consumer' },
    requests: 17,
  },
  { name: 'site-versions', endpoint: listSiteVersions, query: { flavour: 'consumer' }, requests: 2 },
  { name: 'species-versions', endpoint: listSpeciesVersions, query: {}, requests: 2 },
  { name: 'limits-versions', endpoint: listLimitsVersions, query: {}, requests: 2 },
] as const satisfies readonly DashboardCall[];

export type DashboardCallName = (typeof DASHBOARD_CALLS)[number]['name'];
