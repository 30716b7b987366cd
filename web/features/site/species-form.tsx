import { type ReactNode, useState } from 'react';
import { setSpecies } from '#shared/site/admin-endpoints.ts';
import { type SpeciesSettings, speciesSettings } from '#shared/site/rules-schemas.ts';
import { entryName, inOwnWords, speciesLabel } from '#shared/species/list.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import * as words from '#words/site/species-settings.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { FormErrors } from '../../components/forms/bound-fields.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import SpeciesDrawing from '../../parts/posts/species-drawing.tsx';
import { SettingsFoot } from './settings-foot.tsx';
import { SpeciesDialog } from './species-dialog.tsx';
import { MoveButtons, OrderBar, useOrder } from './species-order.tsx';
import { speciesBetween } from './species-values.ts';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

/** An entry's errors are shown at its button, which opens the dialog to correct them. */
const entryOf = (path: string) => path.replace(/^(species\.\d+)\..*$/, '$1');

/** The list, whose entries are edited in a dialog; it is saved as a whole. */
export function SpeciesForm({ present, onSaved, leaving }: Omit<SettingsFormProps<SpeciesSettings>, 'save'>) {
  const form = useSettingsForm<SpeciesSettings, SpeciesSettings>({
    schema: speciesSettings,
    present,
    valuesOf: ({ species }) => ({ species }),
    save: (settings, version) => call(setSpecies, { body: { ...settings, version } }),
    onSaved,
    leaving,
  });
  const [editing, setEditing] = useState<SpeciesEntry | 'new'>();
  const list = form.watch('species');
  const put = (species: SpeciesEntry[]) => form.setValue('species', species, { shouldDirty: true });
  const order = useOrder(list, put);
  return (
    <>
      <form onSubmit={form.submit} noValidate className="@container flex max-w-180 flex-col gap-6">
        <FormErrors form={form} fieldOf={entryOf} />
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
          <OrderBar order={order} />
          <ul className="grid gap-2" aria-label={words.list}>
            {list.map((entry, index) => (
              <SpeciesRow key={entry.id} entry={entry}>
                {order.isOpen ? (
                  <MoveButtons entry={entry} list={list} onMove={(by) => order.move(entry, by)} />
                ) : (
                  <Button
                    id={form.idOf(`species.${index}`)}
                    variant="quiet"
                    aria-label={words.editNamed(entryName(entry))}
                    onClick={() => setEditing(entry)}
                  >
                    {words.edit}
                  </Button>
                )}
              </SpeciesRow>
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
            put(species);
            setEditing(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** An entry of the list. @param children its buttons */
function SpeciesRow({ entry, children }: { entry: SpeciesEntry; children: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-3 py-2">
      <SpeciesDrawing name={entry.drawing} className="w-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className={`font-semibold wrap-anywhere ${entry.hidden ? 'text-muted' : ''}`}>
          {speciesLabel(inOwnWords(entry))}
        </p>
        {(entry.formsHistamine || entry.hidden) && (
          <p className="flex flex-wrap gap-1 pt-0.5">
            {entry.formsHistamine && <Badge kind="quiet">{words.histamineBadge}</Badge>}
            {entry.hidden && <Badge kind="new">{words.hiddenBadge}</Badge>}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
