import { useEffect, useState } from 'react';
import { SEARCH_LENGTH } from '#shared/search-length.ts';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

/** Milliseconds without typing after which the search starts. */
const PAUSE = 400;

interface TextSearchProps {
  label: string;
  /** Names the things to search for. It can be longer than a placeholder. */
  hint?: string;
  placeholder?: string;
  /** The current search. */
  q: string | undefined;
  /** For a field that replaces the focused element. */
  autoFocus?: boolean;
  onSearch(q: string | undefined): void;
}

/** A search field. The search starts after a pause in typing. */
export function TextSearch({ label, hint, placeholder, q, autoFocus = false, onSearch }: TextSearchProps) {
  const [text, setText] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState<string | null>();
  // A change from elsewhere: "Clear all", or the back button. The search sent from here can come back while the person
  // is still typing.
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
      onSearch(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          autoFocus={autoFocus}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}
