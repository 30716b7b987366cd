import { useSearchParams } from 'react-router-dom';
import { changeParams } from '../../lib/change-params.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import { readSearch, type SearchChanges } from './search.ts';

/** `replace`: the back button passes over what was shown before. */
export type ChangeSearch = (changes: SearchChanges, options?: { replace: boolean }) => void;

/** What the address says to show, and how to have it say something else. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const change: ChangeSearch = (changes, options) =>
    setParams((current) => changeParams(current, changes), options);
  return { search: readSearch(params, FLAVOUR === 'community' ? 'pledge' : 'catch'), change };
}
