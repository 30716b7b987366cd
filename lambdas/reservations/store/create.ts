/** Reserves a part of a catch. Every rule is a condition of one transaction, so that no fish is held twice. */
import { ulid } from 'ulid';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { slotIssues } from '#shared/holds/rules.ts';
import { isOver } from '#shared/posts/offered.ts';
import { amountIssue, costOf, type ReservationState } from '#shared/reservations/rules.ts';
import type {
  ReservationBody,
  ReservationRecord,
  ReservationWithCode,
} from '#shared/reservations/schemas.ts';
import { catchNotFound } from '#words/general/refusals.ts';
import * as words from '#words/reservations/rules.ts';
import { refuse } from '../../core/parse.ts';
import { CLASHES } from '../../holds/store/change-hold.ts';
import { newCode } from '../../holds/store/codes.ts';
import { putDue } from '../../holds/store/due.ts';
import { expireOverdue } from '../../holds/store/release.ts';
import { block } from '../../messages/store/items.ts';
import { tombstone } from '../../people/store/items.ts';
import { readPublicName } from '../../people/store/public-names.ts';
import { holdStock } from '../../posts/store/held-stock.ts';
import type { Post, PostRecord } from '../../posts/store/kinds.ts';
import { readPost } from '../../posts/store/posts.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { pickup, reservation, reservationsOn, type StoredReservation, waiting } from './items.ts';
import { ledgerOfReservation, RESERVATIONS } from './kind.ts';
import { countMarks, isByRequestOnly } from './marks.ts';
import { countOnCatch, openOne } from './open-reservations.ts';
import { toRecord } from './stored-reservations.ts';

interface ReservationRequest {
  catchId: string;
  body: ReservationBody;
  userId: string;
  now: Date;
  rememberAnswer(answer: ReservationRecord): table.TransactionStep;
}

const notFound = () => new AppError('not_found', catchNotFound);
const conflict = (message: string) => new AppError('conflict', message);

type Reservable = PostRecord<'catch'> & Required<Pick<PostRecord<'catch'>, 'stock' | 'reserving'>>;

/** Whether buyers can reserve a part of the catch now, if enough is left. */
export const isReservable = (record: PostRecord<'catch'>, now: Date): record is Reservable =>
  record.stock !== undefined &&
  record.reserving !== undefined &&
  record.soldAt === undefined &&
  !isOver(record.offeredUntil, now.getTime());

/** @throws AppError `not_found` for a hidden catch; `invalid_fields` or `conflict` naming the rule that refuses it */
export function createReservation(request: ReservationRequest): Promise<ReservationWithCode> {
  const { catchId, body, userId, now, rememberAnswer } = request;
  return table.retry(async () => {
    const [post, marks, name] = await Promise.all([
      readPost('catch', catchId),
      countMarks(userId, now),
      readPublicName(userId),
    ]);
    if (!post || post.hidden) throw notFound();
    const { record } = post;
    if (record.fishermanId === userId) throw conflict(words.ownCatch);
    if (record.soldAt !== undefined) throw conflict(words.nothingLeft);
    if (!isReservable(record, now)) throw conflict(words.notReservable);
    const waits = record.reserving.mode === 'on_request' || isByRequestOnly(marks);
    refuseSlot(body, record, waits, now);
    await refuseAmount(body.amount, record, now);
    const reservationId = ulid(now.getTime());
    const made = waits ? undefined : newCode(RESERVATIONS, reservationId);
    const stored = reservation.item(
      { reservationId },
      {
        ...newReservation(record, body, { userId, name, state: made ? 'held' : 'requested', now }),
        ...(made && { code: made.stored }),
      },
    );
    const answer = toRecord(stored, 'buyer', now);
    const steps = await stepsOf(stored, post, { userId }, now);
    await table.transact([...steps, rememberAnswer(answer)], CLASHES);
    // The stored response has no code, since the table must not contain one.
    return { ...answer, ...(made && { code: made.code }) };
  });
}

