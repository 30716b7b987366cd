import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export interface Delivery {
  /** Rejects, or returns failures. All records from the first failure on are delivered again. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most functions report no failures and give nothing
  deliver(records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse | void>;
  /** Called for each failed attempt; `discarded` is true for the last one. */
  onFailure?(error: unknown, records: DynamoDBRecord[], discarded: boolean): void;
  /** How often a batch is tried before it is discarded. Without it there is no limit, as in Lambda by default. */
  maxAttempts?: number;
}

const firstPauseMs = 100;
const longestPauseMs = 2000;

/**
 * Delivers a batch until all of it is accepted, with growing delays. `onTaken` is awaited with the last record accepted
 * by each attempt. Rejects with an AbortError if `signal` ends a delay.
 */
export async function deliverBatch(
  { deliver, onFailure, maxAttempts = Number.POSITIVE_INFINITY }: Delivery,
  batch: readonly DynamoDBRecord[],
  onTaken: (last: DynamoDBRecord) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let left = [...batch];
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const outcome = await attemptOnce(deliver, left);
    const taken = left.at(outcome.taken - 1);
    if (outcome.taken > 0 && taken) await onTaken(taken);
    left = left.slice(outcome.taken);
    const last = left.at(-1);
    if (!last) return;

    const discarded = attempt >= maxAttempts;
    onFailure?.(outcome.error, left, discarded);
    if (discarded) return onTaken(last);
    await sleep(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs), undefined, { signal });
  }
}

async function attemptOnce(
  deliver: Delivery['deliver'],
  records: DynamoDBRecord[],
): Promise<{ taken: number; error?: unknown }> {
  try {
    const failures = (await deliver(records))?.batchItemFailures ?? [];
    if (failures.length === 0) return { taken: records.length };
    const failed = failures.map(({ itemIdentifier }) => indexOf(records, itemIdentifier));
    return {
      taken: Math.min(...failed),
      error: new Error(`${failures.length} records were reported as failed`),
    };
  } catch (error) {
    return { taken: 0, error };
  }
}

/** As in Lambda, an identifier that matches no record means the whole batch. */
function indexOf(records: readonly DynamoDBRecord[], sequenceNumber: string): number {
  return Math.max(
    0,
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === sequenceNumber),
  );
}
