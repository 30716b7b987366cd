import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { followSearch } from './saved-search-journey.ts';

useOwnCloud();

it.each([
  ['catch', { flavour: 'community', viewport: DESKTOP, colorScheme: 'light' }],
  ['pledge', { flavour: 'consumer', viewport: PHONE, colorScheme: 'dark' }],
  ['landing', { flavour: 'consumer', viewport: DESKTOP, colorScheme: 'dark' }],
  ['landing', { flavour: 'community', viewport: PHONE, colorScheme: 'light' }],
] as const)('a search for a %s tells once by each channel, until its email ends it', followSearch);
