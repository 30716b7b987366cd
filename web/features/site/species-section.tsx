import { getSiteSettings, listSpeciesVersions, setSpecies } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SpeciesSettings } from '#shared/site/rules-schemas.ts';
import { OTHER } from '#shared/species/species.ts';
import * as words from '#words/site/settings.ts';
import { useLeaving } from '../../components/forms/use-leaving.tsx';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { SpeciesForm } from './species-form.tsx';
import { speciesBetween, withAllOf } from './species-values.ts';
import { VersionHistory } from './version-history.tsx';

/** Returns an earlier list. Species added since stay on it, hidden. */
function restored(present: SpeciesSettings, { species }: SpeciesSettings) {
  const since = present.species.map((entry) =>
    entry.id === OTHER ? entry : { ...entry, hidden: true as const },
  );
  return withAllOf(since, species);
}

export default function SpeciesSection() {
  const settings = useEndpoint(getSiteSettings, {});
  const leaving = useLeaving(words.leaveText);
  const list = useEndpointList(listSpeciesVersions, {}, { isChangedElsewhere: true });
  const onSaved = async () => void (await settings.mutate());
  return (
    <Read of={settings} failed={words.notLoaded}>
      {({ species: present }) => (
        <div className="flex flex-col gap-8">
          <SpeciesForm {...{ present, onSaved, leaving }} />
          {leaving.question}
          <VersionHistory
            {...{ list, present, onSaved }}
            beginning={DEFAULT_RULES}
            differencesBetween={speciesBetween}
            save={(earlier, version) =>
              call(setSpecies, { body: { species: restored(present, earlier), version } })
            }
          />
        </div>
      )}
    </Read>
  );
}
