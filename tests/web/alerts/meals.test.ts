import { PHONE } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { followMeals } from './meals-journey.ts';

useOwnCloud();

it('an organization is told of meals once by each channel, until an email ends it', async () => {
  await followMeals({ flavour: 'community', viewport: PHONE, colorScheme: 'light' });
});
