import type { AuditEntry } from '#shared/audit/schemas.ts';
import type { StoredAuditEntry } from '../audit/store/items.ts';
import { organization } from '../organizations/store/items.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { getItems } from '../table/index.ts';

/** Entries with what people and organizations are called now. */
export async function presentAudit(entries: readonly StoredAuditEntry[]): Promise<AuditEntry[]> {
  const organizations = [...new Set(entries.flatMap(({ organizationId }) => organizationId ?? []))];
  const [names, found] = await Promise.all([
    readPublicNames(entries.flatMap(({ actorId, userId }) => [actorId, userId])),
    getItems(
      organizations.map((organizationId) => organization.key({ organizationId })),
      { consistent: false },
    ),
  ]);
  const nameOf = new Map([...names, ...organizations.map((id, index) => [id, found[index]?.name] as const)]);
  const named = (id: string) => {
    const name = nameOf.get(id);
    return { id, name };
  };
  return entries.map(({ id, at, action, actorId, userId, organizationId, subject, ...change }) => ({
    id,
    at,
    action,
    ...(actorId !== undefined && { actor: named(actorId) }),
    ...(userId !== undefined && { person: named(userId) }),
    ...(organizationId !== undefined && { organization: named(organizationId) }),
    subject,
    before: change.before,
    after: change.after,
    onlyNamed: [...(change.onlyNamed ?? [])],
  }));
}
