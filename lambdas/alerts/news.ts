/** News of posts that people may be told of. It follows from a change alone, so each delivery gives the same news. */
import { isDeepStrictEqual } from 'node:util';
import type { AlertEvent, SubjectKind } from '#shared/alerts/schemas.ts';
import { isOpen } from '#shared/landings/rules.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { timeOfId } from '../core/time-of-id.ts';
import { landing, type StoredLanding } from '../landings/store/items.ts';
import { isOnShow, type Post, type PostRecord } from '../posts/store/kinds.ts';
import { changeOfPost, toPost } from '../posts/store/stored-posts.ts';
import type { Change } from '../table/change.ts';

export interface News {
  kind: SubjectKind;
  postId: string;
  fishermanId: string;
  event: AlertEvent;
  /** The version of the post that it is about, for an event that may happen again. */
  version?: number;
  /** ISO 8601: when it was posted or changed. */
  at: string;
}

/** Returns the news in a change of a catch or pledge, if there is any. */
export function newsOfPost(change: Change): News | undefined {
  const { kind, before, after } = changeOfPost(change);
  if (!after) return undefined;
  const [was, is] = [before && toPost(kind, before), toPost(kind, after)];
  const { id: postId, fishermanId, createdAt, updatedAt, version } = is.record;
  const about = { kind, postId, fishermanId };
  if (isOnShow(is) && !(was && isOnShow(was))) return { ...about, event: 'new', at: createdAt };
  if (!was || was.hidden || is.hidden) return undefined;
  const event = changeIn(was, is);
  return event && { ...about, event, version, at: updatedAt };
}

/** Returns the most important of the changes of a post that people saved. */
function changeIn({ record: was }: Post, { record: is }: Post): AlertEvent | undefined {
  if (isGone(is)) return isGone(was) ? undefined : 'sold';
  if (isCheaper(was, is)) return 'price';
  if (isNearlyGone(is) && !isNearlyGone(was)) return 'few-left';
  return isDeepStrictEqual(factsOf(was), factsOf(is)) ? undefined : 'changed';
}

/** Sold, or all meals are claimed. */
export const isGone = (record: PostRecord): boolean =>
  'mealsPledged' in record ? record.mealsLeft === 0 : record.soldAt !== undefined;

/**
 * Of a pledge, a quarter or less is left; of a catch, three or fewer, or no more than one person has to take. Nothing can
 * be had of a catch while buyers have reserved the rest.
 */
function isNearlyGone(record: PostRecord): boolean {
  if ('mealsPledged' in record) return record.mealsLeft <= record.mealsPledged / 4;
  const { stock } = record;
  if (stock) return stock.left > 0 && stock.left <= Math.max(stock.least, 3);
  return /^(?:[0-3](?:\.\d+)?)(?![\d.,])/.test(record.quantity);
}

function isCheaper(was: PostRecord, is: PostRecord): boolean {
  if ('mealsPledged' in was || 'mealsPledged' in is || was.paymentType !== 'mandatory') return false;
  if (is.paymentType !== 'mandatory') return true;
  return was.unit === is.unit && (is.amount ?? 0) < (was.amount ?? 0);
}

type Facts = Partial<CatchCard> & Pick<PostRecord, 'species' | 'location'>;

/** The fields whose change people are told of. Texts, photos and counts are not among them, nor is a counted amount. */
function factsOf(record: PostRecord): unknown[] {
  const {
    species,
    customSpecies,
    location,
    quantity,
    stock,
    condition,
    paymentType,
    amount,
    unit,
    caughtDate,
  }: Facts = record;
  const ofPledge = 'mealsPledged' in record ? [record.mealsPledged, record.catchDate, record.pickup] : [];
  const ofCatch = 'pickupOptions' in record ? [record.pickupOptions, record.customPickupLocation] : [];
  return [
    ...[
      species,
      customSpecies,
      location,
      stock ? stock.unit : quantity,
      condition,
      paymentType,
      amount,
      unit,
      caughtDate,
    ],
    ...ofPledge,
    ...ofCatch,
  ];
}

/** Returns the news in a change of a landing, if there is any. */
export function newsOfLanding(change: Change): News | undefined {
  const { params, before, after } = change.of(landing);
  if (!after || after.hidden) return undefined;
  const { fishermanId, changedAt, state } = after.card;
  const about = { kind: 'landing', postId: params.landingId, fishermanId } as const;
  if (!before || before.hidden)
    return isOpen(state) ? { ...about, event: 'new', at: timeOfId(params.landingId) } : undefined;
  const event = changeInLanding(before.card, after.card);
  return event && { ...about, event, version: after.version, at: changedAt };
}

function changeInLanding(was: StoredLanding['card'], is: StoredLanding['card']): AlertEvent | undefined {
  if (is.state !== was.state && (is.state === 'cancelled' || is.state === 'landed')) return is.state;
  if (is.from > was.from) return 'delayed';
  const factsIn = ({ from, until, harbour, expected }: typeof is) => [from, until, harbour, expected];
  return isDeepStrictEqual(factsIn(was), factsIn(is)) ? undefined : 'changed';
}
