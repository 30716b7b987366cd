import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import * as words from '#words/app/admin.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { listenForRefusals } from '../../lib/api/api-client.ts';
import { lazyWithStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { WITHIN_PAGE } from '../../lib/navigation/page-part.ts';
import { PATHS, toAdminTab, USERS_TAB } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';

interface AdminTab {
  /** In its address. */
  value: string;
  label: string;
  /** Who sees it. */
  groups: readonly Group[];
  Content: ComponentType;
}

/** In their order; who opens the dashboard finds the first of those that are theirs. */
const TABS: readonly AdminTab[] = [
  {
    value: 'roles',
    label: words.roles,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../people/roles.tsx')),
  },
  {
    value: USERS_TAB,
    label: words.users,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../people/users.tsx')),
  },
  {
    value: 'reports',
    label: words.reports,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../moderation/reports.tsx')),
  },
  {
    value: 'overview',
    label: words.overview,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../overview/overview.tsx')),
  },
  {
    value: 'email-tools',
    label: words.emailTools,
    groups: ['admin', 'fisherman_manager'],
    Content: lazyWithStyles(() => import('./email-tools-page.tsx')),
  },
  {
    value: 'facebook-tools',
    label: words.facebookTools,
    groups: ['admin', 'fisherman_manager'],
    Content: lazyWithStyles(() => import('../sharing/graphics/facebook-tools.tsx')),
  },
  {
    value: 'settings',
    label: words.settings,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../site/settings.tsx')),
  },
  {
    value: 'community-aid',
    label: words.communityAid,
    groups: ['admin', 'community_aid_manager'],
    Content: lazyWithStyles(() => import('./aid-review-page.tsx')),
  },
  {
    value: 'audit',
    label: words.audit,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../audit/audit.tsx')),
  },
];

/**
 * The dashboard of those who run the site. Whoever has no part in it is led home; also who loses it while the page is open: a call that is refused
 * has their roles read again.
 */
export default function Admin() {
  const session = useSession();
  const { refresh } = session;
  useEffect(() => listenForRefusals(() => void refresh()), [refresh]);
  if (session.status === 'signed-out') return <Denied to={PATHS.home} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={words.dashboard} />;
  const { roles, isSuspended } = session.me;
  const tabs = TABS.filter(({ groups }) => groups.some((group) => roles.includes(group)));
  if (tabs.length === 0 || isSuspended) return <Denied to={PATHS.home} />;
  return <Dashboard title={words.titles[roles.includes('admin') ? 'admin' : 'manager']} tabs={tabs} />;
}

function Dashboard({ title, tabs }: { title: string; tabs: readonly AdminTab[] }) {
  usePageTitle(title);
  const navigate = useNavigate();
  const { tab, userId } = useParams();
  const asked = userId === undefined ? tab : USERS_TAB;
  const chosen = asked === undefined ? tabs[0] : tabs.find(({ value }) => value === asked);
  if (!chosen && TABS.some(({ value }) => value === asked)) return <Denied to={PATHS.admin} />;
  if (!chosen) return <Navigate to={PATHS.admin} replace />;
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <Tabs
        label={words.tabs}
        value={chosen.value}
        onChange={(value) => navigate(toAdminTab(value), { state: WITHIN_PAGE })}
        tabs={tabs.map(({ value, label, Content }) => ({
          value,
          label,
          content: (
            <Suspense fallback={<PageSkeleton />}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}

function Denied({ to }: { to: string }) {
  useEffect(() => toast({ ...words.accessDenied, kind: 'bad' }), []);
  return <Navigate to={to} replace />;
}
