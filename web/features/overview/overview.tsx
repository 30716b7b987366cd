import { getOverview } from '#shared/overview/endpoints.ts';
import * as words from '#words/overview.ts';
import { Read } from '../../components/read.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { Days } from './days.tsx';
import { Health } from './health.tsx';
import { Waiting } from './waiting.tsx';

/** Decisions to take, daily figures and the state of the system. */
export default function OverviewTab() {
  const overview = useEndpoint(getOverview, {});
  return (
    <Read of={overview} failed={words.notLoaded} loading={<PageSkeleton />}>
      {({ days, health }) => (
        <div className="flex flex-col gap-10">
          <Waiting />
          <Days days={days} />
          <Health health={health} />
        </div>
      )}
    </Read>
  );
}
