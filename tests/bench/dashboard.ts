/** What each list of the dashboard costs in DynamoDB, among 1,000 people and among 100,000. */

import { createTable } from '@creel/local-aws/dynamodb';
import { openBulkLoad } from '#local/bulk-load.ts';
import { tableInput } from '#local/table-input.ts';
import { TABLE } from '#shared/deployment/table.ts';
import { startTableAlone } from '#tests/support/table-alone.ts';
import { type Bench, say, sized } from './bench.ts';
import { type CapacityMeter, meterCapacity, type Spent } from './capacity-meter.ts';
import { BUSIEST, DASHBOARD_CALLS } from './dashboard-calls.ts';
import { openItems } from './dashboard-items.ts';
import { itemsOfPerson } from './dashboard-people.ts';

const FEW = sized(1_000, 30);
const MANY = sized(100_000, 60);
/** People who are written together. */
const CHUNK = sized(500, 30);

export const measureDashboard: Bench = async function* () {
  await using table = await startTableAlone();
  const { tableClient } = await import('#lambdas/table/client.ts');
  const meter = meterCapacity(tableClient);
  const measured: Spent[][] = [];
  for (const people of [FEW, MANY]) {
    await fill(table, people);
    measured.push(await measureCalls(meter, people));
  }
  for (const [index, { name }] of DASHBOARD_CALLS.entries()) {
    const [few, many] = measured.map((spent) => spent[index]);
    if (!few || !many) continue;
    yield { name: `dashboard.${name}.requests` as const, value: Math.max(few.requests, many.requests) };
    yield { name: `dashboard.${name}.growth` as const, value: many.units - few.units };
  }
};

/** Makes a table with so many people, which is the one that is read from then on. */
async function fill(table: { endpoint: string; dataFile: string }, people: number): Promise<void> {
  const tableName = `dashboard-${people}`;
  await createTable(table.endpoint, tableInput(tableName), TABLE.timeToLive);
  process.env.TABLE_NAME = tableName;
  const items = await openItems();
  const file = openBulkLoad(table.dataFile, tableName);
  for (let from = 0; from < people; from += CHUNK) {
    const indexes = Array.from({ length: CHUNK }, (_, index) => from + index);
    file.write(indexes.flatMap((index) => itemsOfPerson(items, index)) as Record<string, unknown>[]);
  }
  file.close();
}

async function measureCalls(meter: CapacityMeter, people: number): Promise<Spent[]> {
  const all: Spent[] = [];
  for (const { name, load, ...asked } of DASHBOARD_CALLS) {
    const { handle } = await load();
    const request = {
      params: 'params' in asked ? asked.params : undefined,
      query: 'query' in asked ? asked.query : undefined,
      body: undefined,
      actor: { userId: BUSIEST, signedInAt: 0 },
      rememberAnswer: undefined,
      address: '127.0.0.1',
      flavour: 'consumer' as const,
      now: new Date(),
    };
    const spent = await meter.measure(() => handle(request));
    say(`  ${people} people, ${name}: ${spent.requests} requests, ${spent.units} units`);
    all.push(spent);
  }
  return all;
}
