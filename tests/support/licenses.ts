/** Builders of licenses for tests. */
import type { License } from '#shared/licenses/license-schemas.ts';
import { easternDay } from '#shared/licenses/weeks.ts';
import { DAY } from '#shared/limits.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';

/** A lobster license that is valid for some more days. */
export const aLicense = ({ clock }: LocalCloud, changes: Partial<License> = {}, days = 200): License => ({
  ...{ kind: 'lobster', name: '', number: 'LC-4471', state: 'ME' },
  expiresOn: easternDay(clock.now() + days * DAY),
  ...changes,
});
