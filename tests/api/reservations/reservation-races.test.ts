import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { expectNoOverselling } from './reservation-crowd.ts';

useOwnCloud();

it('24 buyers who reserve 50 lb in one moment get exactly 50 lb, and nobody twice', () =>
  expectNoOverselling(24));
