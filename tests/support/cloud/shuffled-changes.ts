import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';

/** Operations that run concurrently with deliveries of pending changes. Each change can be delivered again later. */
export interface Step<Operation> {
  operations: Operation[];
  deliveries: { which: number; again: boolean }[];
}

export const stepsOf = <Operation>(operation: fc.Arbitrary<Operation>): fc.Arbitrary<Step<Operation>[]> =>
  fc.array(
    fc.record({
      operations: fc.array(operation, { maxLength: 4 }),
      deliveries: fc.array(fc.record({ which: fc.nat(1000), again: fc.boolean() }), { maxLength: 4 }),
    }),
    { maxLength: 8 },
  );

/** The order in which the remaining changes are delivered at the end. */
export const deliveryOrder = fc.infiniteStream(fc.nat(1000));

interface Play<Operation> {
  perform(operation: Operation): Promise<void>;
  /** The changes since the last call. */
  changes(): Promise<DynamoDBRecord[]>;
  deliver(records: readonly DynamoDBRecord[]): Promise<void>;
}

/**
 * Runs the steps, and delivers every change at least once: late, some of them twice, in another order, and several at
 * once.
 */
export async function play<Operation>(
  steps: readonly Step<Operation>[],
  order: fc.Stream<number>,
  { perform, changes, deliver }: Play<Operation>,
): Promise<void> {
  const underWay: DynamoDBRecord[] = [];
  const repeated = new Set<DynamoDBRecord>();
  for (const { operations, deliveries } of steps) {
    const chosen = deliveries.map(({ which, again }) => take(underWay, which, again));
    const performAll = async () => {
      for (const each of operations) await perform(each);
    };
    await Promise.all([...chosen.map(deliver), performAll()]);
    underWay.push(...(await changes()));
  }
  while (underWay.length > 0) {
    const some = [...order.take(3)].map((which) => {
      const [next] = take(underWay, which, true);
      // Each is repeated at most once, because some orders would otherwise repeat forever.
      const again = which % 4 === 0 && next !== undefined && !repeated.has(next);
      if (again) repeated.add(next);
      return take(underWay, which, again);
    });
    await Promise.all(some.map(deliver));
    underWay.push(...(await changes()));
  }
}

function take<T>(from: T[], which: number, again: boolean): T[] {
  if (from.length === 0) return [];
  const at = which % from.length;
  return again ? from.slice(at, at + 1) : from.splice(at, 1);
}
