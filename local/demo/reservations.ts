/** Reservations of the demo: two that are held at once, and a request that waits for the fisherman's yes. */
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createReservation, listReservations } from '#shared/reservations/endpoints.ts';
import { type Crew, memberOf } from './posts.ts';

/** One each, which is the limit on a person's first day. */
const RESERVATIONS = [
  { by: 'buyer', from: 'ruth', species: 'lobster', amount: 4 },
  { by: 'organization', from: 'ruth', species: 'lobster', amount: 6 },
  { by: 'tobias', from: 'inez', species: 'mangrove-snapper', amount: 5 },
] as const;

/** Skips people who have reserved something already, and catches that are over. */
export async function addReservations(crew: Crew): Promise<void> {
  for (const [index, { by, from, species, amount }] of RESERVATIONS.entries()) {
    const { visitor, person } = memberOf(crew, by);
    const fisherman = memberOf(crew, from).userId;
    const { items } = await visitor.call(listCatches, { query: { fisherman, species, limit: '100' } });
    const catchId = items.find(({ reservableUntil }) => reservableUntil !== undefined)?.id;
    const mine = await visitor.call(listReservations, { query: {} });
    if (catchId === undefined || mine.items.length > 0) continue;
    const { reserving } = await visitor.call(getCatch, { params: { catchId } });
    const slot = reserving?.slots.at(-1);
    if (!slot) continue;
    const { start: pickupStart, end: pickupEnd } = slot;
    await visitor.call(createReservation, {
      params: { catchId },
      body: { amount, pickupStart, pickupEnd, collectorName: person.name },
      idempotencyKey: `demo-reservation-${index + 1}`,
    });
  }
}
