import { Link } from 'react-router-dom';
import type { PastReport, ReportHistory } from '#shared/moderation/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import { types } from '#words/moderation/reports.ts';
import * as words from '#words/moderation/review.ts';
import { toAdminPerson, toReport } from '../../lib/navigation/paths.ts';

interface PersonHistoryProps {
  title: string;
  userId: string;
  history: ReportHistory;
}

/** Earlier reports about a person and by them, and what was done. */
export function PersonHistory({ title, userId, history }: PersonHistoryProps) {
  const { about, by, hasMoreAbout, hasMoreBy } = history;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <Past label={words.withCount(words.pastAbout, about.length, hasMoreAbout)} reports={about} />
      <Past label={words.withCount(words.pastBy, by.length, hasMoreBy)} reports={by} />
      <p>
        <Link to={toAdminPerson(userId)} className="text-link inline-flex min-h-11 items-center">
          {words.openProfile}
        </Link>
      </p>
    </article>
  );
}

function Past({ label, reports }: { label: string; reports: readonly PastReport[] }) {
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-sans text-base font-semibold">{label}</h4>
      {reports.length > 0 && (
        <ul className="flex flex-col gap-2">
          {reports.map(({ id, reportType, createdAt, actions }) => (
            <li key={id}>
              <Link to={toReport(id)} className="text-link inline-flex min-h-11 items-center">
                {types[reportType]}, {longDate(new Date(createdAt))}
              </Link>
              <span className="block text-muted">
                {actions.length === 0
                  ? words.nothingDone
                  : actions.map((action) => words.done[action]).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
