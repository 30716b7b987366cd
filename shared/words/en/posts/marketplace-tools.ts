/** Filters and Near Me of the marketplace (first document, section 2). */
import { isolated } from '../../../text/isolated.ts';
import { dollars } from '../general/format.ts';
import { countPosts } from './counts.ts';

export const species = 'Species';
export const anySpecies = 'Any species';
export const price = 'Price';
export const anyPrice = 'Any price';
export const priceAtMost = 'Price at most';
export const priceAtMostHint = 'Per pound if we can work it out, otherwise as posted.';
export const upTo = (amount: number) => `Up to ${dollars(amount)}`;
export const freshOrFrozen = 'Fresh or frozen';
export const anyPickup = 'Any pickup';
export const onlyWithMealsLeft = 'Only with meals left to claim';
export const clearAllFilters = 'Clear all filters';
export const removeTheFilter = 'Remove the filter ';
export const quoted = (text: string) => `“${text}”`;
export const withMealsLeft = 'With meals left';

interface Shown {
  kind: 'catch' | 'pledge';
  count: number;
  /** Whether the list is complete. */
  isWhole: boolean;
  fishermanName: string | false | undefined;
  place: string | undefined;
  sort: 'nearest' | 'price' | undefined;
}

const firstOnes = { newest: 'The newest', nearest: 'The nearest', price: 'The cheapest' };

/** "7 catches from Ada Harbor within 35 miles of Portland, ME", with only those facts that are known so far. */
export const summary = ({ kind, count, isWhole, fishermanName, place, sort }: Shown) =>
  [
    isWhole || count === 0 ? '' : firstOnes[sort ?? 'newest'],
    countPosts(count, kind),
    fishermanName && `from ${isolated(fishermanName)}`,
    place && `within 35 miles of ${place}`,
  ]
    .filter(Boolean)
    .join(' ');

export const sortedBy = {
  nearest: 'The nearest first.',
  price: 'Free first, then pay what you can, then by price per pound if we can work it out, then the rest.',
};

export const findingLocation = 'Finding your location...';
export const whereToLook = 'Where do you want to look?';
export const showWhatIsNear = 'Show what is near';
export const useMyLocation = 'Use my location';

export const enteringTitle = 'Entering Marketplace';
export const entering = 'You are entering the public local marketplace, where fishermen sell their catch.';
export const ok = 'OK';
