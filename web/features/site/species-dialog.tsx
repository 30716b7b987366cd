import { type FormEvent, useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { entryName, HISTAMINE_SPECIES, inOwnWords, speciesLabel } from '#shared/species/list.ts';
import { SPECIES_DRAWINGS, type SpeciesEntry } from '#shared/species/schemas.ts';
import { OTHER } from '#shared/species/species.ts';
import { OTHER_LANGUAGES } from '#shared/text/in-languages.ts';
import { cancel } from '#words/general/form.ts';
import { drawings } from '#words/site/rules.ts';
import * as words from '#words/site/species-settings.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { InOtherLanguages } from '../../components/forms/in-other-languages.tsx';
import { Checkbox, TextInput } from '../../components/forms/inputs.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import SpeciesDrawing from '../../parts/posts/species-drawing.tsx';
import { type EntryValues, entryValues, NEW_ENTRY, withEntry } from './species-values.ts';

const DRAWINGS = SPECIES_DRAWINGS.map((value) => ({
  value,
  label: drawings[value],
  icon: <SpeciesDrawing name={value} className="w-14" />,
}));

const idOf = (path: string) => `entry-${path}`;

interface SpeciesDialogProps {
  /** Absent for a new one. */
  entry: SpeciesEntry | undefined;
  list: readonly SpeciesEntry[];
  onDone(list: SpeciesEntry[]): void;
  onClose(): void;
}

/** One species of the list. Changes here are saved with the list. */
export function SpeciesDialog({ entry, list, onDone, onClose }: SpeciesDialogProps) {
  const [values, setValues] = useState<EntryValues>(entry ? entryValues(entry) : NEW_ENTRY);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const change = (changes: Partial<EntryValues>) => setValues({ ...values, ...changes });
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const done = (event: FormEvent) => {
    event.preventDefault();
    const edited = withEntry(list, values, entry?.id);
    if (edited.ok) return onDone(edited.list);
    setIssues(edited.issues);
    document.getElementById(idOf(edited.issues[0]?.path ?? 'name'))?.focus();
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit" form={idOf('form')}>
        {words.done}
      </Button>
    </>
  );
  const title = entry ? words.editTitle(entryName(entry)) : words.addTitle;
  return (
    <Dialog onClose={onClose} title={title} footer={footer}>
      <form id={idOf('form')} noValidate onSubmit={done} className="grid gap-5">
        <Field label={words.name} id={idOf('name')} error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
              autoComplete="off"
              autoCapitalize="words"
            />
          )}
        </Field>
        <Names values={values} errorOf={errorOf} onChange={change} />
        <Field
          label={words.group}
          hint={words.groupHint}
          id={idOf('group')}
          error={errorOf('group')}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              value={values.group}
              onChange={({ target }) => change({ group: target.value })}
              autoComplete="off"
            />
          )}
        </Field>
        <RadioCards
          legend={words.drawing}
          hint={words.drawingHint}
          name="drawing"
          value={values.drawing}
          onChange={(drawing) => change({ drawing })}
          options={DRAWINGS}
        />
        <Flags entry={entry} values={values} onChange={change} />
        <Preview id={entry?.id} values={values} />
      </form>
    </Dialog>
  );
}

interface NamesProps {
  values: EntryValues;
  errorOf(path: string): string | undefined;
  onChange(changes: Partial<EntryValues>): void;
}

function Names({ values: { names }, errorOf, onChange }: NamesProps) {
  return (
    <InOtherLanguages
      hint={words.namesHint}
      hasIssue={OTHER_LANGUAGES.some((language) => errorOf(`names.${language}`) !== undefined)}
    >
      {(language) => (
        <Field
          label={LANGUAGE_NAMES[language]}
          id={idOf(`names.${language}`)}
          error={errorOf(`names.${language}`)}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              value={names[language]}
              onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </InOtherLanguages>
  );
}

interface FlagsProps {
  entry: SpeciesEntry | undefined;
  values: EntryValues;
  onChange(changes: Partial<EntryValues>): void;
}

/** Neither applies to Other, and species known to form histamine keep their rule. */
function Flags({ entry, values, onChange }: FlagsProps) {
  if (entry?.id === OTHER) return null;
  return (
    <div className="grid">
      <Checkbox
        label={words.formsHistamine}
        checked={values.formsHistamine}
        disabled={entry !== undefined && HISTAMINE_SPECIES.includes(entry.id)}
        onChange={({ target }) => onChange({ formsHistamine: target.checked })}
      />
      <Checkbox
        label={words.hidden}
        checked={values.hidden}
        onChange={({ target }) => onChange({ hidden: target.checked })}
      />
    </div>
  );
}

/** The species as forms and cards show it on pages in this language. */
function Preview({ id = '', values }: { id: string | undefined; values: EntryValues }) {
  const { name, names, group, drawing } = values;
  if (name.trim() === '') return null;
  const given = Object.entries(names).filter(([, text]) => text.trim() !== '');
  const written = { id, name, names: Object.fromEntries(given), drawing };
  const entry = inOwnWords({ ...written, ...(group.trim() !== '' && { group }) });
  return (
    <section aria-label={words.preview} className="grid gap-2">
      <h3 className="text-base font-semibold">{words.preview}</h3>
      <div className="flex items-center gap-3 rounded-card border border-line p-3">
        <SpeciesDrawing name={drawing} className="w-16 shrink-0" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{entry.name}</p>
          <p className="text-sm text-muted">{speciesLabel(entry)}</p>
        </div>
      </div>
    </section>
  );
}
