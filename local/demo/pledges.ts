/** The pledges of the demo. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { createPledge } from '#shared/posts/pledges/endpoints.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import type { PersonKey } from './people.ts';
import type { PhotoName } from './photos.ts';

export interface DemoPledge {
  by: PersonKey;
  caughtHoursAgo: number;
  photos: readonly (readonly [PhotoName, PledgeImageType])[];
  body: Omit<BodyInput<typeof createPledge>, 'fishermanName' | 'catchDate' | 'photos' | 'pickup'>;
  /** Times as hours from the next full one. */
  pickup: { place: string; times: readonly (readonly [start: number, end: number])[] };
}

/** In the order of posting: the last one is on top of the list. */
export const PLEDGES: readonly DemoPledge[] = [
  {
    by: 'amos',
    caughtHoursAgo: 30,
    pickup: { place: 'State Pier, north side', times: [[2, 6]] },
    photos: [],
    body: {
      species: 'haddock',
      location: 'New Bedford, MA',
      story: 'My neighbor runs the Tuesday supper. She asked, so here it is.',
      disposition: 'fillet',
      mealsPledged: 18,
      handling: { storage: 'chilled', temperature: 36 },
    },
  },
  {
    by: 'marguerite',
    caughtHoursAgo: 12,
    pickup: {
      place: 'Galilee, behind the bait shop',
      times: [
        [1, 4],
        [16, 20],
      ],
    },
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
    pickup: {
      place: 'Custom House Wharf, the chest freezer in the green shed',
      times: [
        [2, 6],
        [26, 30],
        [50, 54],
      ],
    },
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
    pickup: { place: 'Inlet dock, slip 12', times: [[3, 5]] },
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
    pickup: { place: 'Harbor Cove, the blue skiff', times: [[1, 5]] },
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
    pickup: {
      place: "Leonard's Wharf freezer, ring twice",
      times: [
        [24, 28],
        [48, 52],
      ],
    },
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
    pickup: {
      place: 'Co-op dock, loading door',
      times: [
        [2, 4],
        [18, 20],
      ],
    },
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
    pickup: {
      place: 'Safe Harbor, dock C',
      times: [
        [1, 2],
        [3, 6],
      ],
    },
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
    pickup: {
      place: 'Custom House Wharf, second ladder',
      times: [
        [1, 3],
        [14, 18],
      ],
    },
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
