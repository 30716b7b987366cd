import { type CsvPage, csvLine } from '#shared/contract/csv.ts';
import * as endpoints from '#shared/impact/endpoints.ts';
import { columns } from '#words/impact/csv.ts';
import { siteDayOf } from '../core/day-of.ts';
import { endpoint } from '../core/endpoint.ts';
import { timeOfId } from '../core/time-of-id.ts';
import {
  type LedgerPage,
  readLedgerOfFisherman,
  readLedgerOfOrganization,
  readWholeLedger,
} from '../ledger/store/pages.ts';
import { organization } from '../organizations/store/items.ts';
import { requireMember } from '../organizations/store/members.ts';
import { getItems } from '../table/index.ts';
import { readImpact } from './store/sums.ts';

export const getImpact = endpoint(endpoints.getImpact, async ({ query: { by }, now }) => ({
  asOf: siteDayOf(now.getTime()),
  ...(await readImpact(by)),
}));

export const exportMeals = endpoint(
  endpoints.exportMeals,
  async ({ query: { organizationId, cursor }, actor: { userId }, now }) => {
    const isFirst = cursor === undefined;
    if (organizationId === undefined)
      return writeCsv(await readLedgerOfFisherman(userId, cursor, now), isFirst);
    await requireMember(userId, organizationId);
    return writeCsv(await readLedgerOfOrganization(organizationId, cursor, now), isFirst);
  },
);

export const exportAllMeals = endpoint(endpoints.exportAllMeals, async ({ query: { cursor }, now }) =>
  writeCsv(await readWholeLedger(cursor, now), cursor === undefined),
);

/** Writes a page of the ledger as CSV with the organizations' current names (columns: docs/operations.md). */
async function writeCsv({ rows, ...rest }: LedgerPage, isFirst: boolean): Promise<CsvPage> {
  const ids = [...new Set(rows.flatMap(({ organizationId }) => organizationId ?? []))];
  const keys = ids.map((organizationId) => organization.key({ organizationId }));
  const found = await getItems(keys, { consistent: false });
  const names = new Map(ids.map((id, index) => [id, found[index]?.name]));
  const lines = rows.map((row) =>
    csvLine([
      timeOfId(row.entryId),
      row.kind,
      row.meals,
      row.species,
      row.location,
      row.pledgeId,
      row.claimId,
      row.organizationId && names.get(row.organizationId),
      row.organizationType,
      row.entryId,
    ]),
  );
  return { csv: (isFirst ? csvLine(columns) : '') + lines.join(''), ...rest };
}
