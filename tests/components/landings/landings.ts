import type { LandingCard, OwnLanding, OwnLandingCard } from '#shared/landings/schemas.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import { HOUR } from '#shared/limits.ts';

export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

export const aLandingCard = (changes: Partial<LandingCard> = {}): LandingCard => ({
  id: '01JX0000000000000000000001',
  createdAt: inHours(-1),
  fishermanId: '5f0c1e3a-0000-4000-8000-00000000000f',
  fishermanName: 'Ruth Alder',
  harbour: { name: 'Custom House Wharf', location: 'Portland, ME' },
  expected: [
    {
      ...{ species: 'haddock', about: '40 lb', as: 'catch' },
      ...{ paymentType: 'mandatory', amount: 6.5, unit: 'per_pound' },
    },
    { species: 'cod', about: 'two boxes', as: 'meals', mealsPledged: 24 },
  ],
  paymentWays: ['cash'],
  from: inHours(3),
  until: inHours(5),
  state: 'planned',
  changedAt: inHours(-1),
  version: 1,
  ...changes,
});

export const anOwnLandingCard = (changes: Partial<OwnLandingCard> = {}): OwnLandingCard => ({
  ...aLandingCard(),
  hidden: false,
  ...changes,
});

export const anOwnLanding = (changes: Partial<OwnLanding> = {}): OwnLanding => ({
  ...anOwnLandingCard(),
  note: '',
  posts: [],
  ...changes,
});

export function aSeries(changes: Partial<LandingSeries> = {}): LandingSeries {
  const { harbour, expected, createdAt } = anOwnLandingCard();
  return {
    ...{ id: '01JX0000000000000000000009', createdAt, harbour, expected, paymentWays: [], note: '' },
    ...{ weekdays: [1, 3], startsAt: '16:00', minutes: 90, until: '2027-01-24' },
    ...{ timeZone: 'America/New_York', next: [], version: 4 },
    ...changes,
  };
}
