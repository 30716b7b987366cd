import { useEffect, useState } from 'react';
import { SPECIES } from '#shared/species.ts';
import { paymentTypes } from '#words/catch-choices.ts';
import { filters } from '#words/marketplace.ts';
import * as words from '#words/marketplace-tools.ts';
import { Field } from '../../components/field.tsx';
import { Checkbox, Select, TextInput } from '../../components/inputs.tsx';
import type { Search } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterPanelProps {
  search: Search;
  onChange: ChangeSearch;
}

/** Each choice counts at once: there is nothing to submit. */
export default function FilterPanel({ search, onChange }: FilterPanelProps) {
  const { kind, species, payment, available, q } = search;
  return (
    <section
      aria-label={filters}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 md:grid-cols-3"
    >
      <TextSearch q={q} onChange={onChange} />
      <Choice
        label={words.species}
        any={words.anySpecies}
        options={SPECIES}
        value={species}
        onChange={(value) => onChange({ species: value })}
      />
      {kind === 'catch' ? (
        <Choice
          label={words.price}
          any={words.anyPrice}
          options={paymentTypes}
          value={payment}
          onChange={(value) => onChange({ payment: value })}
        />
      ) : (
        <Available isOn={available === 'true'} onChange={onChange} />
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  /** What stands for no choice. */
  any: string;
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange(value: string): void;
}

function Choice({ label, any, options, value = '', onChange }: ChoiceProps) {
  const [shown, show] = useShown(value);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={shown}
          onChange={({ target }) => {
            show(target.value);
            onChange(target.value);
          }}
        >
          <option value="">{any}</option>
          {Object.entries(options).map(([name, option]) => (
            <option key={name} value={name}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Available({ isOn, onChange }: { isOn: boolean; onChange: ChangeSearch }) {
  const [shown, show] = useShown(isOn);
  return (
    <Checkbox
      label={words.onlyWithMealsLeft}
      checked={shown}
      onChange={({ target }) => {
        show(target.checked);
        onChange({ available: target.checked ? 'true' : undefined });
      }}
      className="self-end"
    />
  );
}

/** What a control shows: at once what was chosen, though the address follows a moment later, and whatever the address says by itself. */
function useShown<T>(value: T): [T, (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [shown, setShown];
}

/** Milliseconds without a key after which the text counts. */
const PAUSE = 400;

function TextSearch({ q, onChange }: { q: string | undefined; onChange: ChangeSearch }) {
  const [text, setText] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState<string | null>();
  // From elsewhere: "Clear all", or the back button. What was sent from here may come back while somebody types on.
  if (known !== q) {
    setKnown(q);
    setSent(undefined);
    if ((q ?? null) !== sent) setText(q ?? '');
  }
  useEffect(() => {
    const wanted = text.trim() || undefined;
    if (wanted === q) return;
    const timer = setTimeout(() => {
      setSent(wanted ?? null);
      onChange({ q: wanted }, { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={words.search}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={words.searchPlaceholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}
