import { useSearchParams } from 'react-router-dom';
import { changeParams } from '../../../lib/navigation/change-params.ts';
import { useParts } from '../../../lib/site/site.ts';
import { useKnownSpecies } from '../../../parts/posts/use-known-species.ts';
import { readSearch, type SearchChanges } from './search.ts';

/** With `replace`, the back button skips the earlier search. */
export type ChangeSearch = (changes: SearchChanges, options?: { replace: boolean }) => void;

/** Reads and changes the search in the address. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const change: ChangeSearch = (changes, options) =>
    setParams((current) => changeParams(current, changes), options);
  const { firstKind } = useParts();
  const species = useKnownSpecies(params.get('species'));
  return { search: readSearch(params, { defaultKind: firstKind, species }), params, change };
}
