/** The stored entries of the audit. */
import type { AuditAction, AuditField, AuditState } from '#shared/audit/actions.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface AuditEntry<Action extends AuditAction = AuditAction> {
  action: Action;
  /** User id of the actor; undefined if the site acted by itself. */
  actorId: string | undefined;
  /** User id of the affected person; absent if that is an organization, or a person known only by an address. */
  userId?: string;
  /** The affected organization, or the one in which it happened. */
  organizationId?: string;
  /** Another subject: the id of a report, an application or a claim, or the site. */
  subject?: string;
  before: AuditState<Action>;
  after: AuditState<Action>;
  /** Fields that changed, whose values aren't stored. */
  onlyNamed?: readonly AuditField<Action>[];
}

export interface StoredAuditEntry extends AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
}

const KEPT = {
  exported: { not: 'It is a record of the administration of the site.' },
  erased: { not: 'It must show what was done even after a person has left.' },
};

/** An audit entry. An index lists entries by action. */
export const auditEntry = defineItem<StoredAuditEntry>()('audit entry', {
  pk: 'AUDIT',
  sk: '{id}',
  indexes: (_, { action }) => ({ gsi1pk: auditOfAction(action).partition }),
  owner: KEPT,
});

/** Lists an entry under the actor and under the affected person. An index lists them by person and action. */
export const auditOfPersonEntry = defineItem<Pick<StoredAuditEntry, 'action'>>()('audit entry of a person', {
  pk: 'AUDIT-OF#{userId}',
  sk: '{id}',
  indexes: ({ userId }, { action }) => ({ gsi1pk: auditOfPersonAndAction(userId, action).partition }),
  owner: KEPT,
});

export function auditOfAction(action: AuditAction) {
  return listInIndex('gsi1', `AUDIT#${action}`);
}

export function auditOfPerson(userId: string) {
  return listIn(`AUDIT-OF#${userId}`);
}

export function auditOfPersonAndAction(userId: string, action: AuditAction) {
  return listInIndex('gsi1', `AUDIT-OF#${userId}#${action}`);
}
