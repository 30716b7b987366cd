/** Lists reservations: a buyer's, and those of all catches of a fisherman by pickup time. */
import { DAY } from '#shared/limits.ts';
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import { listHolds } from '../../holds/store/list-holds.ts';
import { readHold } from '../../holds/store/read-hold.ts';
import { exchange } from '../../messages/store/items.ts';
import * as table from '../../table/index.ts';
import { pickup, pickupsOf, reservation, reservationsBy, type StoredReservation } from './items.ts';
import { RESERVATIONS } from './kind.ts';
import { countMarks } from './marks.ts';
import { toCard, toRecord } from './stored-reservations.ts';

type Reservations = { items: ReservationCard[]; nextCursor?: string };

/** Returns a buyer's own, newest first, with what they have rated. */
export async function listOwn(userId: string, page: table.PageRequest, now: Date): Promise<Reservations> {
  const { items, ...rest } = await listHolds(RESERVATIONS, reservationsBy(userId), page, now);
  return { items: await withRated(userId, items), ...rest };
}

/** Marks collected reservations of catches that their buyer has rated, be it after a pickup or after messages. */
async function withRated<Card extends ReservationCard>(
  buyerId: string,
  cards: readonly Card[],
): Promise<Card[]> {
  const collected = cards.filter(({ state }) => state === 'collected').map(({ catchId }) => catchId);
  const found = await table.getItems(collected.map((catchId) => exchange.key({ buyerId, catchId })));
  const rated = new Set(found.flatMap((each) => (each?.isRated ? [each.sk] : [])));
  return cards.map((card) => (rated.has(card.catchId) ? { ...card, isRated: true } : card));
}

/** How long a pickup stays at the top of the fisherman's list. */
const SHOWN_FOR = DAY;

/** Returns the pickups of a fisherman from yesterday on, the next one first. */
export async function listPickups(userId: string, page: table.PageRequest, now: Date): Promise<Reservations> {
  const list = pickupsOf(userId);
  const since = new Date(now.getTime() - SHOWN_FOR).toISOString();
  const lists = { name: `${list.partition} by time`, lists: [list], order: 'ascending' as const };
  const { items, ...rest } = await table.readMergedPage({ ...lists, from: since }, page, now);
  const found = await readPickups(items);
  return { items: found.map((each) => toCard(each, now)), ...rest };
}

/** Returns the reservations that entries of a fisherman's list stand for. */
export async function readPickups(entries: readonly table.Key[]): Promise<table.Found<StoredReservation>[]> {
  const ids = entries.flatMap((entry) => pickup.match(entry)?.reservationId ?? []);
  const found = await table.getItems(ids.map((reservationId) => reservation.key({ reservationId })));
  return found.filter((each) => each !== undefined);
}

/** @throws AppError `not_found` if the person is on neither side */
export async function getReservation(
  reservationId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ReservationRecord> {
  const { stored, side } = await readHold(RESERVATIONS, reservationId, userId);
  const record = toRecord(stored, side, now);
  if (side === 'buyer') {
    const [shown = record] = await withRated(userId, [record]);
    return shown;
  }
  const { buyerId } = stored.card;
  return buyerId === undefined ? record : { ...record, marks: await countMarks(buyerId, now) };
}
