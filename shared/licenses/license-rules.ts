/** Pure rules of licenses. Days are those of the East coast, as in weekly landings. */
import { DAY } from '../limits.ts';
import { easternDay, easternTime } from './weeks.ts';

/** Licenses that a fisherman keeps here, and characters of their numbers and names. */
export const MAX_LICENSES = 8;
export const LICENSE_NUMBER_LENGTH = 40;
export const LICENSE_NAME_LENGTH = 60;

/** The fields of a license that rules look at; `license-schemas.ts` has the schema. */
interface License {
  kind: string;
  name: string;
  number: string;
  state: string;
  expiresOn: string;
}

/** A license counts up to and including its last day. @param now milliseconds since the epoch */
export const isExpired = ({ expiresOn }: Pick<License, 'expiresOn'>, now: number): boolean =>
  expiresOn < easternDay(now);

/** All that a license says, as one text: a manager's mark counts as long as it stays the same. */
export const licenseText = ({ kind, name, number, state, expiresOn }: License): string =>
  JSON.stringify([kind, name, number, state, expiresOn]);

export const isSameLicense = (one: License, other: License): boolean =>
  licenseText(one) === licenseText(other);

/** The last day on which one of the checked licenses counts; undefined if none was checked. */
export const checkedUntil = (
  licenses: readonly (Pick<License, 'expiresOn'> & { checkedAt?: string | undefined })[],
): string | undefined =>
  licenses
    .flatMap(({ checkedAt, expiresOn }) => (checkedAt === undefined ? [] : [expiresOn]))
    .sort()
    .at(-1);

const REMINDED_DAYS = 30;
const REMINDED_HOUR = 9;

/** When its fisherman is reminded, in milliseconds since the epoch. */
export const remindedAt = (expiresOn: string): number =>
  easternTime(easternDay(easternTime(expiresOn, REMINDED_HOUR) - REMINDED_DAYS * DAY), REMINDED_HOUR);
