import { getSiteSettings, listSpeciesVersions, setSpecies } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SpeciesSettings } from '#shared/site/rules-schemas.ts';
import type { Version } from '#shared/site/version.ts';
import { OTHER } from '#shared/species/species.ts';
import * as words from '#words/site/settings.ts';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint, useEndpointList } from '../../lib/api/use-endpoint.ts';
import { SpeciesForm } from './species-form.tsx';
import { speciesBetween, withAllOf } from './species-values.ts';
import { VersionHistory } from './version-history.tsx';

export default function SpeciesSection() {
  const settings = useEndpoint(getSiteSettings, {});
  const isSaved = async () => void (await settings.mutate());
  return (
    <Read of={settings} failed={words.notLoaded}>
      {({ species }) => (
        <div className="flex flex-col gap-8">
          <SpeciesForm present={species} onSaved={isSaved} />
          <SpeciesHistory present={species} onSaved={isSaved} />
        </div>
      )}
    </Read>
  );
}

interface SpeciesHistoryProps {
  present: Version<SpeciesSettings>;
  onSaved(): Promise<void>;
}

function SpeciesHistory({ present, onSaved }: SpeciesHistoryProps) {
  const list = useEndpointList(listSpeciesVersions, {}, { isChangedElsewhere: true });
  // What was added since stays on the list, and is hidden.
  const since = present.species.map((entry) =>
    entry.id === OTHER ? entry : { ...entry, hidden: true as const },
  );
  const save = ({ species }: SpeciesSettings, version: number) =>
    call(setSpecies, { body: { species: withAllOf(since, species), version } });
  return (
    <VersionHistory
      list={list}
      present={present}
      beginning={DEFAULT_RULES}
      differencesBetween={speciesBetween}
      save={save}
      onSaved={onSaved}
    />
  );
}
