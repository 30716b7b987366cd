/** Reservations as the API returns them to the fisherman. */
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';

/** Five pounds of a catch, in an hour's time. */
export const aReservation = (changes: Partial<ReservationCard> = {}): ReservationCard => ({
  id: '01J0000000000000000000000R',
  createdAt: hoursFromNow(-0.5),
  askedAt: hoursFromNow(-0.5),
  catchId: '01J0000000000000000000000C',
  fishermanId: '5f0c1e3a-0000-4000-8000-00000000000f',
  fishermanName: 'Ruth Alder',
  species: 'cod',
  pickupPlace: 'Pier 3, the blue shed',
  pickupStart: hoursFromNow(1),
  pickupEnd: hoursFromNow(3),
  collectorName: 'Ana Lima',
  buyerId: '5f0c1e3a-0000-4000-8000-0000000000b1',
  buyerName: 'Ana Lima',
  unit: 'pound',
  amount: 5,
  reserved: 5,
  dollars: 40,
  paymentType: 'mandatory',
  price: 8,
  priceUnit: 'per_pound',
  state: 'held',
  dueAt: hoursFromNow(3.5),
  version: 1,
  ...changes,
});
