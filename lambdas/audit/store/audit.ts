/** The audit: one entry for each action of administrators and managers, written in the action's own transaction. */

import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import type { AuditAction, AuditValue } from '#shared/audit/actions.ts';
import { namesOf, recordOf } from '#shared/names-of.ts';
import {
  getItems,
  type ItemList,
  listIn,
  type PageRequest,
  put,
  readPage,
  type TransactionStep,
} from '../../table/index.ts';
import {
  type AuditEntry,
  auditEntry,
  auditOfAction,
  auditOfPerson,
  auditOfPersonAndAction,
  auditOfPersonEntry,
  type StoredAuditEntry,
} from './items.ts';

/** The steps that write an entry, and by which it is found with who did it and whom it was done to: at most three. */
export function auditSteps<Action extends AuditAction>(
  entry: AuditEntry<Action>,
  now: Date,
): TransactionStep[] {
  const id = ulid(now.getTime());
  const { action, actorId, userId } = entry;
  const people = new Set([actorId, userId].filter((person) => person !== undefined));
  return [
    put(auditEntry.item({ id }, { id, ...entry, at: now.toISOString() })),
    ...[...people].map((person) => put(auditOfPersonEntry.item({ userId: person, id }, { action }))),
  ];
}

type Fields<Field extends string> = Readonly<Partial<Record<Field, AuditValue | undefined>>>;

/**
 * Describes a change in an audit entry by the fields that differ.
 * @param onlyNamed whose values are not kept: what is personal, or was written to somebody
 */
export function auditedChange<Field extends string>(
  before: Fields<Field>,
  after: Fields<Field>,
  onlyNamed: readonly Field[] = [],
) {
  const names = namesOf<Field>({ ...before, ...after });
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const named = changed.filter((name) => onlyNamed.includes(name));
  const told = changed.filter((name) => !onlyNamed.includes(name));
  return {
    before: recordOf(told, (name) => before[name]),
    after: recordOf(told, (name) => after[name]),
    ...(named.length > 0 && { onlyNamed: named }),
  };
}

interface AuditFilters {
  /** The person who did it, or to whom it was done. */
  userId: string | undefined;
  action: AuditAction | undefined;
}

/** One page, newest first: one request, and with a filter one more for each 100 entries. @throws AppError `invalid_cursor` */
export async function readAudit(filters: AuditFilters, page: PageRequest, now: Date) {
  const filtered = listOfFiltered(filters);
  if (!filtered) return await readPage(listIn<StoredAuditEntry>(auditEntry.pk), page, now);
  const { items, ...rest } = await readPage(filtered, page, now);
  const found = await getItems(items.map(({ sk: id }) => auditEntry.key({ id })));
  return { items: found.filter((entry) => entry !== undefined), ...rest };
}

function listOfFiltered({ userId, action }: AuditFilters): ItemList | undefined {
  if (userId === undefined) return action && auditOfAction(action);
  return action === undefined ? auditOfPerson(userId) : auditOfPersonAndAction(userId, action);
}
