import * as endpoints from '#shared/audit/endpoints.ts';
import { csvLine } from '#shared/contract/csv.ts';
import { columns } from '#words/audit.ts';
import { readAudit } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentAudit } from './present-audit.ts';

export const listAudit = endpoint(
  endpoints.listAudit,
  async ({ query: { cursor, limit, ...filters }, now }) => {
    const { items, ...rest } = await readAudit(filters, { cursor, limit }, now);
    return { items: await presentAudit(items), ...rest };
  },
);

/** Of one page: less than 1 MB in the table, which is most that one request gives. */
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
