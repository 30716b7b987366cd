/** Every list of the dashboard, and the page of one person: with what it is asked for, and the requests that one page may take. */
import type { ServedEndpoint } from '#lambdas/core/call.ts';
import { idOf } from './dashboard-items.ts';

interface DashboardCall {
  name: string;
  load(): Promise<ServedEndpoint>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  requests: number;
}

/** The person who has done most and of whom most is known. */
export const BUSIEST = '00000000-0000-4000-8000-000000000000';
/** The organization that most act for. */
export const LARGEST = '01KA0000000000000000000000';

export const DASHBOARD_CALLS = [
  {
    name: 'users',
    load: async () => (await import('#lambdas/people/admin-handlers.ts')).listUsers,
    query: {},
    requests: 3,
  },
  {
    name: 'users-by-word',
    load: async () => (await import('#lambdas/people/admin-handlers.ts')).listUsers,
    query: { q: 'alder' },
    requests: 3,
  },
  {
    name: 'user',
    load: async () => (await import('#lambdas/accounts/handlers.ts')).getUser,
    params: { userId: BUSIEST },
    requests: 9,
  },
  {
    name: 'role-members',
    load: async () => (await import('#lambdas/people/admin-handlers.ts')).listRoleMembers,
    params: { role: 'fisherman_manager' },
    query: {},
    requests: 4,
  },
  {
    name: 'reports',
    load: async () => (await import('#lambdas/moderation/handlers.ts')).listReports,
    query: {},
    requests: 4,
  },
  {
    name: 'reports-handled',
    load: async () => (await import('#lambdas/moderation/handlers.ts')).listReports,
    query: { status: 'handled' },
    requests: 4,
  },
  {
    // With the newest reports about two people, and by them.
    name: 'report',
    load: async () => (await import('#lambdas/moderation/handlers.ts')).getReport,
    params: { reportId: idOf(0) },
    requests: 10,
  },
  {
    name: 'audit',
    load: async () => (await import('#lambdas/overview/audit-handlers.ts')).listAudit,
    query: {},
    requests: 2,
  },
  {
    name: 'audit-of-person',
    load: async () => (await import('#lambdas/overview/audit-handlers.ts')).listAudit,
    query: { person: BUSIEST },
    requests: 3,
  },
  {
    name: 'audit-by-action',
    load: async () => (await import('#lambdas/overview/audit-handlers.ts')).listAudit,
    query: { action: 'role-assigned' },
    requests: 3,
  },
  {
    name: 'applications',
    load: async () => (await import('#lambdas/organizations/admin-handlers.ts')).listAidApplications,
    query: { status: 'new' },
    requests: 2,
  },
  {
    name: 'organizations',
    load: async () => (await import('#lambdas/organizations/admin-handlers.ts')).listOrganizations,
    query: {},
    requests: 2,
  },
  {
    // At most 100 of each, with their names.
    name: 'members',
    load: async () => (await import('#lambdas/organizations/admin-handlers.ts')).listMembersForAdmins,
    params: { organizationId: LARGEST },
    requests: 9,
  },
  {
    name: 'waiting-claims',
    load: async () => (await import('#lambdas/claims/handlers.ts')).listWaitingClaims,
    query: {},
    requests: 2,
  },
  {
    name: 'claim-conflicts',
    load: async () => (await import('#lambdas/claims/handlers.ts')).listClaimConflicts,
    query: {},
    requests: 2,
  },
  {
    name: 'invitation-requests',
    load: async () => (await import('#lambdas/invitations/handlers.ts')).listInvitationRequests,
    query: { state: 'open' },
    requests: 2,
  },
  {
    name: 'letters',
    load: async () => (await import('#lambdas/site/handlers.ts')).listContactMessages,
    query: {},
    requests: 2,
  },
  {
    name: 'mailings',
    load: async () => (await import('#lambdas/newsletters/handlers.ts')).listMailings,
    query: {},
    requests: 2,
  },
  {
    name: 'mail-recipients',
    load: async () => (await import('#lambdas/newsletters/handlers.ts')).findMailRecipients,
    query: { q: 'alder' },
    requests: 2,
  },
  {
    // A part of it: 500 people, with what mails they want.
    name: 'mail-audience',
    load: async () => (await import('#lambdas/newsletters/handlers.ts')).countMailAudience,
    query: { audience: 'flavour.consumer' },
    requests: 16,
  },
  {
    name: 'site-versions',
    load: async () => (await import('#lambdas/site/handlers.ts')).listSiteVersions,
    query: { flavour: 'consumer' },
    requests: 2,
  },
  {
    name: 'species-versions',
    load: async () => (await import('#lambdas/site/handlers.ts')).listSpeciesVersions,
    query: {},
    requests: 2,
  },
  {
    name: 'limits-versions',
    load: async () => (await import('#lambdas/site/handlers.ts')).listLimitsVersions,
    query: {},
    requests: 2,
  },
] as const satisfies readonly DashboardCall[];

export type DashboardCallName = (typeof DASHBOARD_CALLS)[number]['name'];
