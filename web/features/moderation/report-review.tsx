import { useState } from 'react';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { getReport } from '#shared/moderation/endpoints.ts';
import { kindOf, type Report } from '#shared/moderation/schemas.ts';
import { dateTime } from '#words/general/format.ts';
import { types } from '#words/moderation/reports.ts';
import * as words from '#words/moderation/review.ts';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toAdminTab } from '../../lib/navigation/paths.ts';
import { Assignee } from './assignee.tsx';
import { Evidence } from './evidence.tsx';
import { PersonHistory } from './person-history.tsx';
import { ReportActions } from './report-actions.tsx';

type Details = AnswerOf<typeof getReport>;

/** A report with its evidence, both people's history, and actions taken and available. It is refreshed while open, since others act too. */
export function ReportReview({ reportId }: { reportId: string }) {
  const report = useEndpoint(getReport, { params: { reportId } }, { isLive: true });
  return (
    <div className="flex flex-col gap-6">
      <p className="-ml-4">
        <BackLink to={toAdminTab('reports')}>{words.back}</BackLink>
      </p>
      <Read of={report} failed={words.oneNotLoaded} detail={report.error?.message}>
        {(data) => <Review report={data} reload={() => report.mutate()} />}
      </Read>
    </div>
  );
}

function Review({ report, reload }: { report: Details; reload(): Promise<Details | undefined> }) {
  const [seen, setSeen] = useState(report.version);
  const { reported, reporter, reportedHistory, reporterHistory } = report;
  const last = report.actions.at(-1);
  return (
    <>
      <header className="flex flex-col gap-2">
        <h2 className="text-2xl wrap-anywhere">{words.about(kindOf(report), report.reported.name)}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            {report.status === 'open' ? words.waiting : words.reportedAt}{' '}
            <RelativeTime time={report.createdAt} />
          </span>
          {report.isSuspended && <Badge kind="new">{words.suspendedNow}</Badge>}
          {report.isTakenDown && <Badge kind="new">{words.hiddenNow}</Badge>}
        </p>
        <Assignee report={report} reload={reload} />
      </header>
      <div role="status">
        {report.version > seen && last && (
          <p className="rounded-card bg-warn/15 p-4 font-medium text-warn">
            {words.meanwhile(last.actorName, words.done[last.action])}
          </p>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={words.whatWasReported}>
          <Evidence report={report} />
        </Section>
        <div className="flex flex-col gap-6">
          <Section title={words.why}>
            <Facts
              facts={[
                [words.what, types[report.reportType]],
                [words.by, reporter?.name ?? words.reporterGone],
              ]}
            />
            <Written as="p">{report.description}</Written>
          </Section>
          <Section title={words.whatNow}>
            <ReportActions
              report={report}
              onActed={async () => {
                const now = await reload();
                setSeen(now?.version ?? report.version);
              }}
              onMeanwhile={reload}
            />
          </Section>
        </div>
      </div>
      <Section title={words.people}>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <PersonHistory
            title={words.reportedPerson(reported.name)}
            userId={reported.userId}
            history={reportedHistory}
          />
          {reporter && reporterHistory && (
            <PersonHistory
              title={words.reporter(reporter.name)}
              userId={reporter.userId}
              history={reporterHistory}
            />
          )}
        </div>
      </Section>
      <Section title={words.soFar}>
        <ActionsDone actions={report.actions} />
      </Section>
    </>
  );
}

/** Actions taken, oldest first, with the text sent to the person. */
function ActionsDone({ actions }: Pick<Report, 'actions'>) {
  if (actions.length === 0) return <p className="text-muted">{words.notYet}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {actions.map(({ action, actorName, at, note, until }) => (
        <li key={at} className="border-l-4 border-line pl-4">
          <p className="font-semibold wrap-anywhere">
            {words.done[action]} {until !== undefined && words.until(dateTime(new Date(until)))}{' '}
            {words.doneBy(actorName)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{dateTime(new Date(at))}</time>
          </p>
          {note !== undefined && <Written as="p">{note}</Written>}
        </li>
      ))}
    </ol>
  );
}
