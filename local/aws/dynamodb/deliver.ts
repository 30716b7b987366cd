import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export interface Delivery {
  /** Rejects, or names the records from the first of which on all are to come again. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most functions report no failures and give nothing
  deliver(records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse | void>;
  /** Told of each failed attempt; `discarded` when it was the last one. */
  onFailure?(error: unknown, records: DynamoDBRecord[], discarded: boolean): void;
  /** How often a batch is tried before it is discarded; without a limit when absent, as Lambda does by default. */
  maxAttempts?: number;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;

/**
 * Delivers a batch until all of it is taken, with growing pauses. `onTaken` is awaited with each record that ends
 * what was taken so far. Rejects with an AbortError when `signal` ends a pause.
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

/** An identifier that fits no record means the whole batch, as for Lambda. */
function indexOf(records: readonly DynamoDBRecord[], sequenceNumber: string): number {
  return Math.max(
    0,
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === sequenceNumber),
  );
}
