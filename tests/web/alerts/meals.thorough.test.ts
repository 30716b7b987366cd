import { DESKTOP } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { followMeals } from './meals-journey.ts';

useOwnCloud();

it('an organization on the other site is told of meals as well, on a wide screen', async () => {
  await followMeals({ flavour: 'consumer', viewport: DESKTOP, colorScheme: 'dark' });
});
