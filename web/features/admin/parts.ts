import type { ComponentType } from 'react';
import type { Group } from '#shared/contract/endpoint.ts';
import type { Waiting } from '#shared/overview/schemas.ts';
import * as words from '#words/app/admin.ts';
import { views as emailViews } from '#words/newsletters/email-tools.ts';
import { views as aidViews } from '#words/organizations/review.ts';
import { views as settingsViews } from '#words/site/settings.ts';
import { lazyWithStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { toAdminTab, USERS_TAB } from '../../lib/navigation/paths.ts';

/** A place in the dashboard. */
export interface Part {
  tab: string;
  /** The view's name in the address's query, if the tab has several. */
  view?: string;
  label: string;
  /** The tab's label, if it has several views. */
  tabLabel?: string;
  groups: readonly Group[];
  /** Counts of items decided here. */
  waiting?: readonly (keyof Waiting)[];
  /** Its code. */
  load(): Promise<{ default: ComponentType }>;
  Content: ComponentType;
}

const ADMINS: readonly Group[] = ['admin'];
const EMAIL_TOOLS = {
  tab: 'email-tools',
  tabLabel: words.emailTools,
  groups: ['admin', 'fisherman_manager'],
} as const;
const SETTINGS = { tab: 'settings', tabLabel: words.settings, groups: ADMINS };
const COMMUNITY_AID = {
  tab: 'community-aid',
  tabLabel: words.communityAid,
  groups: ['admin', 'community_aid_manager'],
} as const;

const LOADED: readonly Omit<Part, 'Content'>[] = [
  {
    tab: 'roles',
    label: words.roles,
    groups: ADMINS,
    load: () => import('../people/roles.tsx'),
  },
  {
    tab: USERS_TAB,
    label: words.users,
    groups: ADMINS,
    load: () => import('../people/users.tsx'),
  },
  {
    tab: 'reports',
    label: words.reports,
    groups: ADMINS,
    waiting: ['reports'],
    load: () => import('../moderation/reports.tsx'),
  },
  {
    tab: 'appeals',
    label: words.appeals,
    groups: ['admin', 'fisherman_manager'],
    waiting: ['appeals'],
    load: () => import('../reservations/review/appeals.tsx'),
  },
  {
    tab: 'licenses',
    label: words.licenses,
    groups: ['admin', 'fisherman_manager'],
    waiting: ['licenses'],
    load: () => import('../licenses/review/licenses.tsx'),
  },
  {
    tab: 'posts',
    label: words.posts,
    groups: ADMINS,
    load: () => import('../moderation/site-posts.tsx'),
  },
  {
    tab: 'overview',
    label: words.overview,
    groups: ADMINS,
    load: () => import('../overview/overview.tsx'),
  },
  {
    ...EMAIL_TOOLS,
    view: 'requests',
    label: emailViews.requests,
    waiting: ['invitationRequests'],
    load: () => import('../invitations/request-queue.tsx'),
  },
  {
    ...EMAIL_TOOLS,
    view: 'mailings',
    label: emailViews.mailings,
    load: () => import('../newsletters/mailings.tsx'),
  },
  {
    ...EMAIL_TOOLS,
    view: 'letters',
    label: emailViews.letters,
    groups: ADMINS,
    load: () => import('../site/letters.tsx'),
  },
  {
    ...EMAIL_TOOLS,
    view: 'sample',
    label: emailViews.sample,
    load: () => import('../newsletters/sample-invitation.tsx'),
  },
  {
    tab: 'facebook-tools',
    label: words.facebookTools,
    groups: EMAIL_TOOLS.groups,
    load: () => import('../sharing/graphics/facebook-tools.tsx'),
  },
  {
    ...SETTINGS,
    view: 'site',
    label: settingsViews.site,
    load: () => import('../site/site-section.tsx'),
  },
  {
    ...SETTINGS,
    view: 'species',
    label: settingsViews.species,
    load: () => import('../site/species-section.tsx'),
  },
  {
    ...SETTINGS,
    view: 'limits',
    label: settingsViews.limits,
    load: () => import('../site/limit-section.tsx'),
  },
  {
    ...SETTINGS,
    view: 'ready-texts',
    label: settingsViews.readyTexts,
    load: () => import('../moderation/ready-texts.tsx'),
  },
  {
    ...SETTINGS,
    view: 'api-keys',
    label: settingsViews.apiKeys,
    load: () => import('../keys/partner-keys.tsx'),
  },
  {
    ...COMMUNITY_AID,
    view: 'applications',
    label: aidViews.applications,
    waiting: ['applications'],
    load: () => import('../organizations/application-queue.tsx'),
  },
  {
    ...COMMUNITY_AID,
    view: 'claims',
    label: aidViews.claims,
    waiting: ['claims', 'claimConflicts'],
    load: () => import('../claims/review/claim-review.tsx'),
  },
  {
    ...COMMUNITY_AID,
    view: 'organizations',
    label: aidViews.organizations,
    load: () => import('../organizations/organization-list.tsx'),
  },
  {
    tab: 'audit',
    label: words.audit,
    groups: ADMINS,
    load: () => import('../audit/audit.tsx'),
  },
];

/** In the order of the menu. */
export const PARTS: readonly Part[] = LOADED.map((part) => ({
  ...part,
  Content: lazyWithStyles(part.load),
}));

export const addressOf = ({ tab, view }: Part): string => toAdminTab(tab, view);

/** The number of items that wait for a decision there, as far as counts have loaded. */
export const countAt = ({ waiting = [] }: Part, counts: Waiting | undefined): number =>
  waiting.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
