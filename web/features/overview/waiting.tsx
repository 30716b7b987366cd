import { Link } from 'react-router-dom';
import { getWaiting } from '#shared/overview/endpoints.ts';
import { type Waiting as Counts, MOST_COUNTED, WAITING } from '#shared/overview/schemas.ts';
import * as words from '#words/overview.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { Read } from '../../components/read.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toAdminTab } from '../../lib/navigation/paths.ts';

/** The page where each is decided. */
const PLACES: Readonly<Record<keyof Counts, string>> = {
  reports: toAdminTab('reports'),
  claims: toAdminTab('community-aid', 'claims'),
  claimConflicts: toAdminTab('community-aid', 'claims'),
  appeals: toAdminTab('appeals'),
  licenses: toAdminTab('licenses'),
  applications: toAdminTab('community-aid', 'applications'),
  invitationRequests: toAdminTab('email-tools', 'requests'),
};

export function Waiting() {
  const waiting = useEndpoint(getWaiting, {}, { isReadAround: true });
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-xl">
        {words.waitingTitle}
      </h2>
      <Read of={waiting} failed={words.waitingNotLoaded} loading={<PageSkeleton />}>
        {(counts) => <WaitingList counts={counts} />}
      </Read>
    </section>
  );
}

function WaitingList({ counts }: { counts: Counts }) {
  const there = WAITING.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  if (there.length === 0) return <p className="text-muted">{words.nothingWaits}</p>;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {there.map(({ name, count }) => (
        <li key={name}>
          <Link
            to={PLACES[name]}
            className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised p-4 hover:border-ink"
          >
            <span className="font-display text-2xl font-bold text-accent-text">
              {words.count(count, MOST_COUNTED)}
            </span>{' '}
            <span className="min-w-0 flex-1 font-semibold">{words.waiting[name](count)}</span>
            <Icon name="chevron" className="size-6 shrink-0 -rotate-90" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
