import { SEARCH_NAME_LENGTH } from '#shared/alerts/limits.ts';
import type { SavedSearchBody } from '#shared/alerts/schemas.ts';
import { lastingName } from '#shared/species/names.ts';
import * as words from '#words/alerts/saved-searches.ts';
import { paymentTypes, pickupOptions } from '#words/posts/catch-choices.ts';
import { priceWords } from '#words/posts/figures.ts';
import { useSpeciesNames } from '../../lib/site/site-rules.ts';

export type Searched = Pick<SavedSearchBody, 'kind' | 'filters'>;

/** The search in words: a name for it, and each of its filters. */
export function useSearchWords({ kind, filters }: Searched): { name: string; filters: string[] } {
  const { species, words: text, place, priceAtMost, unit, condition, payment, pickup } = filters;
  const names = useSpeciesNames(species);
  const fish = species && (names[species] ?? lastingName(species));
  const name = words.nameOf({
    what: fish ?? words.kinds[kind],
    ...(text !== undefined && { text }),
    ...(place && { place: place.label }),
  });
  return {
    name: name.slice(0, SEARCH_NAME_LENGTH),
    filters: [
      words.kinds[kind],
      fish,
      text && `“${text}”`,
      place && words.within(place.radiusMiles, place.label),
      priceAtMost !== undefined && priceOf(priceAtMost, unit),
      payment && paymentTypes[payment],
      condition && words.conditions[condition],
      pickup && pickupOptions[pickup],
    ].filter((each) => typeof each === 'string'),
  };
}

const priceOf = (amount: number, unit: Searched['filters']['unit']): string =>
  amount === 0
    ? words.withoutPrice
    : words.upTo(priceWords({ paymentType: 'mandatory', amount, ...(unit && { unit }) }));
