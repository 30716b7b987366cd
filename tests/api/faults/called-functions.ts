/** The functions without an endpoint, called in this process as AWS calls them. */
import { fileURLToPath } from 'node:url';
import { FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { QUEUES } from '#shared/deployment/queues.ts';

/** Work that runs again until it is done. */
export interface Work {
  name: string;
  /** Runs it once more. @throws when it failed */
  run(attempt: number): Promise<void>;
  /** Whether a person requests each run, so that its emails are counted for each. */
  isAskedAnew?: boolean;
}

/** The names of the functions that were called. */
export const called = new Set<FunctionName>();

/** @throws what the function throws, or Error if it returned a message to retry */
export async function callFunction(name: FunctionName, event: object): Promise<void> {
  called.add(name);
  const entry = fileURLToPath(new URL(`../../../${FUNCTIONS[name].entry}`, import.meta.url));
  const { handler }: { handler(event: object): Promise<unknown> } = await import(entry);
  const { batchItemFailures = [] } = Object(await handler(event));
  if (batchItemFailures.length > 0) throw new Error(`${name} failed`);
}

/** A message of a queue, which is delivered until it is done. */
export const messageOf = (queue: keyof typeof QUEUES, name: string, body: object): Work => ({
  name,
  async run(attempt) {
    const attributes = { ApproximateReceiveCount: String(attempt) };
    const eventSourceARN = `arn:aws:sqs:us-east-1:000000000000:${queue}`;
    const message = { messageId: 'one', receiptHandle: 'one', body: JSON.stringify(body), attributes };
    await callFunction(QUEUES[queue].consumer, { Records: [{ ...message, eventSourceARN }] });
  },
});

export const workOf = ({ queue, ...job }: Job): Work => messageOf(queue, job.name, job);
