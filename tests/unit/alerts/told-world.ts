/** A fisherman's posts and the people who may be told of them, as a plain list. Import it after `useLoneTable`. */
import { ulid } from 'ulid';
import { alertSettings, kitchenEntry, savedPost, savedSearch } from '#lambdas/alerts/store/items.ts';
import { SEARCH } from '#lambdas/alerts/store/search-entries.ts';
import { favorite } from '#lambdas/favorites/store/items.ts';
import { landing } from '#lambdas/landings/store/items.ts';
import { block } from '#lambdas/messages/store/items.ts';
import { organizationMember } from '#lambdas/organizations/store/items.ts';
import { account } from '#lambdas/people/store/items.ts';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { toStoredPost } from '#lambdas/posts/store/stored-posts.ts';
import { pushDevice } from '#lambdas/push/store/items.ts';
import { suspension } from '#lambdas/suspensions/store/items.ts';
import { type SoughtPost, USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import type { AlertLevel, SearchFilters, SubjectKind } from '#shared/alerts/schemas.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { regionsAround } from '#shared/places/distance.ts';
import { catchAt, pledgeAt } from '#tests/support/posts.ts';

export const FISHERMAN = '00000000-0000-4000-8000-0000000000ff';
export const START = Date.now() - HOUR;
export const POSTS = [0, 1].map((index) => ulid(START + index, () => 0.5));
const HERE = { lat: 43.66, lng: -70.26 };
const FAR = { lat: 40.7, lng: -74 };
const around = { label: 'Portland, ME', coordinates: HERE, radiusMiles: 20 };
const AT = new Date(START).toISOString();

/** A post as its fisherman leaves it. */
export interface Edit {
  hidden: boolean;
  /** Sold, all meals claimed, or called off. */
  isOver: boolean;
  isLanded: boolean;
  species: string;
  amount: number;
  isFar: boolean;
  hoursLate: number;
}

interface Post {
  item: object;
  /** As searches compare it. */
  fish: SoughtPost;
}

const MAKE: Readonly<Record<SubjectKind, (id: string, edit: Edit, version: number) => Post>> = {
  catch(id, { hidden, isOver, ...edit }, version) {
    const { soldAt: _soldAt, ...base } = catchAt(0, START);
    const at = timeOf(version);
    const record = {
      ...base,
      ...changed(id, edit, at, version),
      ...{ paymentType: 'mandatory' as const, amount: edit.amount },
      ...(isOver && { soldAt: at }),
    };
    const stored = toStoredPost('catch', { record, hidden });
    return { item: POST_ITEMS.catch.record.item({ postId: id }, stored), fish: record };
  },
  pledge(id, { hidden, isOver, ...edit }, version) {
    const record = {
      ...pledgeAt(0, START),
      ...changed(id, edit, timeOf(version), version),
      ...{ mealsPledged: 16, mealsLeft: isOver ? 0 : edit.amount },
    };
    const stored = toStoredPost('pledge', { record, hidden });
    return { item: POST_ITEMS.pledge.record.item({ postId: id }, stored), fish: record };
  },
  landing(id, { hidden, isOver, isLanded, species, amount, isFar, hoursLate }, version) {
    const harbour = { name: 'Wharf', location: 'Portland, ME', coordinates: isFar ? FAR : HERE };
    const price = { paymentType: 'mandatory' as const, amount, unit: 'per_pound' as const };
    const fish = { species, about: '40 lb', as: 'catch' as const, ...price };
    const [from, until] = [1, 2].map((hours) =>
      new Date(START + (1 + hours + hoursLate) * HOUR).toISOString(),
    );
    const card = {
      ...{ fishermanId: FISHERMAN, fishermanName: 'Ruth Alder', harbour, expected: [fish], paymentWays: [] },
      ...{ from: from ?? AT, until: until ?? AT, changedAt: timeOf(version) },
      state: isOver ? ('cancelled' as const) : isLanded ? ('landed' as const) : ('planned' as const),
    };
    const item = landing.item({ landingId: id }, { card, note: '', hidden, version });
    const { location, coordinates } = harbour;
    return { item, fish: { ...fish, fishermanName: 'Ruth Alder', location, coordinates } };
  },
};

const timeOf = (version: number) => new Date(START + version).toISOString();

const changed = (
  id: string,
  { species, isFar }: Pick<Edit, 'species' | 'isFar'>,
  updatedAt: string,
  version: number,
) => ({
  ...{ id, fishermanId: FISHERMAN, species, version, updatedAt },
  coordinates: isFar ? FAR : HERE,
  createdAt: new Date(START + POSTS.indexOf(id)).toISOString(),
});

/** @param version grows with each change */
export const makePost = (kind: SubjectKind, id: string, edit: Edit, version: number): Post =>
  MAKE[kind](id, edit, version);

export interface Person {
  userId: string;
  email: string;
  level: AlertLevel;
  follows: boolean;
  blocks: boolean;
  isSuspended: boolean;
  isMember: boolean;
  saved: readonly string[];
  searches: readonly { id: string; filters: SearchFilters }[];
}

const person = (index: number, about: Partial<Person>): Person => ({
  userId: `00000000-0000-4000-8000-00000000000${index}`,
  email: `person-${index}@creel.example`,
  level: 'now',
  follows: false,
  blocks: false,
  isSuspended: false,
  isMember: false,
  saved: [],
  searches: [],
  ...about,
});
const searches = (...filters: SearchFilters[]) =>
  filters.map((each, index) => ({ id: ulid(START + index), filters: each }));

export const PEOPLE: readonly Person[] = [
  person(0, { follows: true, isMember: true }),
  person(1, { follows: true, level: 'daily', saved: POSTS }),
  person(2, { follows: true, searches: searches({ species: 'cod' }, { place: around }) }),
  person(3, {
    searches: searches({ species: 'cod', place: around }, { words: 'lobsters' }, { priceAtMost: 5 }),
  }),
  person(4, { follows: true, blocks: true, isMember: true, searches: searches({}) }),
  person(5, { follows: true, level: 'never' }),
  person(6, { saved: POSTS, searches: searches({ species: 'lobster' }) }),
  person(7, { follows: true, isSuspended: true }),
  person(8, { isMember: true }),
];

/** An organization that keeps all kinds of fish and fetches meals near Portland only. */
export const KITCHEN_ID = ulid(START);
const KITCHEN = { coordinates: HERE, radiusMiles: 30, coldStorage: ['refrigerator', 'freezer'] as const };

const SUSPENSION = { suspendedAt: AT, suspendedBy: FISHERMAN, addressHash: 'hash' };

const DEVICE = {
  endpoint: 'https://push.creel.example/device',
  keys: { p256dh: '', auth: '' },
  serverKey: '',
  name: 'Firefox on Android',
  language: 'en' as const,
  flavour: 'consumer' as const,
  showsDetails: true,
  addedAt: AT,
  usedAt: AT,
  expiresAt: Math.ceil((START + DAY) / 1000),
};

function itemsOf(kind: SubjectKind, { userId, email, level, ...about }: Person): object[] {
  const { quiet: _quiet, ...usual } = USUAL_SETTINGS;
  const levels = { fisherman: level, search: level, saved: level, landing: level, meals: level };
  const member = { role: 'coordinator' as const, since: AT, addedBy: userId };
  return [
    account.item({ userId }, { userId, name: 'Ann', email, createdAt: AT, flavour: 'consumer' }),
    alertSettings.item({ userId }, { ...usual, levels, quiet: null }),
    pushDevice.item({ userId, deviceId: userId }, { ...DEVICE, deviceId: userId }),
    ...(about.follows ? [favorite.item({ userId, fishermanId: FISHERMAN }, { entryId: ulid() })] : []),
    ...(about.blocks ? [block.item({ userId, blockedId: FISHERMAN }, { blockedAt: AT })] : []),
    ...(about.isSuspended ? [suspension.item({ userId }, SUSPENSION)] : []),
    ...(about.isMember ? [organizationMember.item({ userId, organizationId: KITCHEN_ID }, member)] : []),
    ...about.saved.map((postId) => savedPost.item({ userId, postId }, { kind, savedAt: AT })),
    ...about.searches.flatMap(({ id: searchId, filters }) => {
      const stored = { name: 'Mine', kind, level: 'now' as const, filters };
      const item = savedSearch.item({ userId, searchId }, stored);
      return [item, ...SEARCH.entriesOf(item)];
    }),
  ];
}

/** All people and the organization, whose searches and saved posts are of this kind. */
export const everybody = (kind: SubjectKind): object[] => [
  ...PEOPLE.flatMap((each) => itemsOf(kind, each)),
  ...regionsAround(KITCHEN.coordinates, KITCHEN.radiusMiles).map((region) =>
    kitchenEntry.item(
      { region, organizationId: KITCHEN_ID },
      { ...KITCHEN, coldStorage: [...KITCHEN.coldStorage] },
    ),
  ),
];
