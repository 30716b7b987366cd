/** The pledges of the demo. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { createPledge } from '#shared/pledges/endpoints.ts';
import type { PledgeImageType } from '#shared/pledges/schemas.ts';
import type { PersonKey } from './people.ts';
import type { PhotoName } from './photos.ts';

export interface DemoPledge {
  by: PersonKey;
  caughtHoursAgo: number;
  photos: readonly (readonly [PhotoName, PledgeImageType])[];
  body: Omit<BodyInput<typeof createPledge>, 'fishermanName' | 'catchDate' | 'photos'>;
}

/** In the order of posting: the last one is on top of the list. */
export const PLEDGES: readonly DemoPledge[] = [
  {
    by: 'amos',
    caughtHoursAgo: 30,
    photos: [],
    body: {
      species: 'haddock',
      location: 'New Bedford, MA',
      story: 'My neighbour runs the Tuesday supper. She asked, so here it is.',
      disposition: 'fillet',
      mealsPledged: 18,
      handling: { storage: 'chilled', temperature: 36 },
    },
  },
  {
    by: 'marguerite',
    caughtHoursAgo: 12,
    photos: [],
    body: {
      species: 'porgie',
      location: 'Narragansett, RI',
      story: 'Too many for the market, too good for bait.',
      disposition: 'dressed',
      mealsPledged: 24,
      handling: { storage: 'iced' },
    },
  },
  {
    by: 'ruth',
    caughtHoursAgo: 20 * 24,
    photos: [],
    body: {
      species: 'cod',
      location: 'Portland, ME',
      story: 'A share of every trip goes into the freezer for this.',
      disposition: 'fillet',
      mealsPledged: 30,
      handling: { storage: 'frozen', temperature: -4 },
    },
  },
  {
    by: 'silas',
    caughtHoursAgo: 14,
    photos: [],
    body: {
      species: 'bass',
      location: 'Montauk, NY',
      story: '',
      disposition: 'fillet',
      mealsPledged: 40,
      handling: { storage: 'iced', temperature: 33 },
    },
  },
  {
    by: 'tobias',
    caughtHoursAgo: 4,
    photos: [],
    body: {
      species: 'mackerel',
      location: 'Gloucester, MA',
      story: 'We found them thick off the breakwater, so half of the boat is for the kitchens in town.',
      disposition: 'whole',
      mealsPledged: 120,
      handling: { storage: 'iced', temperature: 32 },
    },
  },
  {
    by: 'amos',
    caughtHoursAgo: 15 * 24,
    photos: [['meals', 'product']],
    body: {
      species: 'scallops',
      location: 'New Bedford, MA',
      story: 'Packed as chowder portions. Heat slowly.',
      disposition: 'dressed',
      mealsPledged: 36,
      handling: { storage: 'frozen' },
    },
  },
  {
    by: 'noor',
    caughtHoursAgo: 10,
    photos: [['salmon', 'catch']],
    body: {
      species: 'salmon',
      location: 'Astoria, OR',
      story: 'Nine fish of the morning, filleted at the co-op table.',
      disposition: 'fillet',
      mealsPledged: 75,
      handling: { storage: 'iced', temperature: 33 },
    },
  },
  {
    by: 'inez',
    caughtHoursAgo: 5,
    photos: [['snapper', 'catch']],
    body: {
      species: 'snapper',
      location: 'Key West, FL',
      story: 'For the families on Stock Island who waited out the storm with us.',
      disposition: 'fillet',
      mealsPledged: 60,
      handling: { storage: 'iced', temperature: 34 },
    },
  },
  {
    by: 'ruth',
    caughtHoursAgo: 8,
    photos: [
      ['haddock', 'catch'],
      ['meals', 'product'],
    ],
    body: {
      species: 'haddock',
      location: 'Portland, ME',
      story: 'First good week since the gale. The galley crew cooked and packed on Saturday.',
      disposition: 'fillet',
      mealsPledged: 48,
      handling: { storage: 'iced', temperature: 33 },
    },
  },
];
