/** Fishermen of a large demo. They have a profile, but nobody can sign in as one of them. */
import { createHash } from 'node:crypto';
import type { NewAccount } from '#shared/accounts/new-account.ts';
import { NEW_PROFILE_CREDITS } from '#shared/limits.ts';
import { randomFrom } from '../random.ts';
import { COAST, type Port, type Region } from './coast.ts';

export const FIRST_NAMES = [
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

/** The average number of posts per fisherman, and the most fishermen in one port. */
const POSTS_EACH = 30;
const MOST_AT_A_PORT = 10;

const PORTS = COAST.flatMap((region) => region.ports.map((port) => ({ region, port })));
const FIRST_PORT = { region: COAST[0], port: COAST[0].ports[0] };

/** The same fishermen every time, spread over all ports, so that a second seeding finds those of the first. */
export function crewFor(posts: number): CrewMember[] {
  const count = Math.min(Math.ceil(posts / POSTS_EACH), PORTS.length * MOST_AT_A_PORT);
  return Array.from({ length: count }, (_, index) => memberAt(index));
}

function memberAt(index: number): CrewMember {
  const random = randomFrom(index + 1);
  return {
    userId: demoId(`crew ${index}`),
    name: `${random.pick(FIRST_NAMES)} of the ${random.pick(BOATS)}`,
    email: `crew-${index + 1}@creel.example`,
    // Ports next to each other in the list are neighbours on the coast. This step spreads even a few posts everywhere.
    ...(PORTS[(index * 37) % PORTS.length] ?? FIRST_PORT),
  };
}

/** One fisherman in each of these towns, all with different names. */
export function crewIn(towns: readonly string[]): CrewMember[] {
  return towns.map((town, index) => ({
    userId: demoId(`crew in ${town}`),
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} of the ${BOATS[index % BOATS.length]}`,
    email: `boat-${index + 1}@creel.example`,
    ...portIn(town),
  }));
}

/** The port of a town and its region. @throws TypeError if the town has none */
export function portIn(town: string): { region: Region; port: Port } {
  const found = PORTS.find(({ port }) => port[0] === town);
  if (!found) throw new TypeError(`The coast of the demo has no port in ${town}`);
  return found;
}

/** An id in the form of the user pool's, the same every time. */
export function demoId(whose: string): string {
  const hex = createHash('sha256').update(`demo ${whose}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A number that nobody has. */
export const DEMO_PHONE = '(555) 555-0100';

export function accountOf(
  { userId, name, email, port: [town, zipcode = ''] }: CrewMember,
  since: Date,
): NewAccount {
  const createdAt = since.toISOString();
  return {
    account: { userId, name, email, createdAt },
    profile: {
      profileType: 'fisherman',
      name,
      phone: DEMO_PHONE,
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
