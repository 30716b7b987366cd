/** Reads ratings, and changes them when somebody replies, hides the text or leaves. */
import { AppError } from '#shared/contract/errors.ts';
import type { Rating } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { all, equals, exists, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { rating, ratingsOf, type StoredRating } from './items.ts';
import { toRating } from './rate.ts';

/** Reads one page, newest first; none for a suspended fisherman, only the stars by a suspended rater. */
export async function listRatings(
  fishermanId: string,
  page: table.PageRequest,
  now: Date,
): Promise<{ items: Rating[]; nextCursor?: string }> {
  const { items, ...rest } = await table.readPage(ratingsOf(fishermanId), page, now);
  if (items.length === 0) return { items: [], ...rest };
  const people = [...new Set([fishermanId, ...items.flatMap(({ card }) => card.raterId ?? [])])];
  const suspensions = await table.getItems(
    people.map((userId) => suspension.key({ userId })),
    { consistent: false },
  );
  const isSuspended = (userId = '') => suspensions[people.indexOf(userId)] !== undefined;
  if (isSuspended(fishermanId)) return { items: [] };
  return {
    ...rest,
    items: items.map(({ sk, card }) => toRating(sk, isSuspended(card.raterId) ? starsOf(card) : card)),
  };
}

/** Returns a rating without its text, the reply, and the rater, except for an organization's name. */
function starsOf({
  fishermanId,
  stars,
  isOrganization,
  raterName,
}: StoredRating['card']): StoredRating['card'] {
  return { fishermanId, stars, isOrganization, ...(isOrganization && raterName && { raterName }) };
}

/** Returns a fisherman's replies to ratings. */
export async function readReplies(fishermanId: string): Promise<{ ratingId: string; answer: string }[]> {
  const replies: { ratingId: string; answer: string }[] = [];
  for await (const keys of table.keysIn(ratingsOf(fishermanId))) {
    for (const found of await table.getItems(keys)) {
      const answer = found?.card.answer;
      if (found && answer !== undefined) replies.push({ ratingId: found.sk, answer });
    }
  }
  return replies;
}

/** @throws AppError `not_found` */
export async function findRating(ratingId: string): Promise<table.Found<StoredRating>> {
  const found = await table.getItem(rating.key({ ratingId }), { consistent: true });
  if (!found) throw new AppError('not_found', words.notFound);
  return found;
}

/** @throws AppError `not_found` for another fisherman's rating, `conflict` if it has no text or has a reply */
export async function answerRating(ratingId: string, userId: string, answer: string): Promise<Rating> {
  return await table.retry(async () => {
    const { card } = await findRating(ratingId);
    if (card.fishermanId !== userId) throw new AppError('not_found', words.notFound);
    if (card.answer !== undefined) throw new AppError('conflict', words.answeredBefore);
    if (card.comment === undefined || card.isHidden) throw new AppError('conflict', words.notAnswerable);
    const unanswered = all(exists('card.comment'), lacks('card.answer'));
    await table.transact([
      table.update(
        rating.key({ ratingId }),
        { set: { 'card.answer': answer } },
        table.ifUnchanged(unanswered),
      ),
      requireNotSuspended(userId),
    ]);
    return toRating(ratingId, { ...card, answer });
  });
}

/** Returns the step that hides or shows the text; the stars count either way. @throws ChangedMeanwhile from the step */
export function hideWords(ratingId: string, isHidden: boolean): table.TransactionStep {
  const isOtherwise = isHidden ? lacks('card.isHidden') : equals('card.isHidden', true);
  return table.update(
    rating.key({ ratingId }),
    { set: { 'card.isHidden': isHidden || undefined } },
    table.ifUnchanged(all(present, isOtherwise)),
  );
}

/** Erases the rater and the text. The stars stay, so that the average doesn't change. */
export async function forgetRaters(ratings: readonly table.Found<StoredRating>[]): Promise<void> {
  await table.transact(
    ratings.map(({ pk, sk, card }) =>
      table.update({ pk, sk }, { set: { card: starsOf(card), gsi2pk: undefined } }, table.onlyIf(present)),
    ),
  );
}
