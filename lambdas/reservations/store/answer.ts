/** A reply: the fisherman's to a request, or a buyer's to fish that became free. */
import { AppError } from '#shared/contract/errors.ts';
import { slotIssues } from '#shared/holds/rules.ts';
import { MOVES } from '#shared/reservations/rules.ts';
import type { ReservationRecord, ReservationWithCode } from '#shared/reservations/schemas.ts';
import * as words from '#words/reservations/rules.ts';
import { refuse } from '../../core/parse.ts';
import { changed, replaceCard, requireMove } from '../../holds/store/change-hold.ts';
import { newCode } from '../../holds/store/codes.ts';
import { putDue, removeDue } from '../../holds/store/due.ts';
import { readHold, requireSide } from '../../holds/store/read-hold.ts';
import { release } from '../../holds/store/release.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import { pickup, type StoredReservation } from './items.ts';
import { RESERVATIONS } from './kind.ts';
import { toRecord } from './stored-reservations.ts';

interface Slot {
  pickupStart: string;
  pickupEnd: string;
}

interface Reply {
  userId: string;
  answer: 'yes' | 'no';
  pickupStart?: string | undefined;
  pickupEnd?: string | undefined;
  now: Date;
}

/** @throws AppError `not_allowed` for the side that asked, `conflict` naming the state if there is nothing to answer */
export function answerReservation(
  reservationId: string,
  { userId, answer, pickupStart, pickupEnd, now }: Reply,
): Promise<ReservationWithCode> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(RESERVATIONS, reservationId, userId);
    requireMove(RESERVATIONS, MOVES.accept, stored, now);
    requireSide(RESERVATIONS, side, stored.card.state === 'offered' ? 'buyer' : 'fisherman');
    if (answer === 'no') {
      const no = { to: MOVES.cancel.to, changes: { cancelledBy: side }, by: userId };
      return toRecord(await release(RESERVATIONS, stored, { ...no, alongside: stillActs, now }), side, now);
    }
    if (side === 'fisherman') return await accept(stored, { stillActs, side, now });
    const { card } = stored;
    const slot = pickupStart && pickupEnd ? { pickupStart, pickupEnd } : card;
    await requireOffered(card.catchId, slot, now);
    const { code, stored: kept } = newCode(RESERVATIONS, reservationId);
    return { ...(await accept(stored, { stillActs, side, slot, code: kept, now })), code };
  });
}

interface Acceptance {
  stillActs: table.TransactionStep[];
  side: 'buyer' | 'fisherman';
  /** Chosen by a buyer. */
  slot?: Slot;
  code?: StoredReservation['code'];
  now: Date;
}

async function accept(
  stored: table.Found<StoredReservation>,
  { stillActs, side, slot = stored.card, code, now }: Acceptance,
): Promise<ReservationRecord> {
  const [pickupStart, pickupEnd] = [slot.pickupStart, slot.pickupEnd].map((time) =>
    new Date(time).toISOString(),
  );
  const after = changed(stored, MOVES.accept.to, { pickupStart, pickupEnd });
  await table.transact([
    ...stillActs,
    replaceCard(RESERVATIONS, stored, after, code && { code }),
    ...movePickup(stored, after),
    ...removeDue(RESERVATIONS, stored),
    ...putDue(RESERVATIONS, after, now),
  ]);
  return toRecord({ ...after, ...(code && { code }) }, side, now);
}

function movePickup(
  { sk: reservationId, card: before }: table.Found<StoredReservation>,
  { card: after }: table.Found<StoredReservation>,
): table.TransactionStep[] {
  const { fishermanId } = before;
  if (fishermanId === undefined || before.pickupStart === after.pickupStart) return [];
  const ids = { fishermanId, reservationId };
  return [
    table.remove(pickup.key({ ...ids, pickupStart: before.pickupStart })),
    table.put(pickup.item({ ...ids, pickupStart: after.pickupStart }, {})),
  ];
}

/** @throws AppError if the fish can't be collected in this slot */
async function requireOffered(catchId: string, slot: Slot, now: Date): Promise<void> {
  const post = await readPost('catch', catchId);
  if (!post) throw new AppError('conflict', words.notReservable);
  const { offeredUntil, reserving } = post.record;
  const freshUntil = offeredUntil === undefined ? undefined : Date.parse(offeredUntil);
  refuse(slotIssues(slot, { now: now.getTime(), freshUntil, offered: reserving?.slots ?? [] }));
}
