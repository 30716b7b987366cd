/** Rates a fisherman. The transaction checks that the rating is allowed and is the first one. */
import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import type { Rating, RatingBody } from '#shared/ratings/schemas.ts';
import { fishermanNotFound } from '#words/general/refusals.ts';
import * as words from '#words/ratings/ratings.ts';
import { claim } from '../../claims/store/items.ts';
import { CLAIMS } from '../../claims/store/kind.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { readHold, requireSide } from '../../holds/store/read-hold.ts';
import { exchange, exchangesWith } from '../../messages/store/items.ts';
import { stillMember } from '../../organizations/store/members.ts';
import { fishermanProfile, stats, tombstone } from '../../people/store/items.ts';
import { readPublicName } from '../../people/store/public-names.ts';
import { RESERVATIONS } from '../../reservations/store/kind.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, all, equals, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { rating, type StoredRating } from './items.ts';

interface RatingRequest {
  body: RatingBody;
  userId: string;
  now: Date;
  rememberAnswer(answer: Rating): table.TransactionStep;
}

/** The rater's name and the steps that allow only one rating for this occasion. */
type Occasion = Pick<StoredRating['card'], 'raterName' | 'isOrganization'> & {
  steps: table.TransactionStep[];
};

const CLASHES = { maxAttempts: 12 };

const conflict = (message: string) => new AppError('conflict', message);
const noFisherman = () => new AppError('not_found', fishermanNotFound);

/** @throws AppError `not_found` for another's claim or if they aren't a fisherman, `conflict` saying why not */
export async function createRating(request: RatingRequest): Promise<Rating> {
  const { body, userId, now } = request;
  const { fishermanId, stars, comment } = body;
  if (fishermanId === userId) throw conflict(words.notOneself);
  return await table.retry(async () => {
    const { steps, ...rater } = await occasionOf(request);
    const ratingId = ulid(now.getTime());
    const card = { fishermanId, raterId: userId, stars, ...(comment && { comment }), ...rater };
    const answer = toRating(ratingId, card);
    await table.transact(
      [
        table.put(rating.item({ ratingId }, { card }), table.onlyIf(absent)),
        ...steps,
        table.update(stats.key({ userId: fishermanId }), { add: { ratingTotal: stars, ratingCount: 1 } }),
        table.check(fishermanProfile(fishermanId), present, noFisherman),
        table.check(tombstone.key({ userId: fishermanId }), absent, noFisherman),
        requireNotSuspended(userId),
        request.rememberAnswer(answer),
      ],
      CLASHES,
    );
    return answer;
  });
}

function occasionOf(request: RatingRequest): Promise<Occasion> {
  const { claimId, reservationId, catchId = '' } = request.body;
  if (claimId !== undefined) return occasionOfClaim(claimId, request);
  if (reservationId !== undefined) return occasionOfReservation(reservationId, request);
  return occasionOfCatch(catchId, request);
}

async function occasionOfClaim(claimId: string, { body, userId }: RatingRequest): Promise<Occasion> {
  const { stored, side } = await readHold(CLAIMS, claimId, userId);
  requireSide(CLAIMS, side, 'organization');
  const { card, version } = stored;
  if (card.fishermanId !== body.fishermanId) throw fieldError('fishermanId', words.notTheirs);
  if (card.state !== 'collected') throw conflict(words.notCollected);
  if (card.isRated) throw conflict(words.ratedBefore);
  const rated = { set: { 'card.isRated': true }, add: { version: 1 } };
  return {
    raterName: card.organizationName,
    isOrganization: true,
    steps: [
      table.update(claim.key({ claimId }), rated, table.ifUnchanged(equals('version', version))),
      stillMember(userId, card.organizationId),
    ],
  };
}

/** The exchange remembers the rating, so that a buyer rates each catch once, however they got the chance to. */
async function occasionOfReservation(
  reservationId: string,
  { body: { fishermanId }, userId }: RatingRequest,
): Promise<Occasion> {
  const [{ stored, side }, name] = await Promise.all([
    readHold(RESERVATIONS, reservationId, userId),
    readPublicName(userId),
  ]);
  requireSide(RESERVATIONS, side, 'buyer');
  const { card } = stored;
  if (card.fishermanId !== fishermanId) throw fieldError('fishermanId', words.notTheirs);
  if (card.state !== 'collected') throw conflict(words.notPickedUp);
  const rated = { isRated: true, fishermanId, gsi1pk: exchangesWith(fishermanId).partition };
  const unrated = table.onlyIf(lacks('isRated'), () => conflict(words.ratedBefore));
  return {
    ...buyerNamed(name),
    steps: [
      table.update(exchange.key({ buyerId: userId, catchId: card.catchId }), { set: rated }, unrated),
      // The exchange of a buyer who is leaving was erased.
      table.check(tombstone.key({ userId }), absent, () => new AppError('not_found', RESERVATIONS.notFound)),
    ],
  };
}

async function occasionOfCatch(catchId: string, { body, userId }: RatingRequest): Promise<Occasion> {
  const key = exchange.key({ buyerId: userId, catchId });
  const [exchanged, name] = await Promise.all([
    table.getItem(key, { consistent: true }),
    readPublicName(userId),
  ]);
  if (!exchanged?.asked || !exchanged.answered) throw conflict(words.notExchanged);
  if (exchanged.fishermanId !== body.fishermanId) throw fieldError('fishermanId', words.notTheirs);
  if (exchanged.isRated) throw conflict(words.ratedBefore);
  const unrated = all(present, lacks('isRated'));
  return {
    ...buyerNamed(name),
    steps: [table.update(key, { set: { isRated: true } }, table.ifUnchanged(unrated))],
  };
}

/** Buyers rate under their first name. */
function buyerNamed(name: string | undefined) {
  const raterName = name?.split(' ')[0];
  return { ...(raterName && { raterName }), isOrganization: false };
}

/** Returns a rating as everybody may see it. */
export function toRating(
  ratingId: string,
  { stars, comment, raterName, isOrganization, editedAt, answer, isHidden }: StoredRating['card'],
): Rating {
  return {
    id: ratingId,
    createdAt: timeOfId(ratingId),
    stars,
    isOrganization,
    raterName,
    ...(editedAt !== undefined && { editedAt }),
    ...(comment !== undefined && !isHidden && { comment }),
    ...(answer !== undefined && !isHidden && { answer }),
  };
}
