/** Landings of the demo: a boat that comes in today, and one tomorrow. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createLanding, listMyLandings } from '#shared/landings/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import type { PersonKey } from './people.ts';
import { type Crew, memberOf } from './posts.ts';

interface DemoLanding extends Omit<BodyInput<typeof createLanding>, 'from' | 'until'> {
  by: PersonKey;
  /** Hours from the next full one. */
  startsIn: number;
  hours: number;
}

const LANDINGS: readonly DemoLanding[] = [
  {
    by: 'ruth',
    startsIn: 2,
    hours: 2,
    harbour: { name: 'Custom House Wharf', location: 'Portland, ME' },
    expected: [
      {
        species: 'haddock',
        about: '120 lb',
        as: 'catch',
        paymentType: 'mandatory',
        amount: 6,
        unit: 'per_pound',
      },
      { species: 'cod', about: '40 lb', as: 'meals', mealsPledged: 40 },
    ],
    paymentWays: ['cash', 'app'],
    note: 'Bring a bag or a cooler. Ice is at the dock.',
  },
  {
    by: 'inez',
    startsIn: 26,
    hours: 3,
    harbour: { name: 'Garrison Bight', location: 'Key West, FL' },
    expected: [
      { species: 'mangrove-snapper', about: 'a full cooler', as: 'catch', paymentType: 'voluntary' },
    ],
    paymentWays: ['cash'],
    note: '',
  },
];

/** Skips fishermen who have announced a landing before. */
export async function addLandings(crew: Crew, now = Date.now): Promise<void> {
  const nextHour = Math.ceil(now() / HOUR) * HOUR;
  await Promise.all(
    LANDINGS.map(async ({ by, startsIn, hours, ...landing }, index) => {
      const { visitor } = memberOf(crew, by);
      if ((await visitor.call(listMyLandings)).items.length > 0) return;
      const start = nextHour + startsIn * HOUR;
      await visitor.call(createLanding, {
        body: {
          ...landing,
          from: new Date(start).toISOString(),
          until: new Date(start + hours * HOUR).toISOString(),
        },
        idempotencyKey: `demo-landing-${index + 1}`,
      });
    }),
  );
}
