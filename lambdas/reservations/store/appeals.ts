/** Appeals against the marks of missed pickups, which moderators decide. */
import type * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import type { appeal, appealDecisionBody, ReservationRecord } from '#shared/reservations/schemas.ts';
import * as words from '#words/reservations/rules.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { changed, replaceCard } from '../../holds/store/change-hold.ts';
import { readListed } from '../../holds/store/list-holds.ts';
import { readHold, requireSide } from '../../holds/store/read-hold.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mark, noShowAppeal, noShowAppeals, reservation, type StoredReservation } from './items.ts';
import { RESERVATIONS } from './kind.ts';
import { toCard, toRecord } from './stored-reservations.ts';

type Appeal = z.infer<typeof appeal>;

/** @throws AppError `not_allowed` for the fisherman; `conflict` if there is no mark, or an appeal already */
export function appealNoShow(
  reservationId: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<ReservationRecord> {
  return table.retry(async () => {
    const { stored, side, stillActs } = await readHold(RESERVATIONS, reservationId, userId);
    requireSide(RESERVATIONS, side, 'buyer');
    const { card } = stored;
    if (card.appeal !== undefined) throw new AppError('conflict', words.appealed);
    const marked = mark.key({ userId, reservationId });
    const noMark = () => new AppError('conflict', words.noMark);
    if (card.state !== 'no_show') throw noMark();
    const after = changed(stored, card.state, { appeal: 'open' });
    const appeal = { reason, askedAt: now.toISOString() };
    await table.transact([
      ...stillActs,
      table.check(marked, present, noMark),
      replaceCard(RESERVATIONS, stored, after, { appeal }),
      table.put(noShowAppeal.item({ reservationId }, {})),
    ]);
    return toRecord(after, side, now);
  });
}

export async function listNoShowAppeals(
  page: table.PageRequest,
  now: Date,
): Promise<{ items: Appeal[]; nextCursor?: string }> {
  const { items, ...rest } = await readListed(RESERVATIONS, noShowAppeals, page, now);
  return { items: items.map(({ stored }) => toAppeal(stored, now)), ...rest };
}

const toAppeal = (stored: table.Found<StoredReservation>, now: Date): Appeal => ({
  reservation: toCard(stored, now),
  reason: stored.appeal?.reason ?? '',
  askedAt: stored.appeal?.askedAt ?? '',
});

interface Decision extends z.output<typeof appealDecisionBody> {
  actorId: string;
  now: Date;
}

/** @throws AppError `not_found`; `conflict` if it was decided already, or if the moderator is on one of its sides */
export function decideAppeal(
  reservationId: string,
  { decision, reason, actorId, now }: Decision,
): Promise<Appeal> {
  return table.retry(async () => {
    const stored = await table.getItem(reservation.key({ reservationId }), { consistent: true });
    if (!stored) throw new AppError('not_found', words.reservationNotFound);
    const { buyerId: userId, fishermanId, state, appeal } = stored.card;
    if ([userId, fishermanId].includes(actorId)) throw new AppError('conflict', words.appealOfOneself);
    if (appeal !== 'open') throw new AppError('conflict', words.appealDecided);
    const isStruck = decision === 'strike';
    // The buyer reads the reason by email.
    const after = changed(stored, state, { appeal: isStruck ? 'struck' : 'kept', reason });
    const entry = {
      action: isStruck ? ('mark-struck' as const) : ('mark-kept' as const),
      actorId,
      userId,
      subject: reservationId,
      before: {},
      after: { why: reason },
    };
    await table.transact([
      replaceCard(RESERVATIONS, stored, after),
      table.remove(noShowAppeal.key({ reservationId })),
      ...(isStruck && userId !== undefined ? [table.remove(mark.key({ userId, reservationId }))] : []),
      ...auditSteps(entry, now),
    ]);
    return toAppeal(after, now);
  });
}
