/**
 * Licenses of fishermen, and the reminder of their landings. A fisherman's public card says that a license was checked, and
 * both go with the profile, so these items are in this area.
 */
import type { LicenseList, ListedLicense } from '#shared/licenses/license-schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredLicenses {
  /** The audit says who checked one. */
  licenses: readonly ListedLicense[];
  /** Whether an email reminds of each before it expires. */
  isReminded: boolean;
}

/** All licenses of a person, who may have none. It has its own partition: no list or other read contains numbers. */
export const licenses = defineItem<StoredLicenses>()('licenses', {
  pk: 'LICENSES#{userId}',
  sk: '{userId}',
  indexes: (_, stored) => ({ gsi1pk: licensesThatAre(listOf(stored)).partition }),
  owner: { list: licensesOf, exported: { as: 'licenses' }, erased: 'delete' },
});

/** Set while a fisherman wants an email on Monday about their landings of the week. */
export const landingReminder = defineItem<{ since: string }>()('reminder of weekly landings', {
  pk: 'USER#{userId}',
  sk: 'LANDING-REMINDER',
  owner: { list: (userId) => listIn(`USER#${userId}`), exported: { as: 'more' }, erased: 'delete' },
});

const listOf = ({ licenses }: StoredLicenses): LicenseList =>
  licenses.every(({ checkedAt }) => checkedAt !== undefined) ? 'checked' : 'waiting';

function licensesOf(userId: string) {
  return listIn<StoredLicenses>(`LICENSES#${userId}`);
}

export function licensesThatAre(state: LicenseList) {
  return listInIndex<StoredLicenses>('gsi1', `LICENSES#${state}`);
}
