import { getOverview } from '#shared/overview/endpoints.ts';
import * as words from '#words/overview.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { Days } from './days.tsx';
import { Health } from './health.tsx';
import { Waiting } from './waiting.tsx';

/** What waits for a decision on top, then what happened, then whether all runs. */
export default function OverviewTab() {
  const { data, error, mutate } = useEndpoint(getOverview, {});
  if (!data && error) return <ErrorState words={words.notLoaded} onRetry={() => mutate()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="flex flex-col gap-10">
      <Waiting waiting={data.waiting} />
      <Days days={data.days} />
      <Health health={data.health} />
    </div>
  );
}
