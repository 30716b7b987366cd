/**
 * Stores the marketplace's search in the address, so that it survives a reload and the back button and can be sent to
 * somebody.
 */
import { nameIn, namesOf } from '#shared/names-of.ts';
import type { Condition, PaymentType, PickupOption } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { VIEWS } from '../../../lib/navigation/first-paths.ts';
import { searchTextIn } from '../../../lib/search-text.ts';

export interface Search {
  kind: PostKind;
  /** The owner of the posts: a user's id. */
  fisherman: string | undefined;
  /** `me`, a ZIP code or a town, but never a position, since addresses are stored and shared. */
  near: string | undefined;
  species: Species | undefined;
  q: string | undefined;
  /** Filters catches. */
  payment: PaymentType | undefined;
  /** Dollars, as in the address. */
  priceAtMost: string | undefined;
  condition: Condition | undefined;
  pickup: PickupOption | undefined;
  /** Filters pledges to those with meals left. */
  available: 'true' | undefined;
  /** Newest first if absent. `nearest` applies only while there is a place. */
  sort: Sort | undefined;
  isMap: boolean;
}

export type Sort = 'nearest' | 'price';

export type SearchChanges = Partial<
  Record<'view' | 'fisherman' | 'near' | 'sort' | 'show' | keyof typeof NO_FILTERS, string | undefined>
>;

/** Changes that clear all filters. */
export const NO_FILTERS = {
  species: undefined,
  q: undefined,
  payment: undefined,
  priceAtMost: undefined,
  condition: undefined,
  pickup: undefined,
  available: undefined,
} as const;

/** Reads the search from an address, with the species already looked up. Ignores invalid values. */
export function readSearch(
  params: URLSearchParams,
  { defaultKind, species }: { defaultKind: PostKind; species: Species | undefined },
): Search {
  const text = (name: keyof SearchChanges) => params.get(name)?.trim() || undefined;
  const view = text('view');
  const kind = view === VIEWS.catch ? 'catch' : view === VIEWS.pledge ? 'pledge' : defaultKind;
  const ofCatch = (name: keyof SearchChanges) => (kind === 'catch' ? text(name) : undefined);
  return {
    kind,
    fisherman: text('fisherman'),
    near: text('near'),
    species,
    q: searchTextIn(params),
    payment: nameIn(PAYMENTS, ofCatch('payment')),
    priceAtMost: /^\d{1,5}(\.\d\d?)?$/.exec(ofCatch('priceAtMost') ?? '')?.[0],
    condition: nameIn(CONDITIONS, ofCatch('condition')),
    pickup: nameIn(PICKUPS, ofCatch('pickup')),
    available: kind === 'pledge' && text('available') === 'true' ? 'true' : undefined,
    sort: sortOf(text('sort'), kind, text('fisherman')),
    isMap: text('show') === 'map',
  };
}

/** Pledges have no price, and the few catches of one fisherman are always sorted by time. */
function sortOf(value: string | undefined, kind: PostKind, fisherman: string | undefined): Sort | undefined {
  if (value === 'price') return kind === 'catch' && fisherman === undefined ? value : undefined;
  return value === 'nearest' ? value : undefined;
}

/** Tables of their own, since the tables of texts would be part of the first load. */
const PAYMENTS: Readonly<Record<PaymentType, true>> = { mandatory: true, voluntary: true, free: true };
const CONDITIONS: Readonly<Record<Condition, true>> = { fresh: true, frozen: true };
const PICKUPS: Readonly<Record<PickupOption, true>> = { business: true, dock: true, meetup: true };

/** Counts the filters, including the search text. */
export const countFilters = (search: Pick<Search, keyof typeof NO_FILTERS>): number =>
  namesOf(NO_FILTERS).filter((name) => search[name] !== undefined).length;
