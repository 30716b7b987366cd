import { useSearchParams } from 'react-router-dom';
import { FLAVOUR } from '../../lib/flavour.ts';
import { changeSearch, readSearch, type SearchChanges } from './search.ts';

/** `replace`: the back button passes over what was shown before. */
export type ChangeSearch = (changes: SearchChanges, options?: { replace: boolean }) => void;

/** What the address says to show, and how to have it say something else. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const change: ChangeSearch = (changes, options) =>
    setParams((current) => changeSearch(current, changes), options);
  return { search: readSearch(params, FLAVOUR === 'community' ? 'pledge' : 'catch'), change };
}
