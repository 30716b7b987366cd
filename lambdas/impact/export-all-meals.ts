import { exportAllMeals } from '#shared/impact/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readWholeLedger } from '../ledger/store/pages.ts';
import { writeCsv } from './write-csv.ts';

export default endpoint(exportAllMeals, async ({ query: { cursor }, now }) =>
  writeCsv(await readWholeLedger(cursor, now), cursor === undefined),
);
