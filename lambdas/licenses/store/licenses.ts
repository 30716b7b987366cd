/** The licenses that fishermen keep, and the marks of managers who checked them. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { isExpired, isSameLicense, licenseText, remindedAt } from '#shared/licenses/license-rules.ts';
import type { License, LicenseList, LicensesBody } from '#shared/licenses/license-schemas.ts';
import { MINUTE } from '#shared/limits.ts';
import { fishermanNotFound } from '#words/general/refusals.ts';
import * as words from '#words/licenses/fields.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { putDue } from '../../due/store/due.ts';
import { fishermanProfile, tombstone } from '../../people/store/items.ts';
import { licenses, licensesThatAre, type StoredLicenses } from '../../people/store/license-items.ts';
import * as table from '../../table/index.ts';

export const NONE: StoredLicenses = { licenses: [], isReminded: true };

export const findLicenses = (userId: string): Promise<table.Found<StoredLicenses> | undefined> =>
  table.getItem(licenses.key({ userId }), { consistent: true });

/** The item must still be as it was read. */
const asRead = (found: StoredLicenses | undefined): table.Guard =>
  table.ifUnchanged(found ? table.equals('licenses', found.licenses) : table.absent);

/**
 * Replaces a fisherman's list. A license that stays exactly as it was keeps its mark. Without any, nothing is stored. A
 * repeat changes nothing.
 * @throws AppError `conflict` if the list is not as it was read, and for a new license that has expired; `not_found` for
 * people who are not fishermen
 */
export function replaceLicenses(
  userId: string,
  { licenses: wanted, replaced, isReminded }: LicensesBody,
  now: Date,
): Promise<StoredLicenses> {
  return table.retry(async () => {
    const found = await findLicenses(userId);
    const before = found ?? NONE;
    const known = (each: License) => before.licenses.find((other) => isSameLicense(each, other));
    const after = { licenses: wanted.map((each) => known(each) ?? each), isReminded };
    if (isDeepStrictEqual(after.licenses, before.licenses) && isReminded === before.isReminded) return after;
    if (!isDeepStrictEqual(before.licenses.map(licenseText), replaced.map(licenseText)))
      throw new AppError('conflict', words.listChanged);
    if (wanted.some((each) => !known(each) && isExpired(each, now.getTime())))
      throw new AppError('conflict', words.hasExpired);
    if (after.licenses.length === 0) {
      await table.transact([table.remove(licenses.key({ userId }), asRead(found))]);
      return after;
    }
    const notFound = () => new AppError('not_found', fishermanNotFound);
    await table.transact([
      table.put(licenses.item({ userId }, after), asRead(found)),
      table.check(fishermanProfile(userId), table.present, notFound),
      table.check(tombstone.key({ userId }), table.absent, notFound),
      ...dueReminders(userId, after, now),
    ]);
    return after;
  });
}

/** The reminders that are still to come, one for each day on which some license expires. */
function dueReminders(userId: string, { licenses }: StoredLicenses, now: Date): table.TransactionStep[] {
  const days = new Set(licenses.map(({ expiresOn }) => expiresOn));
  return [...days]
    .filter((day) => remindedAt(day) > now.getTime() + MINUTE)
    .map((day) => putDue('license-reminder', `${userId}@${day}`, remindedAt(day)));
}

/** Reads one page of the people with licenses, in no particular order. */
export const listLicenses = (state: LicenseList, page: table.PageRequest, now: Date) =>
  table.readCurrentPage(licensesThatAre(state), page, now);

interface Check {
  userId: string;
  /** As the manager saw it. */
  license: License;
  isChecked: boolean;
  actorId: string;
  now: Date;
}

/**
 * Marks a license as checked, or ends the mark. A repeat changes nothing.
 * @throws AppError `conflict` for one's own, and for one that has changed or expired meanwhile
 */
export function checkLicense({
  userId,
  license,
  isChecked,
  actorId,
  now,
}: Check): Promise<table.Found<StoredLicenses>> {
  if (userId === actorId) throw new AppError('conflict', words.checkOfOneself);
  return table.retry(async () => {
    const found = await findLicenses(userId);
    const known = found?.licenses.find((each) => isSameLicense(each, license));
    if (!found || !known) throw new AppError('conflict', words.changedMeanwhile);
    if ((known.checkedAt !== undefined) === isChecked) return found;
    if (isChecked && isExpired(license, now.getTime())) throw new AppError('conflict', words.hasExpired);
    const mark = isChecked && { checkedAt: now.toISOString() };
    const { licenses: before, isReminded } = found;
    const after = before.map((each) => (isSameLicense(each, license) ? { ...license, ...mark } : each));
    const item = licenses.item({ userId }, { licenses: after, isReminded });
    await table.transact([
      table.put(item, asRead(found)),
      ...auditSteps(
        {
          ...{ action: 'license-checked', actorId, userId },
          before: { isLicenseChecked: !isChecked },
          after: { isLicenseChecked: isChecked },
        },
        now,
      ),
    ]);
    return { ...found, licenses: after };
  });
}
