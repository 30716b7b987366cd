/** Reservations as events, for the buyer who picks up and for the fisherman who hands over. */
import type { CalendarEvent } from '#shared/calendar/calendar-event.ts';
import type { CalendarWords } from '#shared/calendar/calendar-words.ts';
import type { Flavour } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { originOf } from '../core/origin.ts';
import { pickupsOf, reservationsBy } from '../reservations/store/items.ts';
import { readPickups } from '../reservations/store/reservations.ts';
import { toCard } from '../reservations/store/stored-reservations.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { query } from '../table/index.ts';

/** A buyer's newest reservations, and a fisherman's latest pickups. */
const OF_EACH_SIDE = 50;
const NEWEST = { limit: OF_EACH_SIDE, newestFirst: true } as const;

const STATUS = {
  requested: 'tentative',
  offered: 'tentative',
  held: 'confirmed',
  weighed: 'confirmed',
  collected: 'confirmed',
  cancelled: 'cancelled',
  released: 'cancelled',
  no_show: 'cancelled',
} as const satisfies Record<ReservationState, CalendarEvent['status']>;

interface Asked {
  userId: string;
  words: CalendarWords;
  flavour: Flavour;
  now: Date;
}

export async function readReservationEvents({ userId, ...asked }: Asked): Promise<CalendarEvent[]> {
  const [own, entries] = await Promise.all([
    query(reservationsBy(userId), NEWEST),
    query(pickupsOf(userId), NEWEST),
  ]);
  const toHandOver = await readPickups(entries.items);
  return await Promise.all([
    ...own.items.map((each) => eventOf(toCard(each, asked.now), 'buyer', asked)),
    ...toHandOver.map((each) => eventOf(toCard(each, asked.now), 'fisherman', asked)),
  ]);
}

async function eventOf(
  reservation: ReservationCard,
  side: 'buyer' | 'fisherman',
  { words, flavour, now }: Omit<Asked, 'userId'>,
): Promise<CalendarEvent> {
  const { id, state, version, buyerName, fishermanName, collectorName } = reservation;
  const fish = speciesName(await showSpecies(reservation, now), words.language, words.species);
  const amount = words.amountWords(reservation.amount, reservation.unit);
  const isBuyer = side === 'buyer';
  return {
    uid: `reservation-${id}@creel`,
    sequence: version,
    start: reservation.pickupStart,
    end: reservation.pickupEnd,
    status: STATUS[state],
    isBusy: true,
    title: isBuyer ? words.collectAmount(amount, fish) : words.handOverAmount(amount, buyerName),
    lines: [
      words.line(words.status, words.reservationStates[state]),
      isBuyer ? words.line(words.fisherman, fishermanName) : words.line(words.fish, fish),
      words.line(words.collector, collectorName),
    ],
    place: reservation.pickupPlace,
    url: originOf(flavour) + pathIn(words.language, PATHS.reservation.replace(/:\w+/, id)),
  };
}
