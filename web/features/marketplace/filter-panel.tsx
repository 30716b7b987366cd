import { useEffect, useState } from 'react';
import { PAYMENT_WORDS } from '#shared/catches/words.ts';
import { SPECIES } from '#shared/species.ts';
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
  const isSale = search.view === 'marketplace';
  return (
    <section
      aria-label="Filters"
      className="grid gap-4 rounded-card border border-line bg-raised p-4 md:grid-cols-3"
    >
      <Words q={search.q} onChange={onChange} />
      <Field label="Species">
        {(control) => (
          <Select
            {...control}
            value={search.species ?? ''}
            onChange={({ target }) => onChange({ species: target.value })}
          >
            <option value="">Any species</option>
            {Object.entries(SPECIES).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isSale ? (
        <Field label="Price">
          {(control) => (
            <Select
              {...control}
              value={search.payment ?? ''}
              onChange={({ target }) => onChange({ payment: target.value })}
            >
              <option value="">Any price</option>
              {Object.entries(PAYMENT_WORDS).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <Checkbox
          label="Only with meals left to claim"
          checked={search.available === 'true'}
          onChange={({ target }) => onChange({ available: target.checked ? 'true' : undefined })}
          className="self-end"
        />
      )}
    </section>
  );
}

/** Milliseconds without a key after which the words count. */
const PAUSE = 400;

function Words({ q, onChange }: { q: string | undefined; onChange: ChangeSearch }) {
  const [words, setWords] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  // Changed from outside: "Clear all", or the back button.
  if (known !== q) {
    setKnown(q);
    if (words.trim() !== (q ?? '')) setWords(q ?? '');
  }
  useEffect(() => {
    const wanted = words.trim() || undefined;
    if (wanted === q) return;
    const timer = setTimeout(() => onChange({ q: wanted }, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label="Search">
      {(control) => (
        <TextInput
          {...control}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Fish, place or fisherman"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </Field>
  );
}
