import { auditedChange } from '../../audit/store/audit.ts';
import type { SuspensionTerms } from './items.ts';

/** The audit entry of a suspension that begins, changes or ends. The reason was written to the person: the audit says that it changed, not how. */
export const changeOfSuspension = (before: SuspensionTerms | undefined, after: SuspensionTerms | undefined) =>
  auditedChange(fieldsOf(before), fieldsOf(after), ['note']);

const fieldsOf = (terms: SuspensionTerms | undefined) => ({
  isSuspended: terms !== undefined,
  suspendedUntil: terms?.until,
  note: terms?.reason,
});
