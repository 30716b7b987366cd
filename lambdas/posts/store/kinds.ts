/** The two kinds of posts, by what differs between them in how they are stored, listed and counted. */

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
    /** All that is known of a post. */
    record: CatchRecord & Pick<OwnCatch, 'proByCredit'>;
    /** Its public form. */
    published: CatchRecord;
    /** Its form in lists. */
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

/** A post as its owner knows it. */
export interface Post<K extends PostKind = PostKind> {
  record: PostRecord<K>;
  /** From everybody else. */
  hidden: boolean;
  /** It is hidden only because its owner is suspended, and is shown again when that ends. */
  withdrawn?: true;
}

/** Whether it is in the public lists and counts. A hidden post has no page either; a sold catch has one, which says so. */
export const isOnShow = ({ record, hidden }: Post): boolean =>
  !hidden && !('soldAt' in record && record.soldAt !== undefined);

/** Fields of a card that are stored with it: its id and its time of posting follow from its sort key, counters stand beside it. */
type CardField<K extends PostKind> = Exclude<
  keyof PostShapes[K]['card'] & string,
  'id' | 'createdAt' | 'distance' | 'shownAs' | CounterName<K>
>;

/** A number that others change at any time without making a new version: it is added to, never set. */
export interface Counter<Name extends string = string> {
  name: Name;
  /** It stands in the listing too. */
  isListed: boolean;
  /** The sum of it over a person's posts on show, in their counts. */
  stat?: 'totalLikes' | 'mealsClaimed' | 'mealsServed';
}

interface PostKindDefinition<K extends PostKind> {
  /**
   * In the order in which a listing stores them, without their names: 24 cards are then 1.5 read units. Stored listings know only this
   * order, so new fields come last.
   */
  cardFields: readonly CardField<K>[];
  counters: readonly Counter<CounterName<K>>[];
  primaryPhoto(record: PostShapes[K]['record']): Photo | undefined;
  /** When it is too old to be offered as fresh, in milliseconds since the epoch; undefined for what is not fresh. */
  freshUntil(card: Omit<PostShapes[K]['card'], 'photo' | 'distance'>): number | undefined;
  /** Whether it leaves the public lists then. */
  isListedWhileFresh: boolean;
  /** A fact in its listing beyond the card: its place in the order of prices. */
  alsoListed(record: PostShapes[K]['record']): { price?: string };
  /** The amount it adds to the counts while it is public. */
  counted(record: PostShapes[K]['record']): Counted;
  /** How many meals it says in the ledger. */
  mealsPledged(record: PostShapes[K]['record']): number;
  /** Its public form at that time. */
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
    // Nobody needs to call or come for a catch that is no longer offered.
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
    // How the fish is kept and where it waits is for its owner and for aid organizations.
    publish: ({ handling: _handling, pickup: _pickup, ...published }) => published,
    notFound: words.pledgeNotFound,
  },
};
