import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { getSiteSettings, listSiteVersions, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { SiteSettings, SiteVersion } from '#shared/site/schemas.ts';
import * as words from '#words/site/settings.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint, useEndpointList } from '../../lib/api/use-endpoint.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { differencesBetween } from './settings-facts.ts';
import { SiteForm } from './site-form.tsx';
import { VersionHistory } from './version-history.tsx';

const FACES = FLAVOURS.map((value) => ({ value, label: words.faces[value] }));

/** How each face of the site is reached, what it announces, and which parts it has. */
export default function SiteSection() {
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
      <Fragment key={flavour}>
        <SiteForm flavour={flavour} present={data[flavour]} onSaved={isSaved} />
        <SiteHistory flavour={flavour} present={data[flavour]} onSaved={isSaved} />
      </Fragment>
    </div>
  );
}

const BEGINNING: SiteSettings = { contact: {}, switchedOff: [] };

function SiteHistory({
  flavour,
  present,
  onSaved,
}: {
  flavour: Flavour;
  present: SiteVersion;
  onSaved(): Promise<void>;
}) {
  const list = useEndpointList(listSiteVersions, { query: { flavour } }, { isChangedElsewhere: true });
  const save = ({ contact, banner, switchedOff }: SiteSettings, version: number) => {
    const body = { contact, ...(banner && { banner }), switchedOff, flavour, version };
    return call(setSiteSettings, { body });
  };
  return <VersionHistory {...{ list, present, beginning: BEGINNING, differencesBetween, save, onSaved }} />;
}