function refuseSlot(body: ReservationBody, record: Reservable, waits: boolean, now: Date): void {
  const freshUntil = record.offeredUntil === undefined ? undefined : Date.parse(record.offeredUntil);
  refuse(slotIssues(body, { now: now.getTime(), freshUntil, offered: record.reserving.slots }));
  // A request ends when its slot begins.
  if (waits && Date.parse(body.pickupStart) <= now.getTime())
    throw fieldError('pickupStart', words.requestTooLate);
}

async function refuseAmount(amount: number, { id, stock }: Reservable, now: Date): Promise<void> {
  const issue = amountIssue(amount, stock);
  if (issue === undefined) return;
  // An overdue reservation must not block a new one, even if the job that ends it is late.
  const isTooMuch = amount > stock.left;
  if (isTooMuch && (await expireOverdue(RESERVATIONS, reservationsOn(id), now)))
    throw new table.ChangedMeanwhile();
  throw stock.left === 0 ? conflict(issue) : fieldError('amount', issue);
}

interface Buyer {
  userId: string;
  name: string | undefined;
  state: ReservationState;
  now: Date;
}

export function newReservation(
  record: Reservable,
  { amount, pickupStart, pickupEnd, collectorName }: ReservationBody,
  { userId, name, state, now }: Buyer,
): StoredReservation {
  const { stock, landed, paymentType, location } = record;
  const { unit, poundsEach } = stock;
  const terms = { paymentType, amount: record.amount, unit: record.unit, landed, poundsEach };
  return {
    card: {
      catchId: record.id,
      fishermanId: record.fishermanId,
      fishermanName: record.fishermanName,
      buyerId: userId,
      buyerName: name ?? collectorName,
      species: record.species,
      customSpecies: record.customSpecies,
      pickupPlace: record.customPickupLocation || location,
      pickupStart: new Date(pickupStart).toISOString(),
      pickupEnd: new Date(pickupEnd).toISOString(),
      collectorName,
      unit,
      amount,
      reserved: amount,
      dollars: costOf(amount, unit, terms),
      paymentType,
      price: record.amount,
      priceUnit: record.unit,
      landed,
      poundsEach,
      state,
      askedAt: now.toISOString(),
    },
    location,
    weighings: [],
    version: 1,
  };
}

/** @throws AppError `conflict` from the steps if one of them has blocked the other */
export const refuseBlocked = (fishermanId: string, buyerId: string): table.TransactionStep[] =>
  [
    { userId: fishermanId, blockedId: buyerId, message: words.blocked },
    { userId: buyerId, blockedId: fishermanId, message: words.blockedByYou },
  ].map(({ message, ...ids }) => table.check(block.key(ids), absent, () => conflict(message)));

/** Returns the steps that hold the fish, whether the buyer asked for it or was next on the waiting list. */
export async function stepsOf(
  stored: table.Found<StoredReservation>,
  post: Post<'catch'>,
  { userId, isOffered = false }: { userId: string; isOffered?: boolean },
  now: Date,
): Promise<table.TransactionStep[]> {
  const { id: catchId, fishermanId } = post.record;
  const { sk: reservationId, card } = stored;
  const { pickupStart } = card;
  return [
    requireNotSuspended(userId),
    table.check(suspension.key({ userId: fishermanId }), absent, notFound),
    table.check(tombstone.key({ userId: fishermanId }), absent, notFound),
    ...refuseBlocked(fishermanId, userId),
    table.put(stored, table.onlyIf(absent)),
    ...holdStock(post, card.amount),
    ...(await openOne({ userId, catchId, reservationId }, now)),
    countOnCatch(catchId, now),
    table.put(pickup.item({ fishermanId, pickupStart, reservationId }, {})),
    // Nobody waits for fish that they hold.
    table.remove(waiting.key({ catchId, userId }), isOffered ? table.ifUnchanged(present) : undefined),
    ...putDue(RESERVATIONS, stored, now),
    ...ledgerOfReservation(stored, 'reserved', now),
  ];
}
