/** Many who pledge at the same moment: whether they wait for each other. */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { createPost } from '#lambdas/posts/store/post-changes.ts';
import { tableClient } from '#lambdas/table/client.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { type Bench, percentile, say, sized } from './bench.ts';

const AT_ONCE = sized(200, 10);
const ALONE = sized(50, 5);

export const measureTotals: Bench = async function* () {
  await using _table = await startTableAlone();
  const start = Date.now();
  const post = async (index: number) => {
    const from = performance.now();
    await createPost('pledge', { ...pledgeAt(index, start), fishermanId: `pledger-${index}` }, []);
    return performance.now() - from;
  };
  const alone: number[] = [];
  for (let index = 0; index < ALONE; index++) alone.push(await post(index));
  const clashes = countClashes();
  const together = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => post(ALONE + index)));
  const [median, p99] = [percentile(alone, 0.5), percentile(together, 0.99)];
  say(`  alone ${median.toFixed(1)} ms; of ${AT_ONCE} at once the slowest hundredth ${p99.toFixed(1)} ms`);
  yield { name: 'totals.burst.p99', value: p99 / median };
  yield { name: 'totals.burst.clashes', value: clashes() };
};

/**
 * Transactions sent from now on while another one on one of their items was under way: DynamoDB cancels these, the local one lets them wait for
 * each other.
 */
function countClashes(): () => number {
  let clashes = 0;
  const underWay = new Set<string>();
  const { send } = tableClient;
  tableClient.send = async (operation, input) => {
    const keys = keysOf(input);
    if (keys.some((key) => underWay.has(key))) clashes += 1;
    const own = keys.filter((key) => !underWay.has(key));
    for (const key of own) underWay.add(key);
    try {
      return await send(operation, input);
    } finally {
      for (const key of own) underWay.delete(key);
    }
  };
  return () => clashes;
}

function keysOf(input: object): string[] {
  const { TransactItems = [] }: TransactWriteCommandInput = { TransactItems: undefined, ...input };
  return TransactItems.map(({ Put, Update, Delete, ConditionCheck }) => {
    const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
    return `${pk} ${sk}`;
  });
}
