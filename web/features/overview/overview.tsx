import { getOverview } from '#shared/overview/endpoints.ts';
import * as words from '#words/overview.ts';
import { Read } from '../../components/read.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { Days } from './days.tsx';
import { Health } from './health.tsx';
import { Waiting } from './waiting.tsx';

/** What waits for a decision on top, then what happened, then whether all runs. */
export default function OverviewTab() {
  const overview = useEndpoint(getOverview, {});
  return (
    <Read of={overview} failed={words.notLoaded} loading={<PageSkeleton />}>
      {({ waiting, days, health }) => (
        <div className="flex flex-col gap-10">
          <Waiting waiting={waiting} />
          <Days days={days} />
          <Health health={health} />
        </div>
      )}
    </Read>
  );
}
