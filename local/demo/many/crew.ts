/** Who posts in a large demo: fishermen with a profile and nobody to sign in as. */
import { createHash } from 'node:crypto';
import type { NewAccount } from '#shared/accounts/new-account.ts';
import { DAY, NEW_PROFILE_CREDITS } from '#shared/limits.ts';
import { randomFrom } from '../random.ts';
import { COAST, type Port, type Region } from './coast.ts';

const FIRST_NAMES = [
  'Abel',
  'Ines',
  'Marta',
  'Otis',
  'Priya',
  'Soren',
  'Tess',
  'Walt',
  'Yara',
  'Dov',
  'Elsie',
  'Hoang',
  'Jonas',
  'Kit',
  'Lena',
  'Milo',
] as const;
const BOATS = [
  'Cormorant',
  'Evening Tide',
  'Fair Winds',
  'Gannet',
  'Half Moon',
  'Juniper',
  'Lucky Strike',
  'Morning Star',
  'Northern Light',
  'Osprey',
  'Plover',
  'Quickstep',
  'Sandpiper',
  'Tern',
  'Undertow',
  'Windlass',
  'Blue Heron',
] as const;

export interface CrewMember {
  userId: string;
  name: string;
  email: string;
  port: Port;
  region: Region;
}

/** How many posts one of them has on average, and most of them that share a port. */
const POSTS_EACH = 30;
const MOST_AT_A_PORT = 10;

const PORTS = COAST.flatMap((region) => region.ports.map((port) => ({ region, port })));

/** The same ones every time, spread over all ports: so that a second seeding finds those of the first. */
export function crewFor(posts: number): CrewMember[] {
  const count = Math.min(Math.ceil(posts / POSTS_EACH), PORTS.length * MOST_AT_A_PORT);
  return Array.from({ length: count }, (_, index) => memberAt(index));
}

function memberAt(index: number): CrewMember {
  const random = randomFrom(index + 1);
  // Neighbours in the list of ports are neighbours on the coast: few posts are to be everywhere too.
  const { region, port } = PORTS[(index * 37) % PORTS.length] ?? {
    region: COAST[0],
    port: COAST[0].ports[0],
  };
  return {
    userId: idOf(index),
    name: `${random.pick(FIRST_NAMES)} of the ${random.pick(BOATS)}`,
    email: `crew-${index + 1}@creel.example`,
    port,
    region,
  };
}

/** In the shape of the user pool's ids. */
function idOf(index: number): string {
  const hex = createHash('sha256').update(`demo crew ${index}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export function accountOf(
  { userId, name, email, port: [town, zipcode = ''] }: CrewMember,
  now: Date,
): NewAccount {
  const createdAt = new Date(now.getTime() - 365 * DAY).toISOString();
  return {
    account: { userId, name, email, createdAt },
    profile: {
      profileType: 'fisherman',
      name,
      phone: '(555) 555-0100',
      zipcode,
      location: town,
      bio: `Fishes out of ${town.slice(0, -4)}.`,
      isPro: false,
      isPrimary: true,
      credits: NEW_PROFILE_CREDITS,
      createdAt,
    },
  };
}
