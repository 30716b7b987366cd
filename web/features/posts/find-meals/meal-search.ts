/** Stores the search in the address, so that it survives a reload and the back button and can be sent to others. */
import { useSearchParams } from 'react-router-dom';
import { STORAGE_KINDS, type StorageKind } from '#shared/posts/pledges/food-safety.ts';
import { MEAL_ORDERS } from '#shared/posts/pledges/meals-on-offer.ts';
import type { Species } from '#shared/species/species.ts';
import { changeParams } from '../../../lib/navigation/change-params.ts';
import { useKnownSpecies } from '../../../parts/posts/use-known-species.ts';

export interface MealSearch {
  sort: (typeof MEAL_ORDERS)[number];
  species: Species | undefined;
  storage: StorageKind | undefined;
  /** The minimum number of meals. */
  meals: (typeof MEAL_NUMBERS)[number] | undefined;
  isMap: boolean;
}

/** The choices for the minimum number of meals. */
export const MEAL_NUMBERS = ['5', '10', '25', '50', '100'] as const;

type Name = 'organization' | 'sort' | 'species' | 'storage' | 'meals' | 'show';
export type ChangeMealSearch = (changes: Partial<Record<Name, string | undefined>>) => void;

/** Changes that clear all filters. */
export const NO_FILTERS = { species: undefined, storage: undefined, meals: undefined };

export function useMealSearch() {
  const [params, setParams] = useSearchParams();
  const oneOf = <T extends string>(values: readonly T[], name: Name) =>
    values.find((value) => value === params.get(name));
  const search: MealSearch = {
    sort: oneOf(MEAL_ORDERS, 'sort') ?? 'newest',
    species: useKnownSpecies(params.get('species')),
    storage: oneOf(STORAGE_KINDS, 'storage'),
    meals: oneOf(MEAL_NUMBERS, 'meals'),
    isMap: params.get('show') === 'map',
  };
  const change: ChangeMealSearch = (changes) => setParams((current) => changeParams(current, changes));
  return { search, change, organizationId: params.get('organization') ?? undefined };
}

export const countFilters = ({ species, storage, meals }: MealSearch): number =>
  [species, storage, meals].filter(Boolean).length;
