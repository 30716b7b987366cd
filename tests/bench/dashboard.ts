/** The cost of each list of the dashboard in DynamoDB, among 1,000 and among 100,000 people. */
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { type Bench, say, sized } from './bench.ts';
import { type Spent, spentBy } from './capacity-meter.ts';
import { BUSIEST, DASHBOARD_CALLS } from './dashboard-calls.ts';
import { itemsOfPerson } from './dashboard-people.ts';

const FEW = sized(1_000, 30);
const MANY = sized(100_000, 60);

export const measureDashboard: Bench = async function* () {
  const measured: Spent[][] = [];
  for (const people of [FEW, MANY]) {
    await using _table = await startTableAlone(itemsOfPeople(people));
    measured.push(await measureCalls(people));
  }
  for (const [index, { name }] of DASHBOARD_CALLS.entries()) {
    const [few, many] = measured.map((spent) => spent[index]);
    if (!few || !many) continue;
    yield { name: `dashboard.${name}.requests` as const, value: Math.max(few.requests, many.requests) };
    yield { name: `dashboard.${name}.growth` as const, value: many.units - few.units };
  }
};

function* itemsOfPeople(count: number): Generator<object> {
  for (let index = 0; index < count; index++) yield* itemsOfPerson(index);
}

async function measureCalls(people: number): Promise<Spent[]> {
  const all: Spent[] = [];
  for (const { name, endpoint, ...asked } of DASHBOARD_CALLS) {
    const request = {
      params: 'params' in asked ? asked.params : undefined,
      query: 'query' in asked ? asked.query : undefined,
      body: undefined,
      actor: { userId: BUSIEST, signedInAt: 0 },
      groups: ['admin'] as const,
      rememberAnswer: undefined,
      address: '127.0.0.1',
      flavour: 'consumer' as const,
      now: new Date(),
    };
    const spent = await spentBy(() => endpoint.handle(request));
    say(`  ${people} people, ${name}: ${spent.requests} requests, ${spent.units} units`);
    all.push(spent);
  }
  return all;
}
