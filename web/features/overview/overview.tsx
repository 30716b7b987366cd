import { getOverview } from '#shared/overview/endpoints.ts';
import * as words from '#words/overview.ts';
import { Read } from '../../components/read.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { Days } from './days.tsx';
import { Health } from './health.tsx';
import { Waiting } from './waiting.tsx';

/** Decisions to take, daily figures and the state of the system. */
export default function OverviewTab() {
  const overview = useEndpoint(getOverview, {});
  return (
    <div className="flex flex-col gap-10">
      <Waiting />
      <Days />
      <Read of={overview} failed={words.notLoaded}>
        {({ health }) => <Health health={health} />}
      </Read>
    </div>
  );
}
