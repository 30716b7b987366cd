import * as endpoints from '#shared/audit/endpoints.ts';
import type { AuditEntry } from '#shared/audit/schemas.ts';
import { csvLine } from '#shared/contract/csv.ts';
import { columns } from '#words/audit.ts';
import { readAudit } from '../audit/store/audit.ts';
import type { StoredAuditEntry } from '../audit/store/items.ts';
import { endpoint } from '../core/endpoint.ts';
import { organization } from '../organizations/store/items.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { getItems } from '../table/index.ts';

export const listAudit = endpoint(
  endpoints.listAudit,
  async ({ query: { cursor, limit, ...filters }, now }) => {
    const { items, ...rest } = await readAudit(filters, { cursor, limit }, now);
    return { items: await presentAudit(items), ...rest };
  },
);

/** The entries of one page. They take less than 1 MB in the table, the maximum of one request. */
const ROWS = 1000;

export const exportAudit = endpoint(endpoints.exportAudit, async ({ query: { cursor, ...filters }, now }) => {
  const { items, ...rest } = await readAudit(filters, { cursor, limit: ROWS }, now);
  const lines = (await presentAudit(items)).map((entry) =>
    csvLine([
      entry.at,
      entry.action,
      entry.actor?.name,
      entry.actor?.id,
      entry.person?.name,
      entry.person?.id,
      entry.organization?.name,
      entry.organization?.id,
      entry.subject,
      textOf(entry.before),
      textOf(entry.after),
      entry.onlyNamed.join(' '),
      entry.id,
    ]),
  );
  return { csv: (cursor === undefined ? csvLine(columns) : '') + lines.join(''), ...rest };
});

const textOf = (state: object) => (Object.keys(state).length > 0 ? JSON.stringify(state) : undefined);

/** Adds the current names of people and organizations. */
async function presentAudit(entries: readonly StoredAuditEntry[]): Promise<AuditEntry[]> {
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
