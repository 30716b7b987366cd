/** The marketplace's search in the address: it survives a reload, the back button and being sent to somebody. */
import { nameIn } from '#shared/names-of.ts';
import type { PaymentType } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { VIEWS } from '../../../lib/navigation/first-paths.ts';
import { searchTextIn } from '../../../lib/search-text.ts';

export interface Search {
  kind: PostKind;
  /** The owner of the posts: a user's id. */
  fisherman: string | undefined;
  /** `me`, a ZIP code or a town. Never a position: addresses are kept and sent on. */
  near: string | undefined;
  species: Species | undefined;
  q: string | undefined;
  /** Of catches. */
  payment: PaymentType | undefined;
  /** Of pledges: those with meals left. */
  available: 'true' | undefined;
  /** Without it the newest come first. `nearest` counts while there is a place. */
  sort: Sort | undefined;
  isMap: boolean;
}

export type Sort = 'nearest' | 'price';

export type SearchChanges = Partial<
  Record<
    'view' | 'fisherman' | 'near' | 'species' | 'q' | 'payment' | 'available' | 'sort' | 'show',
    string | undefined
  >
>;

/** Values of the filters after "Clear all". */
export const NO_FILTERS = {
  species: undefined,
  q: undefined,
  payment: undefined,
  available: undefined,
} as const satisfies SearchChanges;

/** Reads an address, of which the species was looked up; what it says wrongly counts as not said. */
export function readSearch(
  params: URLSearchParams,
  { defaultKind, species }: { defaultKind: PostKind; species: Species | undefined },
): Search {
  const text = (name: keyof SearchChanges) => params.get(name)?.trim() || undefined;
  const view = text('view');
  const kind = view === VIEWS.catch ? 'catch' : view === VIEWS.pledge ? 'pledge' : defaultKind;
  return {
    kind,
    fisherman: text('fisherman'),
    near: text('near'),
    species,
    q: searchTextIn(params),
    payment: kind === 'catch' ? nameIn(PAYMENTS, text('payment')) : undefined,
    available: kind === 'pledge' && text('available') === 'true' ? 'true' : undefined,
    sort: sortOf(text('sort'), kind, text('fisherman')),
    isMap: text('show') === 'map',
  };
}

/** Pledges have no price, and the few catches of one fisherman are listed by their time alone. */
function sortOf(value: string | undefined, kind: PostKind, fisherman: string | undefined): Sort | undefined {
  if (value === 'price') return kind === 'catch' && fisherman === undefined ? value : undefined;
  return value === 'nearest' ? value : undefined;
}

/** Not the words' table, which would come with the first load. */
const PAYMENTS: Readonly<Record<PaymentType, true>> = { mandatory: true, voluntary: true, free: true };

/** How many filters there are: the words, and those of the panel. */
export function countFilters({ species, q, payment, available }: Search): number {
  return [species, q, payment, available].filter(Boolean).length;
}
