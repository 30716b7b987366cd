import { Link } from 'react-router-dom';
import { MOST_COUNTED, type Overview } from '#shared/overview/schemas.ts';
import * as words from '#words/overview.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { toAdminTab } from '../../lib/navigation/paths.ts';

type Counts = Overview['waiting'];

/** In the order in which somebody is worse off for waiting, each with where it is decided. */
const PLACES: readonly [keyof Counts, string][] = [
  ['reports', toAdminTab('reports')],
  ['claims', `${toAdminTab('community-aid')}?view=claims`],
  ['claimConflicts', `${toAdminTab('community-aid')}?view=claims`],
  ['applications', toAdminTab('community-aid')],
  ['invitationRequests', toAdminTab('email-tools')],
];

export function Waiting({ waiting }: { waiting: Counts }) {
  const there = PLACES.filter(([name]) => waiting[name] > 0);
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-xl">
        {words.waitingTitle}
      </h2>
      {there.length === 0 && <p className="text-muted">{words.nothingWaits}</p>}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {there.map(([name, to]) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised p-4 hover:border-ink"
            >
              <span className="font-display text-2xl font-bold text-accent-text">
                {words.count(waiting[name], MOST_COUNTED)}
              </span>{' '}
              <span className="flex-1 font-semibold">{words.waiting[name](waiting[name])}</span>
              <Icon name="chevron" className="size-6 shrink-0 -rotate-90" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
