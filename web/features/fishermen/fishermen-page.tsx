import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_CENTRE_NAME } from '#shared/places/asked-place.ts';
import * as words from '#words/fishermen/fishermen.ts';
import { leads, titles } from '#words/fishermen/fishermen.ts';
import { RichText } from '../../components/text/rich-text.tsx';
import { useIsSlow } from '../../components/use-is-slow.ts';
import { lazyWithStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { searchTextIn } from '../../lib/search-text.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { useParts } from '../../lib/site/site.ts';
import { type NearMe, useNearMe } from '../../parts/places/use-near-me.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryList, DirectorySkeleton } from './directory-list.tsx';
import { PlaceControl } from './place-control.tsx';
import { type DirectoryFilters as Filters, useDirectory } from './use-directory.ts';

const DebugPanel = lazyWithStyles(() => import('./debug-panel.tsx'));

/** Query: `near`, a place; `q`, words of a name; `pro`. */
export default function Fishermen() {
  const { wordedAs } = useParts();
  const title = titles[wordedAs];
  usePageHead(title, () => ({
    description: leads[wordedAs],
    data: { '@type': 'CollectionPage', name: title },
  }));
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    q: searchTextIn(params),
    pro: params.get('pro') === 'true' ? 'true' : undefined,
  };
  const change = (changes: Record<string, string | undefined>, options?: { replace: boolean }) =>
    setParams((current) => changeParams(current, changes), options);
  const clearFilters = () => change({ q: undefined, pro: undefined });
  const isFiltered = filters.q !== undefined || filters.pro !== undefined;
  const near = useNearMe({
    near: params.get('near')?.trim() || undefined,
    setNear: (next, options) => change({ near: next }, options),
    what: 'fishermen',
    acceptsUnknown: true,
  });
  return (
    <div className="page relative flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <PlaceControl {...near} />
      <DirectoryFilters
        filters={filters}
        params={changeParams(params, { q: undefined, pro: undefined })}
        onChange={(next, options) => change({ ...next }, options)}
      />
      <PlaceShown {...near} />
      {/* As in the marketplace: with few fishermen the end of the page must not move up into view. */}
      <div className={near.isOn ? 'flex min-h-svh flex-col gap-5' : 'contents'}>
        {near.isLost ? (
          <DirectorySkeleton />
        ) : (
          <Directory
            near={near.place}
            filters={filters}
            onClear={near.clear}
            clearFilters={isFiltered ? clearFilters : undefined}
          />
        )}
      </div>
    </div>
  );
}

interface DirectoryProps {
  near: NearPlace | undefined;
  filters: Filters;
  onClear(): void;
  clearFilters: (() => void) | undefined;
}

function Directory({ near, filters, onClear, clearFilters }: DirectoryProps) {
  const directory = useDirectory(near, filters);
  const { fishermen, hasMore, error } = directory;
  return (
    <>
      <DirectoryList directory={directory} near={near} onClear={onClear} clearFilters={clearFilters} />
      {FLAVOUR === 'community' && (
        <Suspense>
          <DebugPanel loaded={fishermen.length} hasMore={hasMore} near={near} error={error} />
        </Suspense>
      )}
    </>
  );
}

/** Names the place that the list is near; it takes up its space while that is looked up, so that nothing moves. */
function PlaceShown({ place, isOn, isLost }: NearMe) {
  const isSlow = useIsSlow(isLost);
  return (
    <div role="status" className={isOn ? 'min-h-[1lh]' : 'sr-only'}>
      {isSlow && words.findingLocation}
      {place && (
        <p className="wrap-anywhere">
          <RichText
            text={words.within}
            tags={{ place: () => <b>{place.isKnown ? place.name : DEFAULT_CENTRE_NAME}</b> }}
          />
          {!place.isKnown && words.placeUnknown(place.name)}
        </p>
      )}
    </div>
  );
}
