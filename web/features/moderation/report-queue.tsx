import { listReports } from '#shared/moderation/endpoints.ts';
import { type Assignment, kindOf, type Report } from '#shared/moderation/schemas.ts';
import { types } from '#words/moderation/reports.ts';
import * as words from '#words/moderation/review.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { TitledCard } from '../../components/cards/titled-card.tsx';
import { ReadList } from '../../components/read.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toReport } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import { assignedTo } from './assignee.tsx';

interface ReportQueueProps {
  status: Report['status'];
  /** Absent for everybody's reports. */
  assigned: Assignment | undefined;
}

/** Waiting reports, the oldest first; or handled ones, the newest first. */
export function ReportQueue({ status, assigned }: ReportQueueProps) {
  const list = useEndpointList(
    listReports,
    { query: { status, assigned } },
    { isChangedElsewhere: true, isLive: status === 'open' },
  );
  return (
    <ReadList
      list={list}
      failed={words.notLoaded}
      moreFailed={words.moreNotLoaded}
      empty={assigned === undefined ? words.none[status] : words.noneAssigned[assigned]}
      keyOf={({ id }) => id}
    >
      {(report) => <ReportCard report={report} />}
    </ReadList>
  );
}

function ReportCard({ report }: { report: Report }) {
  const title = words.about(kindOf(report), report.reported.name);
  const { status, createdAt, reportType, description, isSuspended, isTakenDown, actions } = report;
  const last = actions.at(-1);
  const me = useMe()?.user.id;
  const head = (
    <>
      <p className="font-semibold">
        {status === 'open' ? words.waiting : words.reportedAt} <RelativeTime time={createdAt} />
      </p>
      {status === 'open' && <p className="text-muted">{assignedTo(report.assignee, me)}</p>}
      <p className="flex flex-wrap gap-2">
        <Badge kind="quiet">{types[reportType]}</Badge>
        {isSuspended && <Badge kind="new">{words.suspendedNow}</Badge>}
        {isTakenDown && <Badge kind="new">{words.hiddenNow}</Badge>}
      </p>
    </>
  );
  return (
    <TitledCard title={title} head={head}>
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {description}
      </p>
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
