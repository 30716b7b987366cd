/** The differences between the two kinds of posts in how they are stored, listed and counted. */

import { namesOf } from '#shared/names-of.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import type {
  CatchBody,
  CatchCard,
  CatchPatch,
  CatchRecord,
  OwnCatch,
} from '#shared/posts/catches/schemas.ts';
import { unitPriceOf } from '#shared/posts/catches/unit-price.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PledgeBody, PledgeCard, PledgePatch, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import type { Counted } from './counts.ts';
import { priceOrder } from './price-order.ts';
import { countersOfStock, type Fields, type StockCounter, withStockCounters } from './stock-counters.ts';

export interface PostShapes {
  catch: {
    /** The complete record. */
    record: CatchRecord & Pick<OwnCatch, 'proByCredit' | 'collected'>;
    /** The public form of a post. */
    published: CatchRecord;
    /** The form in lists. */
    card: CatchCard;
    body: CatchBody;
    patch: CatchPatch;
    counter: StockCounter;
  };
  pledge: {
    record: PledgeRecord & Pick<PledgeBody, 'handling' | 'pickup'>;
    published: PledgeRecord;
    card: PledgeCard;
    body: PledgeBody;
    patch: PledgePatch;
    counter: 'likeCount' | 'mealsLeft' | 'mealsClaimed' | 'mealsServed';
  };
}

export type PostRecord<K extends PostKind = PostKind> = PostShapes[K]['record'];
export type PostCard<K extends PostKind = PostKind> = PostShapes[K]['card'];
export type CounterName<K extends PostKind = PostKind> = PostShapes[K]['counter'];

/** A decision of an administrator about a post. */
export interface Moderation {
  /** Its owner may not show it. */
  isTakenDown: boolean;
  /** ISO 8601. */
  at: string;
  /** As its owner was told. */
  note?: string;
}

/** A post with everything its owner may see. */
export interface Post<K extends PostKind = PostKind> {
  record: PostRecord<K>;
  /** Hidden from everybody else. */
  hidden: boolean;
  /** Set if it is hidden only because its owner is suspended; it is shown again when the suspension ends. */
  withdrawn?: true;
  moderation?: Moderation;
}

/** Whether it is in the public lists and counts. A hidden post has no page; a sold catch has one that says so. */
export const isOnShow = ({ record, hidden }: Post): boolean =>
  !hidden && !('soldAt' in record && record.soldAt !== undefined);

/** Fields stored in a card. Id and time of posting follow from the sort key; counters are separate attributes. */
type CardField<K extends PostKind> = Exclude<
  keyof PostShapes[K]['card'] & string,
  'id' | 'createdAt' | 'distance' | 'shownAs' | 'unitPrice' | 'piece' | CounterName<K>
>;

/** Values by name of the counter. */
export type CountersOf<K extends PostKind> = { readonly [Name in CounterName<K>]?: number };

/** A number that other people change at any time without a new version: it is added to, never set. */
export interface Counter<Name extends string = string> {
  name: Name;
  /** Whether the listing contains it too, where it changes with it. */
  isListed: boolean;
  /** Set if the record stores it in its card, which the indexes contain. */
  isInCard?: true;
  /** The person's count that sums it over their public posts. */
  stat?: 'totalLikes' | 'mealsClaimed' | 'mealsServed';
}

interface PostKindDefinition<K extends PostKind> {
  /**
   * The card's fields in the order in which a listing stores their values, without names: 24 cards then take 1.5 read
   * units. Stored listings depend on this order, so add new fields at the end.
   */
  cardFields: readonly CardField<K>[];
  counters: readonly Counter<CounterName<K>>[];
  /** Returns the values of the counters of a record. */
  toCounters(record: PostShapes[K]['record']): CountersOf<K>;
  /** Adds the facts that counters give to the stored fields of a record or card. */
  withCounters(fields: Fields, counters: Readonly<Record<string, number>>): Fields;
  primaryPhoto(record: PostShapes[K]['record']): Photo | undefined;
  /** Returns when it stops being offered as fresh, in milliseconds since the epoch; undefined if it isn't fresh. */
  freshUntil(card: Omit<PostShapes[K]['card'], 'photo' | 'distance'>): number | undefined;
  /** Whether it leaves the public lists at that time. */
  isListedWhileFresh: boolean;
  /** Returns facts that follow from the fields of a card and are not stored. */
  derived(card: Omit<PostShapes[K]['card'], 'photo' | 'distance'>): Pick<CatchCard, 'unitPrice' | 'piece'>;
  /** Returns attributes of the listing besides the card: its sort key in the order of prices. */
  alsoListed(record: PostShapes[K]['record']): { price?: string };
  /** Returns the amounts it adds to the counts while it is public. */
  counted(record: PostShapes[K]['record']): Counted;
  /** Returns the number of meals for the ledger. */
  mealsPledged(record: PostShapes[K]['record']): number;
  /** Returns its public form at that time. */
  publish(record: PostShapes[K]['record'], now: Date): PostShapes[K]['published'];
  notFound: string;
}

