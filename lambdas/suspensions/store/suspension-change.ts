import { auditedChange } from '../../audit/store/audit.ts';
import type { SuspensionTerms } from './items.ts';

/** Returns a suspension's change for the audit, which records that the reason changed but not its text. */
export const changeOfSuspension = (before: SuspensionTerms | undefined, after: SuspensionTerms | undefined) =>
  auditedChange(fieldsOf(before), fieldsOf(after), ['note']);

const fieldsOf = (terms: SuspensionTerms | undefined) => ({
  isSuspended: terms !== undefined,
  suspendedUntil: terms?.until,
  note: terms?.reason,
});
