/** Stored entries of the audit. */
import type { AuditAction, AuditField, AuditState } from '#shared/audit/actions.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface AuditEntry<Action extends AuditAction = AuditAction> {
  action: Action;
  /** User id of who did it; undefined where it came about by itself. */
  actorId: string | undefined;
  /** User id of whom it was done to; absent where that is an organization, or somebody who is known by an address alone. */
  userId?: string;
  /** Where it was done to one, or in one. */
  organizationId?: string;
  /** Another thing it concerns: the id of a report, an application or a claim, or the flavour of the site. */
  subject?: string;
  before: AuditState<Action>;
  after: AuditState<Action>;
  /** Fields that changed, whose values are not kept. */
  onlyNamed?: readonly AuditField<Action>[];
}

export interface StoredAuditEntry extends AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
}

const KEPT = {
  exported: { not: 'It is a record of the work of those who run the site.' },
  erased: { not: 'It tells who did what, also after one of the two has left.' },
};

/** In an index by what was done. */
export const auditEntry = defineItem<StoredAuditEntry>()('audit entry', {
  pk: 'AUDIT',
  sk: '{id}',
  indexes: (_, { action }) => ({ gsi1pk: auditOfAction(action).partition }),
  owner: KEPT,
});

/** By which the entries of a person are found: of what they did, and of what was done to them. In an index by what that was. */
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
