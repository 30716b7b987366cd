import { PAYMENT_WORDS } from '#shared/catches/words.ts';
import { SPECIES } from '#shared/species.ts';
import { Icon } from '../../components/icons.tsx';
import type { ShownPosts } from '../../components/post-list.tsx';
import { countPosts } from '../../lib/post-kind.ts';
import { NO_FILTERS, type Search, type SearchChanges } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterSummaryProps {
  search: Search;
  shown: ShownPosts;
  /** The name of the place that Near Me looks around. */
  place: string | undefined;
  onChange: ChangeSearch;
}

/** How many are shown and by what they were chosen, each of which can be taken away. */
export default function FilterSummary({ search, shown, place, onChange }: FilterSummaryProps) {
  const chips = chipsOf(search);
  return (
    <div className="flex flex-col gap-2">
      <div className={`flex items-center justify-between gap-4 ${chips.length > 0 ? 'min-h-11' : ''}`}>
        <p role="status" className="text-muted">
          {sentence(search, shown, place)}
        </p>
        {(chips.length > 1 || (chips.length > 0 && shown.count === 0)) && (
          <button
            type="button"
            className="text-link min-h-11 font-semibold whitespace-nowrap"
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear all filters
          </button>
        )}
      </div>
      {chips.length > 0 && (
        // One line on a phone too, so that the list does not move when it comes.
        <div className="-m-2 flex gap-2 overflow-x-auto p-2">
          {chips.map(([words, changes]) => (
            <Chip key={words} words={words} onRemove={() => onChange(changes)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** "7 catches from Ada Harbor within 35 miles of Portland, ME": what is known so far, never more. */
function sentence(
  { kind, fisherman }: Search,
  { count, isWhole, fishermanName }: ShownPosts,
  place: string | undefined,
): string {
  return [
    isWhole || count === 0 ? '' : 'The newest',
    countPosts(count, kind),
    fisherman && fishermanName && `from ${fishermanName}`,
    place && `within 35 miles of ${place}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function chipsOf({ species, q, payment, available }: Search): [words: string, changes: SearchChanges][] {
  const chips: [string, SearchChanges][] = [];
  if (q) chips.push([`“${q}”`, { q: undefined }]);
  if (species) chips.push([SPECIES[species], { species: undefined }]);
  if (payment) chips.push([PAYMENT_WORDS[payment], { payment: undefined }]);
  if (available) chips.push(['With meals left', { available: undefined }]);
  return chips;
}

function Chip({ words, onRemove }: { words: string; onRemove(): void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3 font-medium whitespace-nowrap hover:text-muted"
    >
      <span>
        <span className="sr-only">Remove the filter </span>
        {words}
      </span>
      <Icon name="close" />
    </button>
  );
}
