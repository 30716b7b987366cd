/** The pledges of the demo. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { FRESH_HOURS, HOUR } from '#shared/limits.ts';
import type { createPledge } from '#shared/posts/pledges/endpoints.ts';
import type { Pickup } from '#shared/posts/pledges/pickup.ts';
import { availableUntil } from '#shared/posts/pledges/rules.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { nextWindows, type Window } from './local-time.ts';
import type { PersonKey } from './people.ts';
import type { PhotoName } from './photos.ts';

export interface DemoPledge {
  by: PersonKey;
  /** The time of posting only matters on a site that starts with a past. Everywhere else it is posted now. */
  hoursAgo: { caught: number; posted: number };
  photos: readonly (readonly [PhotoName, PledgeImageType])[];
  body: Omit<BodyInput<typeof createPledge>, 'fishermanName' | 'catchDate' | 'photos' | 'pickup'>;
  /** The daily hours of handing over in the place's time, and how many pickup times are offered. */
  pickup: { place: string; windows: readonly Window[]; count: number };
}

/** @param count how many pickup times are offered */
const daily = (count: number, place: string, ...windows: Window[]): DemoPledge['pickup'] => ({
  place,
  windows,
  count,
});

/** In order of posting: the last one is at the top of the list. */
export const PLEDGES: readonly DemoPledge[] = [
  {
    by: 'ruth',
    hoursAgo: { caught: 20 * 24, posted: 6 * 24 },
    pickup: daily(3, 'Custom House Wharf, the chest freezer in the green shed', [8, 12]),
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
    by: 'amos',
    hoursAgo: { caught: 15 * 24, posted: 3 * 24 },
    pickup: daily(2, "Leonard's Wharf freezer, ring twice", [9, 13]),
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
    by: 'amos',
    hoursAgo: { caught: 26, posted: 25 },
    pickup: daily(2, 'State Pier, north side', [7, 10], [15, 18]),
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
    hoursAgo: { caught: 23, posted: 22 },
    pickup: daily(2, 'Galilee, behind the bait shop', [8, 11], [16, 19]),
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
    by: 'silas',
    hoursAgo: { caught: 19, posted: 18 },
    pickup: daily(2, 'Inlet dock, slip 12', [9, 11], [15, 17]),
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
    hoursAgo: { caught: 16, posted: 15 },
    pickup: daily(2, 'Harbor Cove, the blue skiff', [7, 10], [14, 17]),
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
    by: 'noor',
    hoursAgo: { caught: 13, posted: 12 },
    pickup: daily(2, 'Co-op dock, loading door', [8, 10], [16, 18]),
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
    hoursAgo: { caught: 8, posted: 6 },
    pickup: daily(2, 'Safe Harbor, dock C', [8, 10], [15, 18]),
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
    hoursAgo: { caught: 5, posted: 3 },
    pickup: daily(2, 'Custom House Wharf, second ladder', [7, 9], [16, 19]),
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

/** The next pickup place and times, for fresh fish only while it is fresh. @param now milliseconds since the epoch */
export function pickupOf(
  { hoursAgo, pickup: { place, windows, count }, body: { handling } }: DemoPledge,
  now: number,
  timeZone: string,
): Pickup {
  const caughtAt = now - hoursAgo.caught * HOUR;
  const until = availableUntil({ storage: handling.storage, caughtAt }, FRESH_HOURS.usual);
  const slots = nextWindows(windows, count, now + HOUR / 2, timeZone)
    .filter(({ end }) => until === undefined || end <= until)
    .map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
  return { place, slots };
}
