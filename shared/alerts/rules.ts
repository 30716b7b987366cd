/** Pure rules of saved searches and of alerts. */
import * as words from '#words/alerts/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { HOUR } from '../limits.ts';
import type { ColdStorage } from '../organizations/schemas.ts';
import { milesBetween } from '../places/distance.ts';
import type { CatchCard, Condition } from '../posts/catches/schemas.ts';
import type { StorageKind } from '../posts/pledges/food-safety.ts';
import type { PledgeCard } from '../posts/pledges/schemas.ts';
import { areFound, searchWords, wordsIn } from '../search.ts';
import type {
  AlertLevel,
  AlertReason,
  AlertSettingsBody,
  SavedSearchBody,
  SearchFilters,
} from './schemas.ts';

/** Until a person chooses otherwise. */
export const USUAL_SETTINGS: AlertSettingsBody = {
  levels: { fisherman: 'now', search: 'now', saved: 'now', landing: 'now', meals: 'never' },
  digestHour: 8,
  quiet: { from: 21, until: 7 },
  mealsAtLeast: 1,
};

/** Filters that a kind of post doesn't have. */
export function searchIssues({ kind, filters }: Pick<SavedSearchBody, 'kind' | 'filters'>): FieldIssue[] {
  const { condition } = filters;
  const ofCatches = (['priceAtMost', 'payment', 'pickup'] as const).filter(
    (name) => filters[name] !== undefined && kind !== 'catch',
  );
  return [
    ...ofCatches.map((name) => ({ path: `filters.${name}`, message: words.onlyForCatches })),
    ...(condition !== undefined && kind === 'landing'
      ? [{ path: 'filters.condition', message: words.conditionOfLandings }]
      : []),
  ];
}

type Posted = Pick<
  CatchCard & PledgeCard,
  'species' | 'customSpecies' | 'location' | 'fishermanName' | 'coordinates'
>;
type Priced = Pick<CatchCard, 'paymentType' | 'amount' | 'unit'>;
type Sold = Priced & Pick<CatchCard, 'pickupOptions'>;

/** The fields of a post that saved searches compare. */
export type SoughtPost = Posted & Partial<Sold> & { condition?: Condition };

/** A pledge's card says only until when fresh fish can be claimed. */
export const conditionOfPledge = ({ availableUntil }: Pick<PledgeCard, 'availableUntil'>): Condition =>
  availableUntil === undefined ? 'frozen' : 'fresh';

/** Whether a post passes all filters of a saved search. */
export function matchesSearch(filters: SearchFilters, post: SoughtPost): boolean {
  const { species, condition, payment, pickup, place, words: text } = filters;
  if (species !== undefined && post.species !== species) return false;
  if (condition !== undefined && post.condition !== condition) return false;
  if (payment !== undefined && post.paymentType !== payment) return false;
  if (pickup !== undefined && !post.pickupOptions?.includes(pickup)) return false;
  if (place && !(post.coordinates && milesBetween(place.coordinates, post.coordinates) <= place.radiusMiles))
    return false;
  return isCheapEnough(filters, post) && (text === undefined || areFound(wordsIn(text), searchWords(post)));
}

function isCheapEnough(
  { priceAtMost, unit }: SearchFilters,
  { paymentType, ...post }: Partial<Priced>,
): boolean {
  if (priceAtMost === undefined || paymentType !== 'mandatory') return true;
  return (post.amount ?? 0) <= priceAtMost && (unit === undefined || post.unit === unit);
}

const BY_FREQUENCY: readonly AlertLevel[] = ['never', 'daily', 'now'];

/** The less frequent of two levels. */
export const lessOften = (one: AlertLevel, other: AlertLevel): AlertLevel =>
  BY_FREQUENCY[Math.min(BY_FREQUENCY.indexOf(one), BY_FREQUENCY.indexOf(other))] ?? 'never';

/** Whether an hour (0 to 23) is quiet. The hours may go over midnight. */
export function isQuiet(quiet: AlertSettingsBody['quiet'], hour: number): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}

/** Whether an organization can keep pledged fish. Fish on ice can be served the same day without cold storage. */
export const canStore = (storage: StorageKind, coldStorage: readonly ColdStorage[]): boolean =>
  storage === 'iced' || coldStorage.includes(storage === 'frozen' ? 'freezer' : 'refrigerator');

/** How long before its end organizations are told that the time ends in which each can claim a part of a pledge only. */
export const OPENS_TOLD_BEFORE = HOUR / 2;

/** Changes of posts that people chose themselves come first. */
const BY_IMPORTANCE: readonly AlertReason[] = ['saved', 'landing', 'search', 'meals', 'fisherman'];

/** Compares two alerts for a daily email: the more important first, then the newer. The id of an alert begins with its time. */
export const byImportance = (
  one: { reason: AlertReason; sk: string },
  other: { reason: AlertReason; sk: string },
): number =>
  BY_IMPORTANCE.indexOf(one.reason) - BY_IMPORTANCE.indexOf(other.reason) || (one.sk < other.sk ? 1 : -1);
