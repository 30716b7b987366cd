/** What those who run the site did: one entry for each action, written with the action itself. */
import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import type { AuditAction, AuditValue } from '#shared/audit/actions.ts';
import { put, type TransactionStep } from '../../table/index.ts';
import { type AuditEntry, auditEntry, auditOfPersonEntry } from './items.ts';

/** The steps that write an entry, and by which it is found with who did it and whom it was done to: two or three. */
export function auditSteps<Action extends AuditAction>(
  entry: AuditEntry<Action>,
  now: Date,
): TransactionStep[] {
  const id = ulid(now.getTime());
  const { action, actorId, userId } = entry;
  const people = [...new Set([actorId, ...(userId === undefined ? [] : [userId])])];
  return [
    put(auditEntry.item({ id }, { id, ...entry, at: now.toISOString() })),
    ...people.map((person) => put(auditOfPersonEntry.item({ userId: person, id }, { action }))),
  ];
}

type Fields<Field extends string> = Readonly<Partial<Record<Field, AuditValue | undefined>>>;

/**
 * What an entry tells of a change: fields that differ.
 * @param onlyNamed whose values are not kept: what is personal, or was written to somebody
 */
export function auditedChange<Field extends string>(
  before: Fields<Field>,
  after: Fields<Field>,
  onlyNamed: readonly Field[] = [],
) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Field[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const named = changed.filter((name) => onlyNamed.includes(name));
  const told = changed.filter((name) => !onlyNamed.includes(name));
  return {
    before: pick(before, told),
    after: pick(after, told),
    ...(named.length > 0 && { onlyNamed: named }),
  };
}

function pick<Field extends string>(from: Fields<Field>, names: readonly Field[]) {
  const given = names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]] as const]));
  return Object.fromEntries(given) as Partial<Record<Field, AuditValue>>;
}
