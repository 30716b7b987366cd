import { auditedChange } from '../../audit/store/audit.ts';
import type { SuspensionTerms } from './items.ts';

/**
 * Returns the audit entry's change when a suspension begins, changes or ends. The reason is private to the person: the
 * audit records only that it changed.
 */
export const changeOfSuspension = (before: SuspensionTerms | undefined, after: SuspensionTerms | undefined) =>
  auditedChange(fieldsOf(before), fieldsOf(after), ['note']);

const fieldsOf = (terms: SuspensionTerms | undefined) => ({
  isSuspended: terms !== undefined,
  suspendedUntil: terms?.until,
  note: terms?.reason,
});
