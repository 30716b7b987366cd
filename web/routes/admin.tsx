import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import * as words from '#words/admin.ts';
import { PageSkeleton } from '../components/states.tsx';
import { Tabs } from '../components/tabs.tsx';
import { toast } from '../components/toast.tsx';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { PATHS, toAdminTab } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

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
    value: 'email-tools',
    label: words.emailTools,
    groups: ['admin', 'fisherman_manager'],
    Content: lazyWithStyles(() => import('../features/email-tools/email-tools.tsx')),
  },
  {
    value: 'settings',
    label: words.settings,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../features/site-settings/settings.tsx')),
  },
  {
    value: 'community-aid',
    label: words.communityAid,
    groups: ['admin', 'community_aid_manager'],
    Content: lazyWithStyles(() => import('../features/organizations/community-aid.tsx')),
  },
  {
    value: 'audit',
    label: words.audit,
    groups: ['admin'],
    Content: lazyWithStyles(() => import('../features/audit/audit.tsx')),
  },
];

/** The dashboard of those who run the site. Whoever has no part in it is led home. */
export default function Admin() {
  const session = useSession();
  if (session.status === 'signed-out') return <Denied />;
  if (session.status === 'loading' || !session.me) return <PageSkeleton />;
  const { roles } = session.me;
  const tabs = TABS.filter(({ groups }) => groups.some((group) => roles.includes(group)));
  const [first] = tabs;
  if (!first) return <Denied />;
  return <Dashboard title={words.titles[roles.includes('admin') ? 'admin' : 'manager']} tabs={tabs} />;
}

function Dashboard({ title, tabs }: { title: string; tabs: readonly AdminTab[] }) {
  usePageTitle(title);
  const navigate = useNavigate();
  const { tab } = useParams();
  const chosen = tabs.find(({ value }) => value === tab) ?? tabs[0];
  if (!chosen) return null;
  if (tab !== undefined && chosen.value !== tab) return <Navigate to={PATHS.admin} replace />;
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <Tabs
        label={words.tabs}
        value={chosen.value}
        onChange={(value) => navigate(toAdminTab(value))}
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

function Denied() {
  useEffect(() => toast({ ...words.accessDenied, kind: 'bad' }), []);
  return <Navigate to={PATHS.home} replace />;
}
