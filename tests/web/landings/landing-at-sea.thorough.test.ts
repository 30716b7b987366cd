import { DESKTOP } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { landFromSea } from './at-sea.ts';

useOwnCloud();

it('a fisherman does the same on the other host, on a wide screen', async () => {
  await landFromSea({ flavour: 'community', viewport: DESKTOP });
});
