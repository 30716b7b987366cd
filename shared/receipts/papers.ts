/** For an organization's receipts: its legal name, its number at the tax office, and who signs. */
import * as z from 'zod/mini';
import * as words from '#words/receipts/fields.ts';
import { requiredText, time } from '../fields.ts';

/** As long as the name of an organization in an application. */
const LEGAL_NAME_LENGTH = 200;
const SIGNATORY_LENGTH = 100;

/**
 * An Employer Identification Number, which begins with a prefix that the IRS uses. Source: "How EINs are assigned and
 * valid EIN prefixes", irs.gov, read 2026-11-26.
 */
const EIN = /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-589])-\d{7}$/;

export const ein = z.string({ error: words.einInvalid }).check(z.trim(), z.regex(EIN, words.einInvalid));

export const papersForm = z.strictObject({
  legalName: requiredText(words.legalName, LEGAL_NAME_LENGTH),
  ein,
  signatory: requiredText(words.signatory, SIGNATORY_LENGTH),
});
export type PapersForm = z.output<typeof papersForm>;

/** The papers as members and managers see them. */
export const papers = z.object({
  legalName: z.string(),
  ein: z.string(),
  signatory: z.string(),
  /** When a manager last checked the number; absent if nobody has since the name or the number changed. */
  verifiedAt: z.optional(time),
  /** Until when that counts. */
  verifiedUntil: z.optional(time),
});
export type Papers = z.infer<typeof papers>;

/** Years for which a manager's check of a number counts. */
export const VERIFIED_YEARS = 2;

/** When a check stops to count, as ISO 8601. @param verifiedAt ISO 8601 */
export function verifiedUntil(verifiedAt: string): string {
  const until = new Date(verifiedAt);
  until.setUTCFullYear(until.getUTCFullYear() + VERIFIED_YEARS);
  return until.toISOString();
}

/** Whether a number counts as verified. @param now milliseconds since the epoch */
export const isVerified = (verifiedAt: string | undefined, now: number): boolean =>
  verifiedAt !== undefined && Date.parse(verifiedUntil(verifiedAt)) > now;
