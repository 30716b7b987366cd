import { useEffect, useRef } from 'react';
import { SEARCH_LENGTH } from '#shared/search-length.ts';
import * as words from '#words/posts/marketplace.ts';
import { QueryForm, SubmitWithoutScript } from '../../../components/forms/query-form.tsx';

/** Milliseconds after the last key until the search starts. */
const PAUSE = 400;

interface SearchFieldProps {
  q: string | undefined;
  /** Other parameters of the address. */
  params: URLSearchParams;
  onSearch(q: string | undefined): void;
}

/** Part of the first paint. `TextSearch` with its field would add 3 kB to the first script. */
export function SearchField({ q = '', params, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Other parameters of the address may change during the pause, and must not be overwritten.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // The text changed elsewhere, by "Clear all" or the back button. It is not changed while somebody types.
  useEffect(() => {
    if (input.current && !input.current.matches(':focus')) input.current.value = q;
  }, [q]);
  return (
    <QueryForm params={params} className="grid max-w-form gap-2">
      <label className="grid gap-1.5 font-semibold">
        {words.search}
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          placeholder={words.searchPlaceholder}
          onChange={({ target }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latest.current(target.value.trim() || undefined), PAUSE);
          }}
          className="min-h-12 w-full rounded-control border-2 border-edge bg-raised px-3 py-2 font-normal placeholder:text-muted hover:border-ink"
        />
      </label>
      <SubmitWithoutScript>{words.search}</SubmitWithoutScript>
    </QueryForm>
  );
}
