/** Reservations of catches, the marks of buyers who didn't come, and the people who wait for fish to become free. */
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import type { StoredCode } from '../../holds/store/kind.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

/** A stored reservation. Lists show `card`. The id tells when it was made. */
export interface StoredReservation extends Pick<ReservationRecord, 'weighings' | 'version'> {
  card: Omit<ReservationCard, 'id' | 'createdAt' | 'dueAt' | 'version' | 'mayCancelFreely' | 'isRated'>;
  /** The catch's location; it replaces the pickup place once the fisherman has left. */
  location: string;
  /** Why the buyer thinks that their mark is wrong. */
  appeal?: { reason: string; askedAt: string };
  /** The code that the collector shows. */
  code?: StoredCode;
}

/** One index lists a buyer's reservations, the other those of a catch. */
export const reservation = defineItem<StoredReservation>()('reservation', {
  pk: 'RESERVATION#{reservationId}',
  sk: '{reservationId}',
  indexes: (_, { card: { buyerId, catchId } }) => ({
    ...(buyerId !== undefined && { gsi1pk: reservationsBy(buyerId).partition }),
    gsi2pk: reservationsOn(catchId).partition,
  }),
  owner: { list: reservationsBy, exported: { as: 'reservations' }, erased: 'by-store' },
});

export function reservationsBy(userId: string) {
  return listInIndex<StoredReservation>('gsi1', `RESERVATIONS#BY#${userId}`);
}

export function reservationsOn(catchId: string) {
  return listInIndex<StoredReservation>('gsi2', `RESERVATIONS#ON#${catchId}`);
}

/** Lists a reservation with its fisherman, by the start of its pickup time. */
export const pickup = defineItem<object>()('pickup of a fisherman', {
  pk: 'PICKUPS#{fishermanId}',
  sk: '{pickupStart}#{reservationId}',
  owner: {
    list: pickupsOf,
    exported: { not: 'The export lists what it stands for with the sales.' },
    erased: 'by-store',
  },
});

export function pickupsOf(userId: string) {
  return listIn(`PICKUPS#${userId}`);
}

/**
 * An open reservation of a buyer: there is one of each catch at most. It is removed when the reservation ends, and stored
 * with the account, where GET /me reads it.
 */
export const openReservation = defineItem<{ reservationId: string }>()('open reservation', {
  pk: 'USER#{userId}',
  sk: 'RESERVING#OPEN#{catchId}',
  owner: {
    list: openReservationsOf,
    exported: { not: 'It repeats a reservation.' },
    erased: 'delete',
  },
});

/** The buyer's latest reservation, so that only one at a time is counted against the limit of open ones. */
export const latestReservation = defineItem<{ reservationId: string }>()('latest reservation', {
  pk: 'USER#{userId}',
  sk: 'RESERVING#LATEST',
  owner: {
    list: openReservationsOf,
    exported: { not: 'It repeats a reservation.' },
    erased: 'delete',
  },
});

/** All items stored with a person; the sort keys of these begin with `RESERVING`. */
export function openReservationsOf(userId: string) {
  return listIn(`USER#${userId}`);
}
export const RESERVING = 'RESERVING#';

interface StoredMark {
  /** When it stops counting, in seconds since the epoch. */
  expiresAt: number;
}

/** Counts against a buyer who didn't come. */
export const mark = defineItem<StoredMark>()('mark of a missed pickup', {
  pk: 'MARKS#{userId}',
  sk: '{reservationId}',
  owner: { list: marksOf, exported: { as: 'more' }, erased: 'delete' },
});

export function marksOf(userId: string) {
  return listIn<StoredMark>(`MARKS#${userId}`);
}

/** A missed reservation whose buyer asks moderators to remove the mark. */
export const noShowAppeal = defineItem<object>()('appeal against a mark', {
  pk: 'NO-SHOW-APPEALS',
  sk: '{reservationId}',
  owner: 'nobody',
});
export const noShowAppeals = listIn('NO-SHOW-APPEALS');

interface StoredWaiting {
  amount: number;
  /** ISO 8601. */
  since: string;
  expiresAt: number;
}

/** Somebody who waits until an amount of a catch becomes free. */
export const waiting = defineItem<StoredWaiting>()('person waiting for a catch', {
  pk: 'WAITING#{catchId}',
  sk: 'PERSON#{userId}',
  indexes: ({ userId }) => ({ gsi1pk: waitingBy(userId).partition }),
  owner: { list: waitingBy, exported: { as: 'more' }, erased: 'delete' },
});

export function waitingBy(userId: string) {
  return listInIndex<StoredWaiting>('gsi1', `WAITING#BY#${userId}`);
}

/** The last time that somebody joined a catch's waiting list, so that only one at a time is counted against its limit. */
export const latestWaiting = defineItem<{ placeId: string; expiresAt: number }>()(
  'latest place on a waiting list',
  { pk: 'WAITING#{catchId}', sk: 'LATEST', owner: 'nobody' },
);

/** The people who wait, and `latestWaiting`, which comes first. */
export const waitingFor = (catchId: string) => listIn(`WAITING#${catchId}`);
