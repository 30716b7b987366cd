/** What administrators did: one entry for each action, written with the action itself. */
import { ulid } from 'ulid';
import { put, type TransactionStep } from '../../table/index.ts';
import { type AuditEntry, auditEntry } from './items.ts';

export function auditStep(entry: AuditEntry, now: Date): TransactionStep {
  const id = ulid(now.getTime());
  return put(auditEntry.item({ id }, { id, ...entry, at: now.toISOString() }));
}
