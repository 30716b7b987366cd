/** The waiting list of a catch: whoever came first is offered the fish that becomes free. */
import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { MINUTE, WAITING_LIFETIME } from '#shared/limits.ts';
import { amountIssue, MOST_WAITING, OFFER_LIFETIME } from '#shared/reservations/rules.ts';
import { catchNotFound } from '#words/general/refusals.ts';
import * as words from '#words/reservations/rules.ts';
import { CLASHES } from '../../holds/store/change-hold.ts';
import { readPublicName } from '../../people/store/public-names.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { readPost } from '../../posts/store/posts.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { isReservable, newReservation, refuseBlocked, stepsOf } from './create.ts';
import { latestWaiting, reservation, waiting, waitingFor } from './items.ts';
import { countMarks, isByRequestOnly } from './marks.ts';

interface OfCatch {
  catchId: string;
  userId: string;
}

interface Waiting {
  isWaiting: boolean;
  amount?: number;
}

export async function getWaiting(who: OfCatch, now: Date): Promise<Waiting> {
  const found = await table.getItem(waiting.key(who));
  const isWaiting = found !== undefined && found.expiresAt * 1000 > now.getTime();
  return { isWaiting, ...(isWaiting && { amount: found.amount }) };
}

/**
 * A person who waits already keeps their place.
 * @throws AppError `not_found` for a hidden catch; `conflict` if it can't be reserved by them, or if too many wait
 */
export function joinWaiting(who: OfCatch, amount: number, now: Date): Promise<Waiting> {
  return table.retry(() => join(who, amount, now), CLASHES);
}

async function join(who: OfCatch, amount: number, now: Date): Promise<Waiting> {
  const post = await readPost('catch', who.catchId);
  if (!post || post.hidden) throw new AppError('not_found', catchNotFound);
  const { record } = post;
  if (record.fishermanId === who.userId) throw new AppError('conflict', words.ownCatch);
  if (!isReservable(record, now)) throw new AppError('conflict', words.notReservable);
  const { items } = await table.query(waitingFor(who.catchId), { limit: MOST_WAITING + 1, consistent: true });
  const people = items.filter(waiting.is);
  const expiresAt = table.expiryAfter(WAITING_LIFETIME, now);
  const { sk: own } = waiting.key(who);
  const before = people.find(({ sk }) => sk === own);
  if (!before && people.length >= MOST_WAITING) throw new AppError('conflict', words.tooManyWaiting);
  await table.transact([
    requireNotSuspended(who.userId),
    ...refuseBlocked(record.fishermanId, who.userId),
    table.put(waiting.item(who, { amount, since: before?.since ?? now.toISOString(), expiresAt })),
    ...(before ? [] : [countJoining(who.catchId, items.find(latestWaiting.is)?.placeId, expiresAt)]),
  ]);
  return { isWaiting: true, amount };
}

/** @throws ChangedMeanwhile from the step if somebody else has joined since the list was read */
function countJoining(catchId: string, latest: string | undefined, expiresAt: number): table.TransactionStep {
  const item = latestWaiting.item({ catchId }, { placeId: ulid(), expiresAt });
  return table.put(item, table.ifUnchanged(isStill('placeId', latest)));
}

export async function leaveWaiting(who: OfCatch): Promise<Waiting> {
  await table.write(table.remove(waiting.key(who)));
  return { isWaiting: false };
}

/** Offers what is free of a catch to the people who wait for it, in the order in which they came. May be repeated. */
export async function offerFreed(catchId: string, now: Date): Promise<void> {
  const { items } = await table.query(waitingFor(catchId), { limit: MOST_WAITING + 1, consistent: true });
  const inOrder = items
    .filter(waiting.is)
    .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
  for (const { amount, ...key } of inOrder) {
    const { userId = '' } = waiting.match(key) ?? {};
    const post = await readPost('catch', catchId);
    if (!post?.record.stock?.left) return;
    await table.retry(() => offer({ catchId, userId, amount, now })).catch(ignoreRefusal);
  }
}

/** Somebody who may not hold more now keeps their place. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

interface Offer extends OfCatch {
  amount: number;
  now: Date;
}

async function offer({ catchId, userId, amount, now }: Offer): Promise<void> {
  const [post, marks, name] = await Promise.all([
    readPost('catch', catchId),
    countMarks(userId, now),
    readPublicName(userId),
  ]);
  const slot = post && firstSlot(post, now);
  if (!post || post.hidden || !isReservable(post.record, now) || !slot || name === undefined) return;
  if (isByRequestOnly(marks) || amountIssue(amount, post.record.stock) !== undefined) return;
  const body = { amount, ...slot, collectorName: name };
  const stored = reservation.item(
    { reservationId: ulid(now.getTime()) },
    newReservation(post.record, body, { userId, name, state: 'offered', now }),
  );
  await table.transact(await stepsOf(stored, post, { userId, isOffered: true }, now), CLASHES);
}

/** The first pickup time that leaves the person enough time to reply. */
function firstSlot({ record: { reserving, offeredUntil } }: Post<'catch'>, now: Date) {
  const soonest = Math.ceil((now.getTime() + OFFER_LIFETIME) / MINUTE) * MINUTE;
  const freshUntil = offeredUntil === undefined ? Number.POSITIVE_INFINITY : Date.parse(offeredUntil);
  const slot = reserving?.slots.find(({ end }) => soonest < Date.parse(end) && Date.parse(end) <= freshUntil);
  if (!slot) return undefined;
  const pickupStart = new Date(Math.max(Date.parse(slot.start), soonest)).toISOString();
  return { pickupStart, pickupEnd: slot.end };
}
