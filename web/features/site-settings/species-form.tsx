import { useState } from 'react';
import { setSpecies } from '#shared/site/admin-endpoints.ts';
import { type SpeciesSettings, speciesSettings } from '#shared/site/rules-schemas.ts';
import type { Version } from '#shared/site/version.ts';
import { speciesLabel } from '#shared/species.ts';
import type { SpeciesEntry } from '#shared/species-schemas.ts';
import * as words from '#words/species-settings.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Icon } from '../../components/icons.tsx';
import { Section } from '../../components/section.tsx';
import SpeciesDrawing from '../../components/species-drawing.tsx';
import { call } from '../../lib/api-client.ts';
import { SettingsFoot } from './settings-foot.tsx';
import { SpeciesDialog } from './species-dialog.tsx';
import { speciesBetween, withAllOf } from './species-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Whatever is wrong with an entry is mended behind its button. */
const idOf = (path: string) => path.replace(/^(species\.\d+)\..*$/, '$1');

interface SpeciesFormProps {
  present: Version<SpeciesSettings>;
  onSaved(): Promise<void>;
}

/** The list, of which each entry is changed in a dialog; saved is the whole of it. */
export function SpeciesForm({ present, onSaved }: SpeciesFormProps) {
  const form = useSettingsForm<SpeciesSettings, SpeciesSettings>({
    schema: speciesSettings,
    present,
    valuesOf: ({ species }) => ({ species }),
    save: (settings, version) => call(setSpecies, { body: { ...settings, version } }),
    onSaved,
    mergeOnto: ({ species }, theirs) => ({ species: withAllOf(theirs.species, species) }),
  });
  const [editing, setEditing] = useState<SpeciesEntry | 'new'>();
  const list = form.watch('species');
  return (
    <>
      <form onSubmit={form.submit} noValidate className="flex max-w-180 flex-col gap-6">
        <ErrorSummary issues={form.issues} idOf={idOf} />
        <Section
          title={words.list}
          action={
            <Button variant="secondary" onClick={() => setEditing('new')}>
              <Icon name="plus" />
              {words.add}
            </Button>
          }
        >
          <p className="text-muted">{words.lead}</p>
          <ul className="grid gap-2" aria-label={words.list}>
            {list.map((entry, index) => (
              <Row
                key={entry.id}
                entry={entry}
                id={idOf(`species.${index}`)}
                onEdit={() => setEditing(entry)}
              />
            ))}
          </ul>
        </Section>
        {form.formState.isDirty && <p role="status">{words.notSavedYet}</p>}
        <SettingsFoot form={form} differencesBetween={speciesBetween} />
      </form>
      {editing && (
        <SpeciesDialog
          entry={editing === 'new' ? undefined : editing}
          list={list}
          onDone={(species) => {
            form.setValue('species', species, { shouldDirty: true });
            setEditing(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function Row({ entry, id, onEdit }: { entry: SpeciesEntry; id: string; onEdit(): void }) {
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-3 py-2">
      <SpeciesDrawing name={entry.drawing} className="w-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className={`font-semibold wrap-anywhere ${entry.hidden ? 'text-muted' : ''}`}>
          {speciesLabel(entry)}
        </p>
        {(entry.formsHistamine || entry.hidden) && (
          <p className="flex flex-wrap gap-1 pt-0.5">
            {entry.formsHistamine && <Badge kind="quiet">{words.histamineBadge}</Badge>}
            {entry.hidden && <Badge kind="new">{words.hiddenBadge}</Badge>}
          </p>
        )}
      </div>
      <Button id={id} variant="quiet" aria-label={words.editNamed(entry.name)} onClick={onEdit}>
        {words.edit}
      </Button>
    </li>
  );
}
