/** An organization's claims on one day, across midnight. */
import { expect } from 'vitest';
import { DAY, HOUR } from '#shared/limits.ts';
import { cloud, it, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, askFor, claimMeals } from '#tests/support/claims.ts';
import { signIn } from '#tests/support/cloud/users.ts';

useOwnCloud();
usePeople();

const UNTIL_MIDNIGHT_MS = 1800_000;

it('a day ends at midnight in the site’s time zone, not in its evening', async () => {
  const beforeMidnight = DAY - ((cloud.clock.now() + UNTIL_MIDNIGHT_MS) % DAY);
  cloud.clock.advance(beforeMidnight);
  const fisherman = { ...ruth, accessToken: await signIn(cloud, ruth) };
  const { id } = await postPledge(cloud, fisherman, { mealsPledged: 100 });
  const { organizationId, coordinator } = await aKitchen(cloud, { mealsPerWeek: 15 });
  const kitchen = async () => ({
    organizationId,
    coordinator: { ...coordinator, accessToken: await signIn(cloud, coordinator) },
  });
  await claimMeals(cloud, await kitchen(), id, { meals: 10 });
  // It is the next day in UTC, while it is evening in New York.
  cloud.clock.advance(HOUR);
  expect((await askFor(cloud, await kitchen(), id, { meals: 6 })).error.message).toContain(
    'For today that leaves 5 meals.',
  );
  cloud.clock.advance(5 * HOUR);
  expect((await askFor(cloud, await kitchen(), id, { meals: 6 })).status).toBe(201);
});
