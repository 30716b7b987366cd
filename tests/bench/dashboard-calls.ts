/** Every list of the dashboard, and the page of one person: with what it is asked for, and the requests that one page may take. */
import type { ServedEndpoint } from '#lambdas/core/call.ts';
import { idOf } from './dashboard-items.ts';

interface DashboardCall {
  name: string;
  load(): Promise<{ default: ServedEndpoint }>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  requests: number;
}

/** The person who has done most and of whom most is known. */
export const BUSIEST = '00000000-0000-4000-8000-000000000000';
/** The organization that most act for. */
export const LARGEST = '01KA0000000000000000000000';

export const DASHBOARD_CALLS = [
  { name: 'users', load: () => import('#lambdas/people/list-users.ts'), query: {}, requests: 3 },
  {
    name: 'users-by-word',
    load: () => import('#lambdas/people/list-users.ts'),
    query: { q: 'alder' },
    requests: 3,
  },
  {
    name: 'user',
    load: () => import('#lambdas/people/get-user.ts'),
    params: { userId: BUSIEST },
    requests: 9,
  },
  {
    name: 'role-members',
    load: () => import('#lambdas/people/list-role-members.ts'),
    params: { role: 'fisherman_manager' },
    query: {},
    requests: 4,
  },
  { name: 'reports', load: () => import('#lambdas/moderation/list-reports.ts'), query: {}, requests: 4 },
  {
    name: 'reports-handled',
    load: () => import('#lambdas/moderation/list-reports.ts'),
    query: { status: 'handled' },
    requests: 4,
  },
  {
    // With the newest reports about two people, and by them.
    name: 'report',
    load: () => import('#lambdas/moderation/get-report.ts'),
    params: { reportId: idOf(0) },
    requests: 10,
  },
  { name: 'audit', load: () => import('#lambdas/audit/list-audit.ts'), query: {}, requests: 2 },
  {
    name: 'audit-of-person',
    load: () => import('#lambdas/audit/list-audit.ts'),
    query: { person: BUSIEST },
    requests: 3,
  },
  {
    name: 'audit-by-action',
    load: () => import('#lambdas/audit/list-audit.ts'),
    query: { action: 'role-assigned' },
    requests: 3,
  },
  {
    name: 'applications',
    load: () => import('#lambdas/organizations/list-aid-applications.ts'),
    query: { status: 'new' },
    requests: 2,
  },
  {
    name: 'organizations',
    load: () => import('#lambdas/organizations/list-organizations.ts'),
    query: {},
    requests: 2,
  },
  {
    // At most 100 of each, with their names.
    name: 'members',
    load: () => import('#lambdas/organizations/list-members-for-admins.ts'),
    params: { organizationId: LARGEST },
    requests: 9,
  },
  {
    name: 'waiting-claims',
    load: () => import('#lambdas/claims/list-waiting-claims.ts'),
    query: {},
    requests: 2,
  },
  {
    name: 'claim-conflicts',
    load: () => import('#lambdas/claims/list-claim-conflicts.ts'),
    query: {},
    requests: 2,
  },
  {
    name: 'invitation-requests',
    load: () => import('#lambdas/invitations/list-invitation-requests.ts'),
    query: { state: 'open' },
    requests: 2,
  },
  { name: 'letters', load: () => import('#lambdas/site/list-contact-messages.ts'), query: {}, requests: 2 },
  { name: 'mailings', load: () => import('#lambdas/mail/list-mailings.ts'), query: {}, requests: 2 },
  {
    name: 'mail-recipients',
    load: () => import('#lambdas/mail/find-mail-recipients.ts'),
    query: { q: 'alder' },
    requests: 2,
  },
  {
    // A part of it: 500 people, with what mails they want.
    name: 'mail-audience',
    load: () => import('#lambdas/mail/count-mail-audience.ts'),
    query: { audience: 'flavour.consumer' },
    requests: 16,
  },
  {
    name: 'site-versions',
    load: () => import('#lambdas/site/list-site-versions.ts'),
    query: { flavour: 'consumer' },
    requests: 2,
  },
  {
    name: 'species-versions',
    load: () => import('#lambdas/site/list-species-versions.ts'),
    query: {},
    requests: 2,
  },
  {
    name: 'limits-versions',
    load: () => import('#lambdas/site/list-limits-versions.ts'),
    query: {},
    requests: 2,
  },
] as const satisfies readonly DashboardCall[];

export type DashboardCallName = (typeof DASHBOARD_CALLS)[number]['name'];
