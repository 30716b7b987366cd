/** The differences between the two kinds of posts in how they are stored, listed and counted. */

import { namesOf } from '#shared/names-of.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import type {
  CatchBody,
  CatchCard,
  CatchPatch,
  CatchRecord,
  OwnCatch,
} from '#shared/posts/catches/schemas.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PledgeBody, PledgeCard, PledgePatch, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import type { Counted } from './counts.ts';
import { priceOrder } from './price-order.ts';

export interface PostShapes {
  catch: {
    /** The complete record. */
    record: CatchRecord & Pick<OwnCatch, 'proByCredit'>;
    /** The public form of a post. */
    published: CatchRecord;
    /** The form in lists. */
    card: CatchCard;
    body: CatchBody;
    patch: CatchPatch;
    counter: never;
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
  'id' | 'createdAt' | 'distance' | 'shownAs' | CounterName<K>
>;

/** A number that other people change at any time without a new version: it is added to, never set. */
export interface Counter<Name extends string = string> {
  name: Name;
  /** Whether the listing contains it too. */
  isListed: boolean;
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
  primaryPhoto(record: PostShapes[K]['record']): Photo | undefined;
  /** Returns when it stops being offered as fresh, in milliseconds since the epoch; undefined if it isn't fresh. */
  freshUntil(card: Omit<PostShapes[K]['card'], 'photo' | 'distance'>): number | undefined;
  /** Whether it leaves the public lists at that time. */
  isListedWhileFresh: boolean;
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
    } satisfies Record<CardField<'catch'>, true>),
    counters: [],
    primaryPhoto: ({ photos }) => photos[0],
    freshUntil: ({ caughtDate, ...card }) => offeredUntil({ ...card, caughtAt: Date.parse(caughtDate) }),
    isListedWhileFresh: true,
    alsoListed: (record) => ({ price: priceOrder(record) }),
    counted: () => ({ catches: 1 }),
    mealsPledged: () => 0,
    // Contact and pickup place are left out once the catch is no longer offered.
    publish: ({ proByCredit: _proByCredit, ...record }, now) => {
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
    primaryPhoto: ({ photos }) => photos.find(({ isPrimary }) => isPrimary),
    freshUntil: ({ availableUntil }) =>
      availableUntil === undefined ? undefined : Date.parse(availableUntil),
    isListedWhileFresh: false,
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
