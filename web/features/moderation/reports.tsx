import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/moderation/review.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { ReportQueue } from './report-queue.tsx';
import { ReportReview } from './report-review.tsx';

type View = keyof typeof words.views;
type Assigned = keyof typeof words.assignments;

const VIEWS = entriesOf(words.views).map(([value, label]) => ({ value, label }));
const ASSIGNED = entriesOf(words.assignments).map(([value, label]) => ({ value, label }));

/** The queue of reports, and one report with all the evidence. */
export default function Reports() {
  const [params] = useSearchParams();
  const reportId = params.get('report');
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(reportId);
  // The link that had the focus is gone. A report starts at its top; for the queue, the layout restores the scroll position.
  useEffect(() => {
    if (last.current === reportId) return;
    last.current = reportId;
    if (reportId) part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [reportId]);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {reportId ? <ReportReview key={reportId} reportId={reportId} /> : <Queue />}
    </div>
  );
}

function Queue() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get('view'))?.value ?? 'open';
  const assigned = ASSIGNED.find(({ value }) => value === params.get('assigned'))?.value ?? 'all';
  const wanted = view === 'handled' || assigned === 'all' ? undefined : assigned;
  return (
    <div className="flex flex-col gap-5">
      <ToggleGroup<View>
        label={words.view}
        value={view}
        onChange={(chosen) => setParams(changeParams(params, { view: chosen }), { replace: true })}
        options={VIEWS}
      />
      {view === 'open' && (
        <ToggleGroup<Assigned>
          label={words.assignment}
          value={assigned}
          onChange={(chosen) => setParams(changeParams(params, { assigned: chosen }), { replace: true })}
          options={ASSIGNED}
        />
      )}
      <ReportQueue key={`${view} ${wanted}`} status={view} assigned={wanted} />
    </div>
  );
}