const derivedOfCatch = (card: Omit<CatchCard, 'photo' | 'distance'>) => ({
  ...unitPriceOf(card),
  ...pieceOf(card),
});

export const POST_KINDS: { readonly [K in PostKind]: PostKindDefinition<K> } = {
  catch: {
    cardFields: namesOf({
      fishermanId: true,
      fishermanName: true,
      species: true,
      customSpecies: true,
      location: true,
      coordinates: true,
      quantity: true,
      condition: true,
      caughtDate: true,
      paymentType: true,
      amount: true,
      unit: true,
      isPro: true,
      photo: true,
      soldAt: true,
      freshHours: true,
      rating: true,
      ratingCount: true,
      stock: true,
      landed: true,
      pickupOptions: true,
      reservableUntil: true,
      held: true,
    } satisfies Record<CardField<'catch'>, true>),
    counters: [
      { name: 'hundredthsLeft', isListed: false, isInCard: true },
      { name: 'hundredthsHeld', isListed: false, isInCard: true },
      { name: 'hundredthsCollected', isListed: false, isInCard: true },
    ],
    toCounters: countersOfStock,
    withCounters: withStockCounters,
    primaryPhoto: ({ photos }) => photos[0],
    freshUntil: ({ caughtDate, ...card }) => offeredUntil({ ...card, caughtAt: Date.parse(caughtDate) }),
    isListedWhileFresh: true,
    derived: derivedOfCatch,
    alsoListed: (record) => ({ price: priceOrder(record) }),
    counted: () => ({ catches: 1 }),
    mealsPledged: () => 0,
    // Contact and pickup place are left out once the catch is no longer offered.
    publish: ({ proByCredit: _proByCredit, collected: _collected, ...stored }, now) => {
      const record = { ...stored, ...derivedOfCatch(stored) };
      if (record.soldAt === undefined && !isOver(record.offeredUntil, now.getTime())) return record;
      const { customPickupLocation: _where, ...rest } = record;
      return { ...rest, contactInfo: '' };
    },
    notFound: words.catchNotFound,
  },
  pledge: {
    cardFields: namesOf({
      fishermanId: true,
      fishermanName: true,
      species: true,
      customSpecies: true,
      location: true,
      coordinates: true,
      catchDate: true,
      mealsPledged: true,
      availableUntil: true,
      photo: true,
    } satisfies Record<CardField<'pledge'>, true>),
    counters: [
      { name: 'likeCount', isListed: true, stat: 'totalLikes' },
      { name: 'mealsLeft', isListed: true },
      { name: 'mealsClaimed', isListed: false, stat: 'mealsClaimed' },
      { name: 'mealsServed', isListed: false, stat: 'mealsServed' },
    ],
    toCounters: ({ likeCount, mealsLeft, mealsClaimed, mealsServed }) => ({
      likeCount,
      mealsLeft,
      mealsClaimed,
      mealsServed,
    }),
    withCounters: (fields, counters) => ({ ...fields, ...counters }),
    primaryPhoto: ({ photos }) => photos.find(({ isPrimary }) => isPrimary),
    freshUntil: ({ availableUntil }) =>
      availableUntil === undefined ? undefined : Date.parse(availableUntil),
    isListedWhileFresh: false,
    derived: () => ({}),
    alsoListed: () => ({}),
    counted: ({ pledgePointsEarned, likeCount, mealsClaimed, mealsServed }) => ({
      pledges: 1,
      pledgePoints: pledgePointsEarned,
      totalLikes: likeCount,
      mealsClaimed,
      mealsServed,
    }),
    mealsPledged: ({ mealsPledged }) => mealsPledged,
    // Only the owner and aid organizations see how the fish is kept and where to pick it up.
    publish: ({ handling: _handling, pickup: _pickup, ...published }) => published,
    notFound: words.pledgeNotFound,
  },
};
