import { exportMeals } from '#shared/impact/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readLedgerOfFisherman, readLedgerOfOrganization } from '../ledger/store/pages.ts';
import { requireMember } from '../organizations/store/members.ts';
import { writeCsv } from './write-csv.ts';

export default endpoint(
  exportMeals,
  async ({ query: { organizationId, cursor }, actor: { userId }, now }) => {
    const isFirst = cursor === undefined;
    if (organizationId === undefined)
      return writeCsv(await readLedgerOfFisherman(userId, cursor, now), isFirst);
    await requireMember(userId, organizationId);
    return writeCsv(await readLedgerOfOrganization(organizationId, cursor, now), isFirst);
  },
);
