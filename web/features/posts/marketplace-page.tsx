// biome-ignore lint/style/noRestrictedImports: part of the community site's first paint.
import { lazy, Suspense, useState } from 'react';
import * as words from '#words/posts/marketplace.ts';
import { ButtonLink } from '../../components/button.tsx';
import { QueryForm } from '../../components/forms/query-form.tsx';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { CardListSkeleton } from '../../components/states.tsx';
import { lazyPart, lazyWithStyles, loadPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { PATHS, VIEWS } from '../../lib/navigation/first-paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { Today } from '../../parts/landings/today.tsx';
import { type NearMe, useNearMe } from '../../parts/places/use-near-me.ts';
import { CatchList } from './catches/catch-list.tsx';
import { useEntering } from './catches/use-entering.ts';
import type { PostListOptions, ShownPosts } from './lists/post-list.tsx';
import { marketplaceHead } from './marketplace/marketplace-head.ts';
import { countFilters, NO_FILTERS, type Search } from './marketplace/search.ts';
import { SearchField } from './marketplace/search-field.tsx';
import { OPEN_FILTERS, Toolbar } from './marketplace/toolbar.tsx';
import { type ChangeSearch, useSearch } from './marketplace/use-search.ts';

// The community site starts with this list, so its shell requests it together with the app (shell.tsx). The other site
// may never show it.
const PledgeList = lazy(() => loadPart(() => import('./pledges/pledge-list.tsx'), PartFailed));
const EnteringDialog = lazyWithStyles(() => import('./catches/entering-dialog.tsx'));
const FilterPanel = lazyPart(() => import('./marketplace/filter-panel.tsx'), PartFailed);
const FilterSummary = lazyPart(() => import('./marketplace/filter-summary.tsx'));
const NearPanel = lazyPart(() => import('./marketplace/near-panel.tsx'), PartFailed);

const KINDS = [
  { value: 'catch', label: words.marketplaceSales },
  { value: 'pledge', label: words.communityPledgesView },
] as const;

/** Query: see marketplace/search.ts. */
export function Marketplace() {
  const { search, params, change } = useSearch();
  const { sort } = search;
  const { hasKind } = useParts();
  const kinds = KINDS.filter(({ value }) => hasKind(value));
  const { isAsking, enter } = useEntering(search.kind);
  const near = useNearMe({
    near: search.near,
    // Without a place, posts cannot be sorted by distance.
    setNear: (next, options) =>
      change({ near: next, ...(next === undefined && sort === 'nearest' && { sort: undefined }) }, options),
    what: 'catches',
  });
  const [isFiltering, setFiltering] = useState(params.get(OPEN_FILTERS) === 'open');
  const title = search.kind === 'pledge' ? words.communityPledges : words.marketplace;
  usePageHead(words.pageTitles[search.kind], () => marketplaceHead(search.kind));
  return (
    <>
      <Today />
      <div className="page flex flex-col gap-5 py-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-2xl">{title}</h1>
          <ButtonLink to={PATHS.fishermen} variant="quiet" className="-mx-4">
            {words.fishermen}
          </ButtonLink>
        </div>
        {search.fisherman === undefined && kinds.length > 1 && (
          <QueryForm params={changeParams(params, { view: undefined })}>
            <ToggleGroup
              label={words.whatToShow}
              value={search.kind}
              onChange={(kind) => change({ view: VIEWS[kind] })}
              options={kinds}
              param={{ name: 'view', values: VIEWS }}
            />
          </QueryForm>
        )}
        {search.fisherman !== undefined && (
          <p>
            <ButtonLink to={PATHS.fishermen} variant="secondary">
              {words.showAllFishermen}
            </ButtonLink>
          </p>
        )}
        <SearchField
          q={search.q}
          params={changeParams(params, { q: undefined })}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <Toolbar
          params={params}
          near={near}
          filters={{
            count: countFilters({ ...search, q: undefined }),
            isOpen: isFiltering,
            toggle: () => setFiltering(!isFiltering),
          }}
          sort={{
            value: sort === 'nearest' && !near.isOn && near.phase === undefined ? undefined : sort,
            byPrice: search.kind === 'catch' && search.fisherman === undefined,
            choose(chosen) {
              change({ sort: chosen });
              if (chosen === 'nearest' && !near.isOn) near.locate();
            },
          }}
          map={{ isOn: search.isMap, toggle: () => change({ show: search.isMap ? undefined : 'map' }) }}
        />
        <Suspense>
          {(near.phase !== undefined || near.isLost) && <NearPanel {...near} />}
          {isFiltering && (
            <FilterPanel search={search} params={changeParams(params, NO_FILTERS)} onChange={change} />
          )}
        </Suspense>
        {/* There may be few nearby posts. The height keeps the end of the page from moving up into view. */}
        <div className={near.isOn ? 'flex min-h-svh flex-col gap-5' : 'contents'}>
          <Posts search={search} params={params} near={near} onChange={change} />
        </div>
        {isAsking && (
          <Suspense>
            <EnteringDialog onOk={enter} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface PostsProps {
  search: Search;
  params: URLSearchParams;
  near: NearMe;
  onChange: ChangeSearch;
}

function Posts({ search, params, near, onChange }: PostsProps) {
  const { kind, fisherman, species, q, payment, priceAtMost, condition, pickup, available, isMap } = search;
  const isFiltered = countFilters(search) > 0;
  const isNearestFirst = search.sort === 'nearest' && near.place !== undefined;
  const sort = search.sort === 'price' ? search.sort : undefined;
  const renderSummary = (shown: ShownPosts | undefined) => (
    <Suspense fallback={<div className={isFiltered ? 'h-24' : 'h-6'} />}>
      <FilterSummary
        search={search}
        params={params}
        shown={shown}
        isLost={near.isLost}
        near={near.place}
        onChange={onChange}
      />
    </Suspense>
  );
  if (near.isLost) {
    return (
      <>
        {renderSummary(undefined)}
        <CardListSkeleton />
      </>
    );
  }
  const options: PostListOptions = {
    near: near.place,
    isNearestFirst,
    isMap,
    clearFilters: isFiltered ? () => onChange(NO_FILTERS) : undefined,
    clearNear: near.clear,
    renderSummary:
      isFiltered || sort || near.place !== undefined || fisherman !== undefined ? renderSummary : undefined,
  };
  return kind === 'pledge' ? (
    <Suspense fallback={<CardListSkeleton />}>
      <PledgeList query={{ fisherman, species, available, q }} {...options} />
    </Suspense>
  ) : (
    <CatchList
      query={{ fisherman, species, payment, priceAtMost, condition, pickup, q, sort }}
      {...options}
    />
  );
}
