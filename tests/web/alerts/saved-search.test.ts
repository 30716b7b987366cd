import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { followSearch } from './saved-search-journey.ts';

useOwnCloud();

it.each([
  ['catch', { flavour: 'consumer', viewport: PHONE, colorScheme: 'light' }],
  ['pledge', { flavour: 'community', viewport: DESKTOP, colorScheme: 'dark' }],
] as const)('a search for a %s tells once by each channel, until its email ends it', followSearch);
