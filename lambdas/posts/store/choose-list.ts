/** Chooses the smallest list that contains all results of a query, with a filter for the rest. */

import type { Coordinates } from '#shared/fields.ts';
import { type Cell, cellOf, cellsWithin35Miles, isNearMe } from '#shared/places/distance.ts';
import type { Condition, PaymentType, PickupOption } from '#shared/posts/catches/schemas.ts';
import { comparedPrice } from '#shared/posts/catches/unit-price.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { areFound, beginningFor, rarestOf, searchWords, wordsIn } from '#shared/search.ts';
import { defaultName } from '#shared/species/names.ts';
import { OTHER, type Species } from '#shared/species/species.ts';
import { entriesInCell, entriesWithWord } from '../../places/store/items.ts';
import type { Found, PagedList } from '../../table/index.ts';
import { byPrice, entriesAvailable, entriesPaid, POST_ITEMS, type StoredListing } from './items.ts';
import type { PostCard } from './kinds.ts';
import { cardOfListing } from './stored-posts.ts';

/** Filters of the public lists; a post must pass all of them. */
export interface ListFilters {
  fisherman?: string;
  species?: Species;
  payment?: PaymentType;
  /** In dollars, for a pound where that can be reckoned. */
  priceAtMost?: number;
  condition?: Condition;
  pickup?: PickupOption;
  /** Only pledges with meals that can still be claimed. */
  available?: 'true';
  q?: string;
  near?: Coordinates;
  cell?: Cell;
  /** Without it, the newest come first. */
  sort?: 'price';
}

/** The fields of a card that filters read. */
type FilteredCard = Pick<
  PostCard,
  'fishermanId' | 'fishermanName' | 'species' | 'customSpecies' | 'location' | 'coordinates'
> &
  Partial<Omit<PostCard<'catch'>, keyof PostCard<'pledge'>>> &
  Partial<Pick<PostCard<'pledge'>, 'mealsLeft' | 'availableUntil'>>;

/** @returns undefined if no post can match, since the search text has no letters */
export function chooseList(
  kind: PostKind,
  filters: ListFilters,
  now: Date,
): PagedList<StoredListing> | undefined {
  const words = filters.q === undefined ? undefined : wordsIn(filters.q);
  if (words?.length === 0) return undefined;
  const conditions = conditionsOf(filters, words, now);
  const [list, settled] = filters.sort
    ? smallestByPrice(kind, filters, words)
    : smallestList(kind, filters, words);
  const rest = Object.entries(conditions).filter(([name]) => name !== settled);
  if (rest.length === 0) return list;
  const keep = (item: Found<StoredListing>) => {
    const card = cardOfListing(kind, item);
    return rest.every(([, holds]) => holds(card));
  };
  return { ...list, filter: { name: nameOf(filters, words), keep } };
}

type Holds = (card: FilteredCard) => boolean;

/** Whether a card passes all of them. @returns undefined when they leave nothing, as above */
export function conditionOf(filters: ListFilters, now: Date): Holds | undefined {
  const words = filters.q === undefined ? undefined : wordsIn(filters.q);
  if (words?.length === 0) return undefined;
  const conditions = Object.values(conditionsOf(filters, words, now));
  return (card) => conditions.every((holds) => holds(card));
}

/** Returns a condition on the card for each filter. */
function conditionsOf(filters: ListFilters, words: string[] | undefined, now: Date): Record<string, Holds> {
  const { fisherman, species, payment, priceAtMost, condition, pickup, available, near, cell } = filters;
  return {
    ...(fisherman !== undefined && { fisherman: (card) => card.fishermanId === fisherman }),
    ...(species !== undefined && { species: (card) => card.species === species }),
    ...(payment !== undefined && { payment: (card) => card.paymentType === payment }),
    ...(priceAtMost !== undefined && { price: (card) => comparedPrice(card) <= priceAtMost }),
    ...(condition !== undefined && { condition: (card) => card.condition === condition }),
    ...(pickup !== undefined && { pickup: (card) => card.pickupOptions?.includes(pickup) === true }),
    ...(available !== undefined && { available: (card) => isAvailable(card, now) }),
    ...(near && { near: ({ coordinates }) => coordinates !== undefined && isNearMe(near, coordinates) }),
    ...(cell && { cell: ({ coordinates }) => coordinates !== undefined && reaches(coordinates, cell) }),
    ...(words && { words: (card) => areFound(words, searchWords(card)) }),
  };
}

/** Whether meals are left. Fresh fish is offered only for some time after the catch. */
function isAvailable({ mealsLeft = 0, availableUntil }: FilteredCard, now: Date): boolean {
  return mealsLeft > 0 && !isOver(availableUntil, now.getTime());
}

function reaches(coordinates: Coordinates, { latCell, lngCell }: Cell): boolean {
  return cellsWithin35Miles(coordinates).some((each) => each.latCell === latCell && each.lngCell === lngCell);
}

/**
 * Chooses the smallest list: a person has few posts, a cell has a hundredth of all, a word or a species perhaps a
 * tenth.
 * @returns the list, and the filter that everything in it passes
 */
function smallestList(
  kind: PostKind,
  { fisherman, species, payment, available, near, cell }: ListFilters,
  words: readonly string[] | undefined,
): [PagedList<StoredListing>, settled: keyof ListFilters | 'words' | undefined] {
  const { listings, listingsOf, listingsOfSpecies } = POST_ITEMS[kind];
  const list = listings.partition;
  if (fisherman !== undefined) return [listingsOf(fisherman), 'fisherman'];
  if (near) return [entriesInCell(listings, cellOf(near)), undefined];
  if (cell) return [entriesInCell(listings, cell), 'cell'];
  if (words) {
    const word = rarestOf(words);
    const isExact = words.length === 1 && beginningFor(word) === word;
    return [entriesWithWord(listings, beginningFor(word)), isExact ? 'words' : undefined];
  }
  if (species !== undefined) return [listingsOfSpecies(species), 'species'];
  if (payment !== undefined) return [entriesPaid(list, payment), 'payment'];
  if (available !== undefined) return [entriesAvailable(list), 'available'];
  return [listings, undefined];
}

/** Chooses the smallest list by price. The list of a species has no such order, so words of its name are used. */
function smallestByPrice(
  kind: PostKind,
  { fisherman, species, ...filters }: ListFilters,
  words: readonly string[] | undefined,
): ReturnType<typeof smallestList> {
  const named = species === undefined || species === OTHER ? [] : wordsIn(defaultName(species));
  const [list, settled] = smallestList(kind, filters, words ?? (named.length > 0 ? named : undefined));
  return [byPrice(list), words || settled !== 'words' ? settled : undefined];
}

/** Returns one name per query. It leaves out the exact position, since people may move between two pages. */
function nameOf({ near, q: _q, ...filters }: ListFilters, words: readonly string[] | undefined): string {
  return JSON.stringify({ ...filters, words, near: near && true });
}
