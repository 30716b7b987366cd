/** The first reads of the dashboard's tabs, as they begin. */
import { listAudit } from '#shared/audit/endpoints.ts';
import { listClaimConflicts, listWaitingClaims } from '#shared/claims/admin-endpoints.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import { listPartnerKeys } from '#shared/keys/admin-endpoints.ts';
import { listLicenses } from '#shared/licenses/endpoints.ts';
import { listReports } from '#shared/moderation/endpoints.ts';
import { listSitePosts } from '#shared/moderation/post-endpoints.ts';
import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import { getOverview, getWaiting } from '#shared/overview/endpoints.ts';
import { countUsers, getUser, listRoleMembers, listRoles, listUsers } from '#shared/people/endpoints.ts';
import { listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { getSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { FirstRead } from '../lib/api/read-ahead.ts';
import { USERS_TAB } from '../lib/navigation/paths.ts';

const SETTINGS: readonly FirstRead[] = [[getSiteSettings, {}]];

const READS: Readonly<Record<string, readonly FirstRead[]>> = {
  roles: [[listRoles, {}], ...GROUPS.map((role) => [listRoleMembers, { params: { role } }] as const)],
  [USERS_TAB]: [
    [countUsers, {}],
    [listUsers, {}],
  ],
  reports: [[listReports, { query: { status: 'open' } }]],
  appeals: [[listNoShowAppeals, {}]],
  licenses: [[listLicenses, { query: { state: 'waiting' } }]],
  posts: [[listSitePosts, { query: { kind: 'catch', state: 'open' } }]],
  overview: [[getOverview, {}]],
  'email-tools?view=requests': [[listInvitationRequests, { query: { state: 'open' } }]],
  'settings?view=site': SETTINGS,
  'settings?view=species': SETTINGS,
  'settings?view=limits': SETTINGS,
  'settings?view=api-keys': [[listPartnerKeys, {}]],
  'community-aid?view=applications': [[listAidApplications, { query: { status: 'new' } }]],
  'community-aid?view=claims': [
    [listWaitingClaims, {}],
    [listClaimConflicts, {}],
  ],
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
