/** What administrators did: one entry for each action, written with the action itself. */
import { ulid } from 'ulid';
import { tableName } from '../../table/client.ts';
import { auditKey } from '../../table/keys.ts';
import type { TransactionStep } from '../../table/steps.ts';

interface AuditEntry {
  action:
    | 'role-assigned'
    | 'role-removed'
    | 'profile-deleted'
    | 'report-dismissed'
    | 'post-hidden'
    | 'post-released'
    | 'person-warned'
    | 'person-suspended'
    | 'suspension-lifted';
  /** User id of who did it. */
  actorId: string;
  /** User id of whom it was done to. */
  userId: string;
  /** What exactly: the role, the profile types. */
  subject: string;
}

export function auditStep(entry: AuditEntry, now: Date): TransactionStep {
  const id = ulid(now.getTime());
  const Item = { ...auditKey(id), id, ...entry, at: now.toISOString() };
  return { item: { Put: { TableName: tableName(), Item } } };
}
