import { type CsvPage, csvLine } from '#shared/contract/csv.ts';
import { columns } from '#words/impact/csv.ts';
import { timeOfId } from '../core/time-of-id.ts';
import type { LedgerPage } from '../ledger/store/pages.ts';
import { organization } from '../organizations/store/items.ts';
import { getItems } from '../table/index.ts';

/** A page of the ledger as lines, with the names that organizations have now. docs/operations.md explains the columns. */
export async function writeCsv({ rows, ...rest }: LedgerPage, isFirst: boolean): Promise<CsvPage> {
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
