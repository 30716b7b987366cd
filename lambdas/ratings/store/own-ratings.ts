/** A person's own ratings, which they may change or delete for some days. */
import { AppError } from '#shared/contract/errors.ts';
import { isRatingEditable } from '#shared/ratings/rules.ts';
import type { Rating, RatingUpdate } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { stats } from '../../people/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { all, equals, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { rating, ratingsBy, type StoredRating } from './items.ts';
import { toRating } from './rate.ts';
import { findRating } from './ratings.ts';

interface OwnRating {
  ratingId: string;
  /** The person who must have written it. */
  userId: string;
  now: Date;
}

export async function listMyRatings(userId: string, page: table.PageRequest, now: Date) {
  const { items, ...rest } = await table.readPage(ratingsBy(userId), page, now);
  return { ...rest, items: items.map(({ sk, card }) => toRating(sk, card)) };
}

/** @throws AppError `not_found` for another person's rating, `conflict` if it is too old or its text is hidden */
export async function updateRating(own: OwnRating, { stars, comment }: RatingUpdate): Promise<Rating> {
  const { ratingId, userId, now } = own;
  return await table.retry(async () => {
    const card = await findEditable(own);
    if (card.isHidden) throw new AppError('conflict', words.hiddenWords);
    const changed = { stars, comment: comment || undefined, editedAt: now.toISOString() };
    const set = Object.fromEntries(Object.entries(changed).map(([name, value]) => [`card.${name}`, value]));
    await table.transact([
      table.update(rating.key({ ratingId }), { set }, isStillOf(userId, card)),
      countStep(card, { ratingTotal: stars - card.stars }),
      requireNotSuspended(userId),
    ]);
    return toRating(ratingId, { ...card, ...changed });
  });
}

/** @throws AppError `not_found` for another person's rating, `conflict` if it is too old */
export async function deleteRating(own: OwnRating): Promise<{ id: string; deleted: true }> {
  const { ratingId, userId } = own;
  return await table.retry(async () => {
    const card = await findEditable(own);
    await table.transact([
      table.remove(rating.key({ ratingId }), isStillOf(userId, card)),
      countStep(card, { ratingTotal: -card.stars, ratingCount: -1 }),
      requireNotSuspended(userId),
    ]);
    return { id: ratingId, deleted: true };
  });
}

async function findEditable({ ratingId, userId, now }: OwnRating): Promise<StoredRating['card']> {
  const { card } = await findRating(ratingId);
  if (card.raterId !== userId) throw new AppError('not_found', words.notFound);
  const createdAt = timeOfId(ratingId);
  if (!isRatingEditable({ createdAt }, now.getTime())) throw new AppError('conflict', words.editingOver);
  return card;
}

const isStillOf = (userId: string, { stars }: StoredRating['card']) =>
  table.ifUnchanged(all(equals('card.raterId', userId), equals('card.stars', stars)));

/** A leaving fisherman's counts are erased before the ratings, hence the condition. */
const countStep = (
  { fishermanId }: StoredRating['card'],
  add: Record<string, number>,
): table.TransactionStep =>
  table.update(stats.key({ userId: fishermanId }), { add }, table.ifUnchanged(present));
