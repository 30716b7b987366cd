/** Landings for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import {
  createLanding,
  getLanding,
  listLandings,
  listMyLandings,
  setLandingState,
} from '#shared/landings/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';

type LandingInput = BodyInput<typeof createLanding>;
type StateInput = BodyInput<typeof setLandingState>;

/** The time in this many hours by the cloud's clock. */
const inHours = (cloud: LocalCloud, hours: number) =>
  new Date(cloud.clock.now() + hours * HOUR).toISOString();

export const aLanding = (cloud: LocalCloud, changes: Partial<LandingInput> = {}): LandingInput => ({
  harbour: { name: 'Custom House Wharf', location: '04101' },
  from: inHours(cloud, 4),
  until: inHours(cloud, 6),
  expected: [
    { species: 'cod', about: '40 lb', as: 'catch', paymentType: 'mandatory', amount: 6.5, unit: 'per_pound' },
    { species: 'haddock', about: 'two boxes', as: 'meals', mealsPledged: 24 },
  ],
  paymentWays: ['cash', 'app'],
  note: 'Bring a cooler.',
  ...changes,
});

/** The day in this many days, in UTC. */
export const dayIn = (cloud: LocalCloud, days: number) =>
  inHours(cloud, 24 * days).slice(0, 'YYYY-MM-DD'.length);

/** A series of landings on each day for two months. */
export function aSeries(cloud: LocalCloud) {
  const { harbour, expected } = aLanding(cloud);
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  return { harbour, expected, weekdays, startsAt: '16:00', minutes: 90, until: dayIn(cloud, 60) };
}

/** Tells as a fisherman's phone does. */
export function byPhone(cloud: LocalCloud, { accessToken: token }: TestUser) {
  return {
    announce: (changes: Partial<LandingInput> = {}) =>
      cloud.call(createLanding, { token, body: aLanding(cloud, changes) }),
    tell: (landingId: string, body: StateInput) =>
      cloud.call(setLandingState, { token, params: { landingId }, body }),
    own: async () => (await cloud.call(listMyLandings, { token })).body,
  };
}

const fresh = { headers: { 'cache-control': 'no-cache' } };

/** A landing as everybody sees it. */
export const readLanding = (cloud: LocalCloud, landingId: string) =>
  cloud.call(getLanding, { params: { landingId }, ...fresh });

/** The ids of a public list. */
export async function listedLandings(
  cloud: LocalCloud,
  query: { near?: string; cell?: string; fisherman?: string; day?: string } = {},
): Promise<string[]> {
  const { items } = (await cloud.call(listLandings, { query: { ...query, limit: '100' }, ...fresh })).body;
  return items.map(({ id }) => id);
}
