import * as endpoints from '#shared/impact/endpoints.ts';
import { siteDayOf } from '../core/day-of.ts';
import { endpoint } from '../core/endpoint.ts';
import { readLedgerOfFisherman, readLedgerOfOrganization, readWholeLedger } from '../ledger/store/pages.ts';
import { requireMember } from '../organizations/store/members.ts';
import { readImpact } from './store/sums.ts';
import { writeCsv } from './write-csv.ts';

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
