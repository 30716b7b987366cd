import { describe, expect, it } from 'vitest';
import { landingData } from '#shared/landings/landing-data.ts';
import type { LandingRecord } from '#shared/landings/schemas.ts';

const aLanding = (changes: Partial<LandingRecord> = {}): LandingRecord => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  createdAt: '2026-11-26T12:00:00.000Z',
  fishermanId: '5f0c1e3a-0000-4000-8000-00000000000f',
  fishermanName: 'Ruth Alder',
  harbour: {
    name: 'Custom House Wharf',
    location: 'Portland, ME',
    coordinates: { lat: 43.66, lng: -70.26 },
  },
  expected: [
    { species: 'cod', about: '40 lb', as: 'catch', paymentType: 'mandatory', amount: 6.5, unit: 'per_pound' },
    { species: 'haddock', about: 'two boxes', as: 'meals', mealsPledged: 24 },
  ],
  paymentWays: ['cash'],
  from: '2026-11-27T16:00:00.000Z',
  until: '2026-11-27T18:00:00.000Z',
  state: 'planned',
  changedAt: '2026-11-26T12:00:00.000Z',
  version: 1,
  note: 'Call (207) 555-0142.',
  posts: [],
  ...changes,
});

describe('a landing in terms of schema.org', () => {
  it('is an event at its harbor, with an offer for each fish that has a price', () => {
    const data = landingData(aLanding());
    expect(data).toMatchObject({
      ...{ '@type': 'Event', name: 'Landing: Ruth Alder' },
      ...{ startDate: '2026-11-27T16:00:00.000Z', endDate: '2026-11-27T18:00:00.000Z' },
      eventStatus: 'https://schema.org/EventScheduled',
      offers: [
        {
          name: 'Cod',
          availability: 'https://schema.org/PreOrder',
          priceSpecification: { price: 6.5, priceCurrency: 'USD', unitCode: 'LBR' },
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('555');
    expect(data).not.toHaveProperty('previousStartDate');
  });

  it('names the harbor and its town, and no position', () => {
    const location = { '@type': 'Place', name: 'Custom House Wharf', address: 'Portland, ME' };
    expect(landingData(aLanding()).location).toEqual(location);
  });

  it('tells when it was moved, and from which start', () => {
    const movedFrom = '2026-11-27T15:30:00.000Z';
    expect(landingData(aLanding({ movedFrom }))).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: movedFrom,
    });
  });

  it.each([
    ['landed', 'EventScheduled', 'InStock'],
    ['done', 'EventScheduled', 'SoldOut'],
    ['cancelled', 'EventCancelled', 'SoldOut'],
  ] as const)('tells its state: %s', (state, eventStatus, availability) => {
    expect(landingData(aLanding({ state }))).toMatchObject({
      eventStatus: `https://schema.org/${eventStatus}`,
      offers: [{ availability: `https://schema.org/${availability}` }],
    });
  });
});
