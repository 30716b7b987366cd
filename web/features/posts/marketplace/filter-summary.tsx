import { Link } from 'react-router-dom';
import { lastingName } from '#shared/species/names.ts';
import type { Species } from '#shared/species/species.ts';
import { saveWhenEmpty } from '#words/alerts/saved-searches.ts';
import { conditions, paymentTypes, pickupOptions } from '#words/posts/catch-choices.ts';
import * as words from '#words/posts/marketplace-tools.ts';
import { wholeTown } from '#words/posts/town.ts';
import { Icon } from '../../../components/drawings/icons.tsx';
import { QueryForm } from '../../../components/forms/query-form.tsx';
import { useIsSlow } from '../../../components/use-is-slow.ts';
import { changeParams } from '../../../lib/navigation/change-params.ts';
import { toTown } from '../../../lib/navigation/paths.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { useParts } from '../../../lib/site/site.ts';
import { useSpeciesNames } from '../../../lib/site/site-rules.ts';
import { SaveSearchButton } from '../../../parts/alerts/save-search-button.tsx';
import type { Searched } from '../../../parts/alerts/search-words.ts';
import type { ShownPosts } from '../lists/post-list.tsx';
import { NO_FILTERS, type Search, type SearchChanges } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterSummaryProps {
  search: Search;
  params: URLSearchParams;
  /** Undefined until the posts are known. */
  shown: ShownPosts | undefined;
  /** Whether the place is still being looked up. */
  isLost: boolean;
  /** The place for Near Me. */
  near: NearPlace | undefined;
  onChange: ChangeSearch;
}

/** Reserves space while the posts are unknown. With a place, the text takes two lines on a phone. */
const LINES = { plain: 'min-h-[1lh]', ofPlace: 'min-h-[2lh] md:min-h-[1lh]' };

/** The number of posts, and the filters, each with a button to remove it. The search can be saved. */
export default function FilterSummary({ search, params, shown, isLost, near, onChange }: FilterSummaryProps) {
  const isSlow = useIsSlow(isLost);
  const names = useSpeciesNames(search.species);
  const chips = chipsOf(search, names);
  const place = near?.name;
  const { isOn } = useParts();
  // The posts of one fisherman are followed with a heart. A search is not saved without its place.
  const isSearch = search.fisherman === undefined && (chips.length > 0 || near !== undefined);
  const canSave = isOn('alerts') && isSearch && !isLost;
  const isNone = shown?.count === 0;
  const sort = place === undefined && search.sort === 'nearest' ? undefined : search.sort;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* An empty list shows its own message instead. */}
        <p
          role="status"
          className={
            isNone ? 'sr-only' : `flex-1 basis-40 text-muted ${search.near ? LINES.ofPlace : LINES.plain}`
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
        {isNone && canSave && <p className="flex-1 basis-40 text-muted">{saveWhenEmpty}</p>}
        {canSave && <SaveSearchButton search={searchedOf(search)} near={near} />}
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
      {sort && !isNone && <p className="text-sm text-muted">{words.sortedBy[sort]}</p>}
      {chips.length > 0 && (
        // One line even on a phone, so that the list does not move when it appears.
        <div className="-m-2 flex gap-2 overflow-x-auto p-2">
          {chips.map(([label, changes]) => (
            <QueryForm key={label} params={changeParams(params, changes)} className="contents">
              <Chip label={label} onRemove={() => onChange(changes)} />
            </QueryForm>
          ))}
          {chips.length > 1 && !isNone && (
            <QueryForm params={changeParams(params, NO_FILTERS)}>
              <button
                type="submit"
                className="text-link min-h-11 px-1 font-semibold whitespace-nowrap"
                onClick={() => onChange(NO_FILTERS)}
              >
                {words.clearAllFilters}
              </button>
            </QueryForm>
          )}
        </div>
      )}
    </div>
  );
}

/** The search in the terms of saved searches. */
function searchedOf({ kind, species, q, payment, priceAtMost, condition, pickup }: Search): Searched {
  return {
    kind,
    filters: {
      ...(species && { species }),
      ...(q && { words: q }),
      ...(priceAtMost && { priceAtMost: Number(priceAtMost) }),
      ...(payment && { payment }),
      ...(condition && { condition }),
      ...(pickup && { pickup }),
    },
  };
}

function chipsOf(
  { species, q, payment, priceAtMost, condition, pickup, available }: Search,
  names: Readonly<Record<Species, string>>,
): [label: string, changes: SearchChanges][] {
  const chips: [string, SearchChanges][] = [];
  if (q) chips.push([words.quoted(q), { q: undefined }]);
  if (species) chips.push([names[species] ?? lastingName(species), { species: undefined }]);
  if (payment) chips.push([paymentTypes[payment], { payment: undefined }]);
  if (priceAtMost) chips.push([words.upTo(Number(priceAtMost)), { priceAtMost: undefined }]);
  if (condition) chips.push([conditions[condition], { condition: undefined }]);
  if (pickup) chips.push([pickupOptions[pickup], { pickup: undefined }]);
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
      {/* The button to remove it is visible even if the search text is long. */}
      <span className="max-w-60 truncate">
        <span className="sr-only">{words.removeTheFilter}</span>
        {label}
      </span>
      <Icon name="close" />
    </button>
  );
}
