/** The marketplace of the demo: every kind of payment, every unit, fresh and frozen fish, with and without photos. */

import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import type { PersonKey } from './people.ts';
import type { PhotoName } from './photos.ts';

export interface DemoCatch {
  by: PersonKey;
  /** The time of posting only matters on a site that starts with a past. Everywhere else it is posted now. */
  hoursAgo: { caught: number; posted: number };
  photos: readonly PhotoName[];
  /** Name and contact are the fisherman's own. The pickup is at the dock by default. */
  body: Omit<
    BodyInput<typeof createCatch>,
    'fishermanName' | 'contactMethod' | 'contactInfo' | 'caughtDate' | 'photos'
  >;
}

/** In order of posting: the last one is at the top of the list. */
export const CATCHES: readonly DemoCatch[] = [
  {
    by: 'tobias',
    hoursAgo: { caught: 26 * 24, posted: 9 * 24 },
    photos: [],
    body: {
      species: 'haddock',
      location: 'Gloucester, MA',
      description: 'Skinless fillets from October, frozen at sea in 5 lb bags. Four bags to the box.',
      disposition: 'fillet',
      condition: 'frozen',
      quantity: '3 boxes of 20 lb',
      paymentType: 'mandatory',
      amount: 140,
      unit: 'all',
      pickupOptions: ['business'],
    },
  },
  {
    by: 'amos',
    hoursAgo: { caught: 34, posted: 31 },
    photos: [],
    body: {
      species: 'porgie',
      location: 'New Bedford, MA',
      description: 'Came up with the scallops. Small, sweet, and a good deal of work to scale.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: 'About 30 lb',
      paymentType: 'voluntary',
    },
  },
  {
    by: 'inez',
    hoursAgo: { caught: 30, posted: 28 },
    photos: [],
    body: {
      species: 'grunts',
      location: 'Key West, FL',
      description: 'Grunts for grits. Bring a bucket and some ice.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '2 buckets',
      paymentType: 'voluntary',
      pickupOptions: ['dock', 'meetup'],
    },
  },
  {
    by: 'marguerite',
    hoursAgo: { caught: 28, posted: 26 },
    photos: [],
    body: {
      species: 'other',
      customSpecies: 'Longfin squid',
      location: 'Point Judith, RI',
      description: 'Cleaned tubes and tentacles, or whole if you like the ink.',
      disposition: 'dressed',
      condition: 'fresh',
      quantity: '45 lb',
      paymentType: 'mandatory',
      amount: 5.25,
      unit: 'per_pound',
    },
  },
  {
    by: 'noor',
    hoursAgo: { caught: 26, posted: 24 },
    photos: [],
    body: {
      species: 'other',
      customSpecies: 'Dungeness crab',
      location: 'Astoria, OR',
      description: 'Hard shells, two pounds and up, alive in the hold until you are here.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '40 crabs',
      paymentType: 'mandatory',
      amount: 16,
      unit: 'per_fish',
    },
  },
  {
    by: 'ruth',
    hoursAgo: { caught: 24, posted: 22 },
    photos: [],
    body: {
      species: 'cod',
      location: 'Portland, ME',
      description: 'Six left from the trip, gutted and on ice. Free to whoever cooks them today.',
      disposition: 'dressed',
      condition: 'fresh',
      quantity: '6 fish',
      paymentType: 'free',
    },
  },
  {
    by: 'silas',
    hoursAgo: { caught: 6 * 24, posted: 21 },
    photos: ['boat'],
    body: {
      species: 'tuna',
      location: 'Montauk, NY',
      description: 'Bigeye loins, blast-frozen the night we landed. Cut to order from 5 lb.',
      disposition: 'fillet',
      condition: 'frozen',
      quantity: '80 lb of loin',
      paymentType: 'mandatory',
      amount: 18.5,
      unit: 'per_pound',
      pickupOptions: ['meetup'],
      customPickupLocation: 'Behind the ice house',
    },
  },
  {
    by: 'tobias',
    hoursAgo: { caught: 20, posted: 18 },
    photos: ['mackerel'],
    body: {
      species: 'mackerel',
      location: 'Gloucester, MA',
      description: 'Jigged at dawn, iced one by one. Best tonight, still good tomorrow.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '150 fish',
      paymentType: 'mandatory',
      amount: 2,
      unit: 'per_fish',
    },
  },
  {
    by: 'amos',
    hoursAgo: { caught: 15 * 24, posted: 16 },
    photos: ['scallops'],
    body: {
      species: 'scallops',
      location: 'New Bedford, MA',
      description: 'Dry sea scallops, 10 to 20 to the pound, frozen in 1 lb packs.',
      disposition: 'dressed',
      condition: 'frozen',
      quantity: '60 packs of 1 lb',
      paymentType: 'mandatory',
      amount: 24,
      unit: 'per_pound',
      pickupOptions: ['business', 'dock'],
    },
  },
  {
    by: 'marguerite',
    hoursAgo: { caught: 15, posted: 13 },
    photos: ['bass'],
    body: {
      species: 'bass',
      location: 'Narragansett, RI',
      description: 'Striped bass by rod and reel, all within the slot. I can fillet while you wait.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '5 fish, 12 to 15 lb',
      paymentType: 'mandatory',
      amount: 65,
      unit: 'per_fish',
    },
  },
  {
    by: 'noor',
    hoursAgo: { caught: 12, posted: 10 },
    photos: ['salmon'],
    body: {
      species: 'salmon',
      location: 'Astoria, OR',
      description: 'Troll-caught coho, bled and slushed on board.',
      disposition: 'dressed',
      condition: 'fresh',
      quantity: '22 fish, 6 to 9 lb',
      paymentType: 'mandatory',
      amount: 13.75,
      unit: 'per_pound',
      pickupOptions: ['dock', 'business'],
    },
  },
  {
    by: 'inez',
    hoursAgo: { caught: 9, posted: 7 },
    photos: ['snapper'],
    body: {
      species: 'mangrove-snapper',
      location: 'Key West, FL',
      description: 'Hook and line off the reef edge this morning. Whole, scaled if you ask.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '35 lb',
      stock: { unit: 'pound', left: 35, least: 2, step: 1 },
      paymentType: 'mandatory',
      amount: 9.5,
      unit: 'per_pound',
    },
  },
  {
    by: 'ruth',
    hoursAgo: { caught: 7, posted: 5 },
    photos: ['haddock'],
    body: {
      species: 'haddock',
      location: 'Portland, ME',
      description: 'Long-lined on the ledge, gutted and iced. Pay what it is worth to you.',
      disposition: 'dressed',
      condition: 'fresh',
      quantity: '90 lb',
      paymentType: 'voluntary',
      pickupOptions: ['dock', 'business'],
    },
  },
  {
    by: 'ruth',
    hoursAgo: { caught: 3, posted: 1 },
    photos: ['lobsters', 'dock', 'harbor'],
    body: {
      species: 'lobster',
      location: 'Portland, ME',
      description:
        'Hard shells, pound and a quarter to two pounds. The float is the third one past the fuel pump.',
      disposition: 'whole',
      condition: 'fresh',
      quantity: '60 lobsters',
      stock: { unit: 'piece', left: 60, least: 2, step: 1, poundsEach: 1.5 },
      paymentType: 'mandatory',
      amount: 11,
      unit: 'per_pound',
    },
  },
];
