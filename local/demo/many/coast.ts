/** The places of a large demo: harbours on the coasts of the US with their ZIP codes, and the species landed there. */
import type { Species } from '#shared/species/species.ts';

export interface Region {
  /** Repeated by how often they are landed. Fish that is not in the list of species keeps its own name. */
  catches: readonly [Species | { name: string }, ...(Species | { name: string })[]];
  /** A town by its name in the list of places, and ZIP codes in and around it. */
  ports: readonly [Port, ...Port[]];
}

export type Port = readonly [town: string, ...zips: string[]];

const SQUID = { name: 'Longfin squid' };
const FLUKE = { name: 'Fluke' };
const BLUE_CRAB = { name: 'Blue crab' };
const SHRIMP = { name: 'White shrimp' };
const GROUPER = { name: 'Red grouper' };
const DUNGENESS = { name: 'Dungeness crab' };
const ROCKFISH = { name: 'Rockfish' };
const SABLEFISH = { name: 'Sablefish' };
const HALIBUT = { name: 'Pacific halibut' };

export const COAST: readonly [Region, ...Region[]] = [
  {
    catches: ['lobster', 'lobster', 'haddock', 'cod', 'mackerel', 'scallops', { name: 'Pollock' }],
    ports: [
      ['Portland, ME', '04101', '04102', '04103'],
      ['South Portland, ME', '04106'],
      ['Harpswell, ME', '04079'],
      ['Boothbay Harbor, ME', '04538'],
      ['Rockland, ME', '04841'],
      ['Stonington, ME', '04681'],
      ['Bar Harbor, ME', '04609'],
      ['Jonesport, ME', '04649'],
      ['Kennebunkport, ME', '04046'],
      ['Portsmouth, NH', '03801'],
      ['Gloucester, MA', '01930'],
      ['Newburyport, MA', '01950'],
      ['Marblehead, MA', '01945'],
      ['Scituate, MA', '02066'],
    ],
  },
  {
    catches: ['scallops', 'porgie', 'bass', 'tuna', 'lobster', 'mackerel', SQUID, FLUKE],
    ports: [
      ['New Bedford, MA', '02740', '02744'],
      ['Chatham, MA', '02633'],
      ['Provincetown, MA', '02657'],
      ['Nantucket, MA', '02554'],
      ['Narragansett, RI', '02882'],
      ['Newport, RI', '02840'],
      ['Stonington, CT', '06378'],
      ['Montauk, NY', '11954'],
      ['Hampton Bays, NY', '11946'],
      ['Freeport, NY', '11520'],
      ['Belmar, NJ', '07719'],
      ['Barnegat Light, NJ', '08006'],
      ['Cape May, NJ', '08204'],
      ['Ocean City, MD', '21842'],
      ['Lewes, DE', '19958'],
    ],
  },
  {
    catches: ['bass', 'tuna', 'mackerel', 'amberjack', 'snapper', BLUE_CRAB, SHRIMP, { name: 'Flounder' }],
    ports: [
      ['Cape Charles, VA', '23310'],
      ['Virginia Beach, VA', '23451'],
      ['Hampton, VA', '23661'],
      ['Wanchese, NC', '27981'],
      ['Hatteras, NC', '27943'],
      ['Beaufort, NC', '28516'],
      ['Southport, NC', '28461'],
      ['Murrells Inlet, SC', '29576'],
      ['Georgetown, SC', '29440'],
      ['Mount Pleasant, SC', '29464'],
      ['Brunswick, GA', '31520'],
      ['Darien, GA', '31305'],
    ],
  },
  {
    catches: [
      'mangrove-snapper',
      'lane-snapper',
      'red-snapper',
      'grunts',
      'amberjack',
      'mackerel',
      GROUPER,
      SHRIMP,
    ],
    ports: [
      ['Fernandina Beach, FL', '32034'],
      ['Saint Augustine, FL', '32084'],
      ['Cape Canaveral, FL', '32920'],
      ['Fort Pierce, FL', '34949'],
      ['Miami, FL', '33132'],
      ['Key Largo, FL', '33037'],
      ['Marathon, FL', '33050'],
      ['Key West, FL', '33040'],
      ['Fort Myers Beach, FL', '33931'],
      ['Tarpon Springs, FL', '34689'],
      ['Cedar Key, FL', '32625'],
      ['Apalachicola, FL', '32320'],
      ['Destin, FL', '32541'],
    ],
  },
  {
    catches: [
      'red-snapper',
      'lane-snapper',
      'amberjack',
      'tuna',
      'snapper',
      SHRIMP,
      BLUE_CRAB,
      { name: 'Flounder' },
    ],
    ports: [
      ['Bayou La Batre, AL', '36509'],
      ['Orange Beach, AL', '36561'],
      ['Biloxi, MS', '39530'],
      ['Grand Isle, LA', '70358'],
      ['Venice, LA', '70091'],
      ['Galveston, TX', '77550'],
      ['Port Lavaca, TX', '77979'],
      ['Rockport, TX', '78382'],
      ['Port Isabel, TX', '78578'],
    ],
  },
  {
    catches: ['salmon', 'tuna', 'bass', 'mackerel', ROCKFISH, SABLEFISH, DUNGENESS, { name: 'Spot prawns' }],
    ports: [
      ['San Diego, CA', '92106'],
      ['San Pedro, CA', '90731'],
      ['Ventura, CA', '93001'],
      ['Santa Barbara, CA', '93109'],
      ['Morro Bay, CA', '93442'],
      ['Monterey, CA', '93940'],
      ['Moss Landing, CA', '95039'],
      ['Half Moon Bay, CA', '94019'],
      ['Bodega Bay, CA', '94923'],
      ['Fort Bragg, CA', '95437'],
      ['Eureka, CA', '95501'],
      ['Crescent City, CA', '95531'],
    ],
  },
  {
    catches: ['salmon', 'salmon', 'tuna', 'cod', DUNGENESS, HALIBUT, ROCKFISH, SABLEFISH],
    ports: [
      ['Brookings, OR', '97415'],
      ['Coos Bay, OR', '97420'],
      ['Newport, OR', '97365'],
      ['Garibaldi, OR', '97118'],
      ['Astoria, OR', '97103'],
      ['Westport, WA', '98595'],
      ['Neah Bay, WA', '98357'],
      ['Port Townsend, WA', '98368'],
      ['Seattle, WA', '98199'],
      ['Bellingham, WA', '98225'],
    ],
  },
  {
    catches: ['salmon', 'salmon', 'cod', HALIBUT, SABLEFISH, { name: 'Red king crab' }],
    ports: [
      ['Ketchikan, AK', '99901'],
      ['Sitka, AK', '99835'],
      ['Juneau, AK', '99801'],
      ['Homer, AK', '99603'],
      ['Seward, AK', '99664'],
      ['Kodiak, AK', '99615'],
      ['Dutch Harbor, AK', '99692'],
    ],
  },
  {
    catches: ['tuna', 'tuna', 'snapper', { name: 'Mahi-mahi' }, { name: 'Ono' }, { name: 'Opah' }],
    ports: [
      ['Honolulu, HI', '96817'],
      ['Kailua Kona, HI', '96740'],
      ['Hilo, HI', '96720'],
      ['Lahaina, HI', '96761'],
    ],
  },
];
