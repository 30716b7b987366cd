import { useSearchParams } from 'react-router-dom';
import * as words from '#words/report-review.ts';
import { ToggleGroup } from '../../components/toggle-group.tsx';
import { changeParams } from '../../lib/change-params.ts';
import { ReportQueue } from './report-queue.tsx';
import { ReportReview } from './report-review.tsx';

type View = keyof typeof words.views;

const VIEWS = Object.entries(words.views).map(([value, label]) => ({ value: value as View, label }));

/** What people reported: the queue, and one report with all that there is to decide by. */
export default function Reports() {
  const [params, setParams] = useSearchParams();
  const reportId = params.get('report');
  if (reportId) return <ReportReview key={reportId} reportId={reportId} />;
  const view = VIEWS.find(({ value }) => value === params.get('view'))?.value ?? 'open';
  return (
    <div className="flex flex-col gap-5">
      <ToggleGroup<View>
        label={words.view}
        value={view}
        onChange={(chosen) => setParams(changeParams(params, { view: chosen }), { replace: true })}
        options={VIEWS}
      />
      <ReportQueue key={view} status={view} />
    </div>
  );
}
