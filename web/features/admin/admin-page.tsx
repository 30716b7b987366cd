import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { getWaiting } from '#shared/overview/endpoints.ts';
import * as words from '#words/app/admin.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { listenForRefusals } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { keep, recall } from '../../lib/device/kept-in-tab.ts';
import { PATHS, USERS_TAB } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { addressOf, countAt, PARTS, type Part } from './parts.ts';

/** Storage key, in this browser tab, of the address of the part that was last open. */
const LAST_PART = 'admin-part';

/** Decisions in a tab change them. */
const LIVE_COUNTS = { isLive: true, isChangedElsewhere: true };

/**
 * The administrators' dashboard. Anyone without a role is sent to the home page, also if they lose it while the page is open: a
 * refused call reads their roles again.
 */
export default function Admin() {
  const session = useSession();
  const { refresh } = session;
  useEffect(() => listenForRefusals(() => void refresh()), [refresh]);
  if (session.status === 'signed-out') return <Denied to={PATHS.home} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={words.dashboard} />;
  const { roles, isSuspended } = session.me;
  const parts = PARTS.filter(({ groups }) => groups.some((group) => roles.includes(group)));
  if (parts.length === 0 || isSuspended) return <Denied to={PATHS.home} />;
  return <Dashboard title={words.titles[roles.includes('admin') ? 'admin' : 'manager']} parts={parts} />;
}

function Dashboard({ title, parts }: { title: string; parts: readonly Part[] }) {
  usePageTitle(title);
  const { tab, userId } = useParams();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const { data: counts, isLoading, mutate } = useEndpoint(getWaiting, {}, LIVE_COUNTS);
  const last = useRef(key);
  useEffect(() => {
    // Another tab mounts the dashboard anew, which reads it.
    if (last.current === key) return;
    last.current = key;
    // A decision may have been taken in the view that was left.
    void mutate();
  }, [key, mutate]);
  const asked = userId === undefined ? tab : USERS_TAB;
  const current = asked === undefined ? parts[0] : findPart(parts, asked, params.get('view'));
  useEffect(() => {
    if (asked !== undefined && current) keep(LAST_PART, addressOf(current));
  }, [asked, current]);
  if (!current) {
    return PARTS.some((part) => part.tab === asked) ? (
      <Denied to={PATHS.admin} />
    ) : (
      <Navigate to={PATHS.admin} replace />
    );
  }
  const start = asked === undefined && (lastPart(parts) ?? parts.find((part) => countAt(part, counts) > 0));
  if (start) return <Navigate to={addressOf(start)} replace />;
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      {asked === undefined && isLoading ? (
        <PageSkeleton />
      ) : (
        <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
          <AdminMenu parts={parts} current={current} counts={counts} />
          <div className="min-w-0 flex-1">
            <Suspense fallback={<PageSkeleton />}>
              <current.Content />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}

/** The requested view, or else the first one of the tab. */
function findPart(parts: readonly Part[], tab: string, view: string | null): Part | undefined {
  const views = parts.filter((part) => part.tab === tab);
  return views.find((part) => part.view === view) ?? views[0];
}

/** The part that was last open, if it is still among these. */
const lastPart = (parts: readonly Part[]): Part | undefined =>
  recall(LAST_PART, (address) => parts.find((part) => addressOf(part) === address));

function Denied({ to }: { to: string }) {
  useEffect(() => toast({ ...words.accessDenied, kind: 'bad' }), []);
  return <Navigate to={to} replace />;
}
