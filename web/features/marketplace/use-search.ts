import { useSearchParams } from 'react-router-dom';
import { changeParams } from '../../lib/change-params.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import { useKnownSpecies } from '../../lib/site-rules.ts';
import { readSearch, type SearchChanges } from './search.ts';

const DEFAULT_KIND = FLAVOUR === 'community' ? 'pledge' : 'catch';

/** `replace`: the back button passes over what was shown before. */
export type ChangeSearch = (changes: SearchChanges, options?: { replace: boolean }) => void;

/** What the address says to show, and how to have it say something else. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const change: ChangeSearch = (changes, options) =>
    setParams((current) => changeParams(current, changes), options);
  const species = useKnownSpecies(params.get('species'));
  return { search: readSearch(params, { defaultKind: DEFAULT_KIND, species }), change };
}
