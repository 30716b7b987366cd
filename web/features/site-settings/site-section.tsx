import { useSearchParams } from 'react-router-dom';
import { FLAVOURS } from '#shared/flavours.ts';
import { getSiteSettings } from '#shared/site/endpoints.ts';
import * as words from '#words/site-settings.ts';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { ToggleGroup } from '../../components/toggle-group.tsx';
import { changeParams } from '../../lib/change-params.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { SiteForm } from './site-form.tsx';
import { VersionHistory } from './version-history.tsx';

const FACES = FLAVOURS.map((value) => ({ value, label: words.faces[value] }));

/** How each face of the site is reached, what it announces, and which parts it has. */
export function SiteSection() {
  const [params, setParams] = useSearchParams();
  const flavour = FLAVOURS.find((each) => each === params.get('face')) ?? FLAVOUR;
  const { data, error, mutate } = useEndpoint(getSiteSettings, {});
  if (error && !data) return <ErrorState words={words.notLoaded} onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-80 w-full" />;
  const isSaved = async () => void (await mutate());
  return (
    <div className="flex flex-col gap-8">
      <ToggleGroup
        label={words.face}
        value={flavour}
        onChange={(face) => setParams(changeParams(params, { face }), { replace: true })}
        options={FACES}
      />
      <SiteForm key={flavour} flavour={flavour} present={data[flavour]} onSaved={isSaved} />
      <VersionHistory
        key={`${flavour}-${data[flavour].version}`}
        flavour={flavour}
        present={data[flavour]}
        onSaved={isSaved}
      />
    </div>
  );
}
