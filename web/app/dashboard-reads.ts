/** The first reads of the dashboard's tabs, as they begin. */
import { listAudit } from '#shared/audit/endpoints.ts';
import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import { listReports } from '#shared/moderation/endpoints.ts';
import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import { getOverview, getWaiting } from '#shared/overview/endpoints.ts';
import { countUsers, getUser, listRoles, listUsers } from '#shared/people/endpoints.ts';
import { getSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { FirstRead } from '../lib/api/first-reads.ts';
import { USERS_TAB } from '../lib/navigation/paths.ts';

const READS: Readonly<Record<string, readonly FirstRead[]>> = {
  roles: [[listRoles, {}]],
  [USERS_TAB]: [
    [countUsers, {}],
    [listUsers, {}],
  ],
  reports: [[listReports, { query: { status: 'open' } }]],
  overview: [[getOverview, {}]],
  'email-tools?view=requests': [[listInvitationRequests, { query: { state: 'open' } }]],
  'settings?view=site': [[getSiteSettings, {}]],
  'settings?view=species': [[getSiteSettings, {}]],
  'settings?view=limits': [[getSiteSettings, {}]],
  'community-aid?view=applications': [[listAidApplications, { query: { status: 'new' } }]],
  audit: [[listAudit, {}]],
};

/** With the counts that its menu shows. */
export function readsOfTab(tab: string, query: URLSearchParams): readonly FirstRead[] {
  const place = query.size > 0 ? `${tab}?${query}` : tab;
  return [[getWaiting, {}], ...(READS[place] ?? [])];
}

export const readsOfPerson = (userId: string): readonly FirstRead[] => [
  [getWaiting, {}],
  [getUser, { params: { userId } }],
];
