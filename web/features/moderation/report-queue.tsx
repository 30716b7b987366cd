import { listReports } from '#shared/moderation/endpoints.ts';
import type { Report } from '#shared/moderation/schemas.ts';
import { types } from '#words/moderation/reports.ts';
import * as words from '#words/moderation/review.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { TitledCard } from '../../components/titled-card.tsx';
import { toReport } from '../../lib/paths.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { titleOf } from './report-title.ts';

/** Those that wait, who has waited longest on top; or those handled, newest first. */
export function ReportQueue({ status }: { status: Report['status'] }) {
  const list = useEndpointList(
    listReports,
    { query: { status } },
    { isChangedElsewhere: true, isLive: status === 'open' },
  );
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={words.none[status]} />;
  return (
    <>
      <ol className="grid gap-4 lg:grid-cols-2">
        {list.items.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ol>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
    </>
  );
}

function ReportCard({ report }: { report: Report }) {
  const title = titleOf(report);
  const { status, createdAt, reportType, description, isSuspended, isTakenDown, actions } = report;
  const last = actions.at(-1);
  const head = (
    <>
      <p className="font-semibold">
        {status === 'open' ? words.waiting : words.reportedAt} <RelativeTime time={createdAt} />
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge kind="quiet">{types[reportType]}</Badge>
        {isSuspended && <Badge kind="new">{words.suspendedNow}</Badge>}
        {isTakenDown && <Badge kind="new">{words.hiddenNow}</Badge>}
      </p>
    </>
  );
  return (
    <TitledCard title={title} head={head}>
      <p className="line-clamp-3 wrap-anywhere">{description}</p>
      {last && (
        <p className="text-muted">
          {words.done[last.action]} {words.doneBy(last.actorName)}, <RelativeTime time={last.at} />
        </p>
      )}
      <p className="mt-auto">
        <ButtonLink to={toReport(report.id)} variant="secondary" aria-label={words.lookAtNamed(title)}>
          {words.lookAt}
        </ButtonLink>
      </p>
    </TitledCard>
  );
}
