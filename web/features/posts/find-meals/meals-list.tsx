import { findMeals } from '#shared/posts/pledges/endpoints.ts';
import * as words from '#words/posts/find-meals.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { toMarketplace } from '../../../lib/navigation/paths.ts';
import { PostList } from '../lists/post-list.tsx';
import { MealCard } from './meal-card.tsx';
import { countFilters, type MealSearch } from './meal-search.ts';

interface MealsListProps {
  organizationId: string;
  search: MealSearch;
  clearFilters(): void;
}

/** Meals that an organization can claim now. The list reloads at intervals, since others claim meals too. */
export function MealsList({ organizationId, search, clearFilters }: MealsListProps) {
  const { sort, species, storage, meals: mealsAtLeast, isMap } = search;
  const query = { sort, species, storage, mealsAtLeast };
  const list = useEndpointList(findMeals, { params: { organizationId }, query }, { isLive: true });
  const { place = '', radiusMiles = 0 } = list.first ?? {};
  const isFiltered = countFilters(search) > 0;
  const empty = isFiltered ? (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.noneMatch}
      action={
        <Button variant="secondary" onClick={clearFilters}>
          {words.clearFilters}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.none(radiusMiles)}
      action={
        <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary">
          {words.seePledges}
        </ButtonLink>
      }
    />
  );
  return (
    <>
      <p className="min-h-6 text-muted">{list.first && words.around(place, radiusMiles)}</p>
      <PostList
        list={list}
        kind="pledge"
        label={words.pledgedMeals}
        failure={words.notLoaded}
        empty={empty}
        isMap={isMap}
        clearNear={clearFilters}
        renderCard={({ post }, isFirst) => (
          <MealCard key={post.id} meals={post} organizationId={organizationId} priority={isFirst} />
        )}
      />
    </>
  );
}
