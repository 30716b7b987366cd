import { type Operations, tableClient } from '#lambdas/table/client.ts';

export interface Spent {
  requests: number;
  units: number;
}

export interface Metered extends Spent {
  /** Of the units, those of writes. */
  writeUnits: number;
  /** Requests that begin while another one is under way are of the same round. */
  rounds: number;
}

const READS: readonly (keyof Operations<unknown>)[] = ['BatchGetItem', 'GetItem', 'Query'];

/** Measures the cost of the table's requests while `work` runs. Only one at a time. */
export async function spentBy(work: () => Promise<unknown>): Promise<Metered> {
  const spent: Metered = { requests: 0, units: 0, writeUnits: 0, rounds: 0 };
  let underWay = 0;
  const { send } = tableClient;
  tableClient.send = async <Name extends keyof Operations<Item>, Item>(
    operation: Name,
    input: Operations<Item>[Name][0],
  ) => {
    if (underWay === 0) spent.rounds += 1;
    underWay += 1;
    const answer = await send<Name, Item>(operation, {
      ...input,
      ReturnConsumedCapacity: 'TOTAL',
    }).finally(() => (underWay -= 1));
    const units = unitsIn(answer);
    spent.requests += 1;
    spent.units += units;
    if (!READS.includes(operation)) spent.writeUnits += units;
    return answer;
  };
  try {
    await work();
  } finally {
    tableClient.send = send;
  }
  return spent;
}

/** One figure, or a list of them: a batch has one for each table. */
function unitsIn(output: object): number {
  if (!('ConsumedCapacity' in output)) throw new Error('The table does not say what a request consumed');
  const figures: unknown[] = [output.ConsumedCapacity].flat();
  return figures.reduce<number>((sum, figure) => sum + unitsOf(figure), 0);
}

function unitsOf(figure: unknown): number {
  const units =
    typeof figure === 'object' && figure && 'CapacityUnits' in figure ? figure.CapacityUnits : undefined;
  if (typeof units !== 'number') throw new Error('The table does not say what a request consumed');
  return units;
}
