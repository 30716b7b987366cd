import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';

export const catchId = '01J00000000000000000000002';
const fisherman = { fishermanId: '5f0c1e3a-0000-4000-8000-00000000000f', fishermanName: 'Ruth Alder' };

export const aCatch = (changes: Partial<CatchRecord> = {}): CatchRecord => ({
  id: catchId,
  createdAt: hoursFromNow(-2),
  ...fisherman,
  species: 'haddock',
  location: 'Portland, ME',
  quantity: '30 lb',
  stock: { unit: 'pound', left: 30, least: 2, step: 0.5 },
  held: 10,
  landed: 40,
  reserving: {
    mode: 'at_once',
    slots: [
      { start: hoursFromNow(3), end: hoursFromNow(5) },
      { start: hoursFromNow(20), end: hoursFromNow(22) },
    ],
  },
  condition: 'fresh',
  caughtDate: hoursFromNow(-3),
  offeredUntil: hoursFromNow(45),
  paymentType: 'mandatory',
  amount: 8,
  unit: 'per_pound',
  isPro: false,
  disposition: 'whole',
  description: '',
  contactMethod: 'message',
  contactInfo: '',
  pickupOptions: ['dock'],
  customPickupLocation: 'Pier 3, the blue shed',
  hasPhotos: false,
  photos: [],
  updatedAt: hoursFromNow(-2),
  version: 1,
  ...changes,
});

/** As in the lists. */
export const aCard = (changes: Partial<ReservationCard> = {}): ReservationCard => ({
  id: '01J00000000000000000000001',
  createdAt: hoursFromNow(-1),
  catchId,
  ...fisherman,
  buyerId: '5f0c1e3a-0000-4000-8000-00000000000a',
  buyerName: 'Alma Desk',
  species: 'haddock',
  pickupPlace: 'Pier 3, the blue shed',
  pickupStart: hoursFromNow(3),
  pickupEnd: hoursFromNow(5),
  collectorName: 'Alma Desk',
  dueAt: hoursFromNow(5.5),
  unit: 'pound',
  amount: 5,
  reserved: 5,
  dollars: 40,
  paymentType: 'mandatory',
  price: 8,
  priceUnit: 'per_pound',
  state: 'held',
  askedAt: hoursFromNow(-1),
  version: 1,
  ...changes,
});

export const aReservation = (changes: Partial<ReservationRecord> = {}): ReservationRecord => ({
  ...aCard(),
  weighings: [],
  codeState: 'none',
  ...changes,
});
