/** The stored items of posts. Ids are ULIDs, so each list is in the order of posting. */
import type { PaymentType } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import * as table from '../../table/index.ts';
import type { CounterName, Moderation, PostCard, PostRecord } from './kinds.ts';

type Counters = { [Name in CounterName]?: number };

/** A stored post. Lists show `card`; an index of cards doesn't pay for descriptions, which are in `detail`. */
export interface StoredPost<K extends PostKind = PostKind> extends Counters {
  card: Omit<PostCard<K>, 'id' | 'createdAt' | 'distance' | CounterName> & Counters;
  detail: Omit<PostRecord<K>, keyof PostCard<K> | 'version' | CounterName>;
  /** Hidden from everybody but its owner. */
  hidden: boolean;
  /** Set if it is hidden only because its owner is suspended. */
  withdrawn?: true;
  /** The last decision of an administrator about it. */
  moderation?: Moderation;
  /** Posts of a demo share their photos, which stay when one of the posts is deleted. */
  sharedPhotos?: true;
  /** Increases with every edit; an edit names the version it is based on. */
  version: number;
}

/** A post in the public lists, stored only while it is shown. */
export interface StoredListing extends Counters, table.IndexPartitions {
  /** JSON of the card's fields, in the order of `cardFields`: a string is read much faster than a map. */
  card: string;
  /** Sort key of a catch in the order of prices (price-order.ts). */
  price?: string;
  /** ISO 8601, for an edited post; the sitemap needs it (lambdas/sitemap). Index entries leave it out. */
  updatedAt?: string;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

/** A copy of a post's listing or of a fisherman's entry in the directory. */
type StoredEntry = Omit<StoredListing, keyof table.IndexPartitions | 'updatedAt'>;

/** `shown` is what has a page for everybody and is not sold, in the lists or not. */
export const POST_STATUSES = ['shown', 'sold', 'hidden', 'taken_down'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export function statusOf({
  card,
  hidden,
  moderation,
}: Pick<StoredPost, 'card' | 'hidden' | 'moderation'>): PostStatus {
  if (moderation?.isTakenDown) return 'taken_down';
  if (hidden) return 'hidden';
  return 'soldAt' in card && card.soldAt !== undefined ? 'sold' : 'shown';
}

interface StoredTakenDown {
  takenDownBy: string;
  /** ISO 8601. */
  takenDownAt: string;
}

interface Names<K extends PostKind> {
  kind: K;
  /** Prefix of the partitions of its records. */
  record: string;
  /** Partition of its public list. */
  list: string;
  exportedAs: string;
}

function defineItems<K extends PostKind>({ kind, record, list, exportedAs }: Names<K>) {
  const ownPosts = (userId: string) => table.listInIndex<StoredPost<K>>('gsi1', `${list}#OWN#${userId}`);
  const listingsOf = (userId: string) => table.listInIndex<StoredListing>('gsi1', `${list}#BY#${userId}`);
  const postsThatAre = (status: PostStatus) =>
    table.listInIndex<StoredPost<K>>('gsi2', `${list}#ARE#${status}`);
  return {
    record: table.defineItem<StoredPost<K>>()(kind, {
      pk: `${record}#{postId}`,
      sk: '{postId}',
      indexes: (_, stored) => ({
        gsi1pk: ownPosts(stored.card.fishermanId).partition,
        gsi2pk: postsThatAre(statusOf(stored)).partition,
      }),
      owner: { list: ownPosts, exported: { as: exportedAs }, erased: 'by-store' },
    }),
    listing: table.defineItem<StoredListing>()(`${kind} listing`, {
      pk: list,
      sk: '{postId}',
      owner: { copyOf: kind },
    }),
    /** Marks a post that administrators hid: its owner may not show it again. */
    takenDown: table.defineItem<StoredTakenDown>()(`${kind} taken down`, {
      pk: `${record}#{postId}`,
      sk: 'TAKEN-DOWN',
      owner: 'nobody',
    }),
    listings: table.listIn<StoredListing>(list),
    ownPosts,
    postsThatAre,
    listingsOf,
    listingsOfSpecies: (species: Species) =>
      table.listInIndex<StoredListing>('gsi2', `${list}#OF#${species}`),
  };
}

type PostItems<K extends PostKind> = ReturnType<typeof defineItems<K>>;

export const POST_ITEMS: { readonly [K in PostKind]: PostItems<K> } = {
  catch: defineItems({
    kind: 'catch',
    record: 'CATCH',
    list: 'CATCHES',
    exportedAs: 'catches',
  }),
  pledge: defineItems({
    kind: 'pledge',
    record: 'PLEDGE',
    list: 'PLEDGES',
    exportedAs: 'pledges',
  }),
};

export interface Totals {
  mealsPledged: number;
  mealsClaimed: number;
  mealsServed: number;
  /** Fishermen with a public pledge. */
  fishermen: number;
}

/** One shard of the totals: the community's totals are the sum of all shards. */
export const totalsShard = table.defineItem<Partial<Totals>>()('totals', {
  pk: 'TOTALS',
  sk: '{shard}',
  owner: 'nobody',
});
export const totalsShards = table.listIn<Partial<Totals>>('TOTALS');

/** The amounts that one pledge or fisherman has added to the totals so far. */
export interface StoredContribution extends Totals {
  /** Changes with every write. */
  revision: number;
  /** Set if it stays counted although its pledge is deleted. */
  frozen?: boolean;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

export const pledgeContribution = table.defineItem<StoredContribution>()('contribution of a pledge', {
  pk: 'CONTRIBUTION#{postId}',
  sk: 'PLEDGE',
  owner: 'nobody',
});
export const fishermanContribution = table.defineItem<StoredContribution>()('contribution of a fisherman', {
  pk: 'CONTRIBUTION#{userId}',
  sk: 'FISHERMAN',
  owner: {
    exported: { not: 'It only shows whether the person has pledges, which the counts show too.' },
    erased: { not: 'It becomes zero with the counts and expires once no late change of them can arrive.' },
  },
});

/**
 * Defines index entries: parts of a list that are read on their own. Each repeats a listing, with the same sort key by
 * default, and is deleted with it, so it belongs to nobody by itself.
 */
function defineEntry<const Pk extends `{list}#${string}`>(name: string, pk: Pk) {
  return table.defineItem<StoredEntry>()(name, { pk, sk: '{sk}', owner: 'nobody' });
}

export const paymentEntry = defineEntry('entry of a payment', '{list}#PAID#{payment}');
export const availableEntry = defineEntry('entry of available meals', '{list}#AVAILABLE');

/** A pledge with meals left, as organizations see it. It is made from the pledge's record and is deleted with it. */
export interface StoredMeals {
  /** JSON of the fields that organizations see, in the format of a listing. */
  card: string;
  /** Sort key in the order in which offers of meals end. */
  price: string;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

/** One entry in each region within 35 miles of the pledge. */
export const mealsEntry = table.defineItem<StoredMeals>()('entry of meals in a region', {
  pk: 'PLEDGES#MEALS#{region}',
  sk: '{postId}',
  owner: { copyOf: 'pledge' },
});

const listOf = ({ pk }: table.Key) => table.listIn<StoredListing>(pk);

/** Returns the same partition with the lowest price first; for meals, with the end of the offer soonest first. */
export const byPrice = <Stored extends object>({
  partition,
}: table.ItemList<Stored>): table.PagedList<Stored> => ({
  ...table.listInIndex('gsi3', partition),
  order: 'ascending',
});

export const entriesPaid = (list: string, payment: PaymentType) =>
  listOf(paymentEntry.key({ list, payment, sk: '' }));
export const entriesAvailable = (list: string) => listOf(availableEntry.key({ list, sk: '' }));
export const mealsIn = (region: string) =>
  table.listIn<StoredMeals>(mealsEntry.key({ region, postId: '' }).pk);
