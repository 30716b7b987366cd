/** The licenses that a fisherman keeps here. Only they and the managers who check them see any of it. */
import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/licenses/fields.ts';
import { time, userId } from '../fields.ts';
import { namesOf } from '../names-of.ts';
import { inOneLine } from '../text/plain-text.ts';
import { LICENSE_NAME_LENGTH, LICENSE_NUMBER_LENGTH, licenseText, MAX_LICENSES } from './license-rules.ts';

/** The kinds that most states have; `sale` is for selling one's own catch to the public. */
export const LICENSE_KINDS = namesOf(words.kinds);

/** The postal codes of states, DC and territories, or none. */
const STATE =
  /^(?:|A[KLRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/;

/** All fields of a form, which sends an empty text for what a license does not have. */
export const license = z
  .strictObject({
    kind: z.enum(LICENSE_KINDS, { error: isRequired(words.kind) }),
    /** Its name on the paper; required of other kinds. */
    name: z
      .string()
      .check(
        z.overwrite(inOneLine),
        z.maxLength(LICENSE_NAME_LENGTH, isTooLong(words.name, LICENSE_NAME_LENGTH)),
      ),
    number: z
      .string({ error: isRequired(words.number) })
      .check(
        z.overwrite(inOneLine),
        z.minLength(1, isRequired(words.number)),
        z.maxLength(LICENSE_NUMBER_LENGTH, isTooLong(words.number, LICENSE_NUMBER_LENGTH)),
      ),
    /** The state that it is of; empty for a federal permit. */
    state: z.string().check(
      z.overwrite((text) => text.trim().toUpperCase()),
      z.regex(STATE, words.stateInvalid),
    ),
    /** Its last day. */
    expiresOn: z.iso.date({ error: words.expiryInvalid }),
  })
  .check(
    z.refine(({ kind, name }) => kind !== 'other' || name !== '', {
      path: ['name'],
      error: isRequired(words.name),
    }),
    z.refine(({ kind, state }) => kind === 'federal' || state !== '', {
      path: ['state'],
      error: isRequired(words.state),
    }),
  );
export type License = z.output<typeof license>;

const licenseList = z.array(license).check(
  z.maxLength(MAX_LICENSES, words.tooMany(MAX_LICENSES)),
  z.refine((all) => new Set(all.map(licenseText)).size === all.length, words.listedTwice),
);

/** The whole list in place of the one that the person saw. */
export const licensesBody = z.strictObject({
  licenses: licenseList,
  /** The list as it was read. One that was changed on another device meanwhile is not overwritten. */
  replaced: licenseList,
  /** Whether an email reminds of each before it expires. */
  isReminded: z.boolean(),
});
export type LicensesBody = z.output<typeof licensesBody>;

/** A license with when a manager checked it; absent if nobody has since it changed. */
const listedLicense = z.object({
  kind: z.enum(LICENSE_KINDS),
  name: z.string(),
  number: z.string(),
  state: z.string(),
  expiresOn: z.iso.date(),
  checkedAt: z.optional(time),
});
export type ListedLicense = z.infer<typeof listedLicense>;

export const ownLicenses = z.object({ licenses: z.array(listedLicense), isReminded: z.boolean() });
export type OwnLicenses = z.infer<typeof ownLicenses>;

/** A fisherman with their licenses, as managers see them. */
export const licensesOfPerson = z.object({ userId, name: z.string(), licenses: z.array(listedLicense) });
export type LicensesOfPerson = z.infer<typeof licensesOfPerson>;

/** Fishermen of whom some license waits for a check, or those of whom none does. */
export const LICENSE_LISTS = ['waiting', 'checked'] as const;
export type LicenseList = (typeof LICENSE_LISTS)[number];

/** A manager's mark on a license as they saw it, or its end. The number is never part of an address. */
export const licenseCheckBody = z.strictObject({ license, isChecked: z.boolean() });
