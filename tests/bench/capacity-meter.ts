import type { Operations, TableClient } from '#lambdas/table/client.ts';

export interface Spent {
  requests: number;
  units: number;
}

export interface CapacityMeter {
  /** What the client's requests cost while `work` ran. Not for two at the same time. */
  measure(work: () => Promise<unknown>): Promise<Spent>;
}

/** Makes every request of this client ask what it consumed, and adds it up. */
export function meterCapacity(client: TableClient): CapacityMeter {
  let spent: Spent = { requests: 0, units: 0 };
  const send = client.send;
  client.send = async <Name extends keyof Operations<Item>, Item>(
    operation: Name,
    input: Operations<Item>[Name][0],
  ) => {
    const answer = await send<Name, Item>(operation, { ...input, ReturnConsumedCapacity: 'TOTAL' });
    spent.requests += 1;
    spent.units += unitsIn(answer);
    return answer;
  };
  return {
    async measure(work) {
      spent = { requests: 0, units: 0 };
      await work();
      return { ...spent };
    },
  };
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
