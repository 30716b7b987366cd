import { Link } from 'react-router-dom';
import { lastingName, type Species } from '#shared/species/species.ts';
import { paymentTypes } from '#words/posts/catch-choices.ts';
import * as words from '#words/posts/marketplace-tools.ts';
import { wholeTown } from '#words/posts/town.ts';
import { Icon } from '../../../components/drawings/icons.tsx';
import { QueryForm } from '../../../components/forms/query-form.tsx';
import { useIsSlow } from '../../../components/use-is-slow.ts';
import { changeParams } from '../../../lib/navigation/change-params.ts';
import { toTown } from '../../../lib/navigation/paths.ts';
import { useSpeciesNames } from '../../../lib/site/site-rules.ts';
import type { ShownPosts } from '../lists/post-list.tsx';
import { NO_FILTERS, type Search, type SearchChanges } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterSummaryProps {
  search: Search;
  params: URLSearchParams;
  /** Undefined while they are not known. */
  shown: ShownPosts | undefined;
  /** Whether the place is still being found. */
  isLost: boolean;
  /** The name of the place that Near Me looks around. */
  place: string | undefined;
  onChange: ChangeSearch;
}

/** Room for what is not known yet: with a place it takes two lines of a phone. */
const LINES = { plain: 'min-h-[1lh]', ofPlace: 'min-h-[2lh] md:min-h-[1lh]' };

/** How many are shown and by what they were chosen, each of which can be taken away. */
export default function FilterSummary({
  search,
  params,
  shown,
  isLost,
  place,
  onChange,
}: FilterSummaryProps) {
  const isSlow = useIsSlow(isLost);
  const names = useSpeciesNames(search.species);
  const chips = chipsOf(search, names);
  const sort = place === undefined && search.sort === 'nearest' ? undefined : search.sort;
  return (
    <div className="flex flex-col gap-2">
      <div className={`flex items-center justify-between gap-4 ${chips.length > 0 ? 'min-h-11' : ''}`}>
        {/* Instead of an empty list stands what it is empty of. */}
        <p
          role="status"
          className={
            shown?.count === 0 ? 'sr-only' : `text-muted ${search.near ? LINES.ofPlace : LINES.plain}`
          }
        >
          {isSlow && words.findingLocation}
          {shown &&
            words.summary({
              ...shown,
              kind: search.kind,
              fishermanName: search.fisherman && shown.fishermanName,
              place,
              sort,
            })}
        </p>
        {chips.length > 1 && shown?.count !== 0 && (
          <QueryForm params={changeParams(params, NO_FILTERS)}>
            <button
              type="submit"
              className="text-link min-h-11 font-semibold whitespace-nowrap"
              onClick={() => onChange(NO_FILTERS)}
            >
              {words.clearAllFilters}
            </button>
          </QueryForm>
        )}
      </div>
      {search.near && search.near !== 'me' && (
        <p className="flex min-h-11 items-center">
          {place && (
            <Link to={toTown(search.near)} className="text-link">
              {wholeTown(place)}
            </Link>
          )}
        </p>
      )}
      {sort && shown?.count !== 0 && <p className="text-sm text-muted">{words.sortedBy[sort]}</p>}
      {chips.length > 0 && (
        // One line on a phone too, so that the list does not move when it comes.
        <div className="-m-2 flex gap-2 overflow-x-auto p-2">
          {chips.map(([label, changes]) => (
            <QueryForm key={label} params={changeParams(params, changes)} className="contents">
              <Chip label={label} onRemove={() => onChange(changes)} />
            </QueryForm>
          ))}
        </div>
      )}
    </div>
  );
}

function chipsOf(
  { species, q, payment, available }: Search,
  names: Readonly<Record<Species, string>>,
): [label: string, changes: SearchChanges][] {
  const chips: [string, SearchChanges][] = [];
  if (q) chips.push([words.quoted(q), { q: undefined }]);
  if (species) chips.push([names[species] ?? lastingName(species), { species: undefined }]);
  if (payment) chips.push([paymentTypes[payment], { payment: undefined }]);
  if (available) chips.push([words.withMealsLeft, { available: undefined }]);
  return chips;
}

function Chip({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <button
      type="submit"
      onClick={onRemove}
      className="flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3 font-medium whitespace-nowrap hover:text-muted"
    >
      {/* However long what is looked for, the way to take it away is in sight. */}
      <span className="max-w-60 truncate">
        <span className="sr-only">{words.removeTheFilter}</span>
        {label}
      </span>
      <Icon name="close" />
    </button>
  );
}
