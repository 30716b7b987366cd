import { PHONE } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { landFromSea } from './at-sea.ts';

useOwnCloud();

it('a fisherman at sea announces, delays and lands without a network, posts at the dock, and is seen on both hosts', async () => {
  await landFromSea({ flavour: 'consumer', viewport: PHONE });
});
