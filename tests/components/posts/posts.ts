/** Posts as the API returns them. */
import type { OwnCatch } from '#shared/posts/catches/schemas.ts';
import type { OwnPledge } from '#shared/posts/pledges/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';

const fishermanId = '5f0c1e3a-0000-4000-8000-00000000000f';

const common = () => ({
  fishermanId,
  fishermanName: 'Ruth Alder',
  location: 'Portland, ME',
  createdAt: hoursFromNow(-1),
  updatedAt: hoursFromNow(-1),
  version: 1,
  hidden: false,
  disposition: 'whole' as const,
  photos: [],
});

/** With everything that its owner sees. */
export const aCatch = (changes: Partial<OwnCatch> = {}): OwnCatch => ({
  ...common(),
  id: '01J0000000000000000000000C',
  species: 'cod',
  quantity: '40 lb',
  condition: 'fresh',
  caughtDate: hoursFromNow(-2),
  paymentType: 'mandatory',
  amount: 6.5,
  unit: 'per_pound',
  isPro: false,
  description: '',
  contactMethod: 'phone',
  contactInfo: '(207) 555-0142',
  pickupOptions: ['dock'],
  hasPhotos: false,
  editableUntil: hoursFromNow(46),
  ...changes,
});

export const aPledge = (changes: Partial<OwnPledge> = {}): OwnPledge => ({
  ...common(),
  id: '01J0000000000000000000000P',
  species: 'haddock',
  story: '',
  catchDate: hoursFromNow(-2),
  mealsPledged: 24,
  mealsLeft: 24,
  mealsClaimed: 0,
  mealsServed: 0,
  likeCount: 0,
  pledgePointsEarned: 24,
  handling: { storage: 'iced' },
  editableUntil: hoursFromNow(46),
  ...changes,
});
