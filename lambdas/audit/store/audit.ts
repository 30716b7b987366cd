/** The audit: one entry for each action of administrators and managers, written in the action's own transaction. */

import { isDeepStrictEqual } from 'node:util';
import { encodeTime, ulid } from 'ulid';
import type { AuditAction, AuditValue } from '#shared/audit/actions.ts';
import { namesOf, recordOf } from '#shared/names-of.ts';
import * as table from '../../table/index.ts';
import {
  type AuditEntry,
  auditEntry,
  auditOfAction,
  auditOfPerson,
  auditOfPersonAndAction,
  auditOfPersonEntry,
  type StoredAuditEntry,
} from './items.ts';

/** Returns the steps that write an entry and list it under the actor and the affected person: at most three. */
export function auditSteps<Action extends AuditAction>(
  entry: AuditEntry<Action>,
  now: Date,
): table.TransactionStep[] {
  const id = ulid(now.getTime());
  const { action, actorId, userId } = entry;
  const people = new Set([actorId, userId].filter((person) => person !== undefined));
  return [
    table.put(auditEntry.item({ id }, { id, ...entry, at: now.toISOString() })),
    ...[...people].map((person) => table.put(auditOfPersonEntry.item({ userId: person, id }, { action }))),
  ];
}

type Fields<Field extends string> = Readonly<Partial<Record<Field, AuditValue | undefined>>>;

/**
 * Returns the fields that differ.
 * @param onlyNamed fields whose values aren't stored: personal data or private texts
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
  /** User id of the actor or of the affected person. */
  person?: string;
  action?: AuditAction;
  /** ISO 8601. */
  from?: string;
  /** ISO 8601, exclusive. */
  until?: string;
}

/** Reads a page, newest first. A filter takes one more request per 100 entries. @throws AppError `invalid_cursor` */
export async function readAudit(filters: AuditFilters, page: table.PageRequest, now: Date) {
  const filtered = listOfFiltered(filters);
  if (!filtered) return await readSpan(table.listIn<StoredAuditEntry>(auditEntry.pk), filters, page, now);
  const { items, ...rest } = await readSpan(filtered, filters, page, now);
  const found = await table.getItems(items.map(({ sk: id }) => auditEntry.key({ id })));
  return { items: found.filter((entry) => entry !== undefined), ...rest };
}

function listOfFiltered({ person, action }: AuditFilters): table.ItemList | undefined {
  if (person === undefined) return action && auditOfAction(action);
  return action === undefined ? auditOfPerson(person) : auditOfPersonAndAction(person, action);
}

/** Reads a span of time. Ids are ULIDs, so they sort by time: pages start before `until` and end at `from`. */
async function readSpan<Stored extends object>(
  list: table.ItemList<Stored>,
  { from, until }: AuditFilters,
  page: table.PageRequest,
  now: Date,
) {
  const request = { name: list.partition, lists: [list], from: until && firstIdOf(until) };
  const { items, nextCursor } = await table.readMergedPage(request, page, now);
  const within = from === undefined ? items : items.filter(({ sk }) => sk >= firstIdOf(from));
  return { items: within, ...(nextCursor && within.length === items.length && { nextCursor }) };
}

const firstIdOf = (time: string) => encodeTime(Date.parse(time));
