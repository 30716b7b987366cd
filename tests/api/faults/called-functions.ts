/** The functions that nobody calls by an endpoint, called in this process as AWS calls them. */
import { fileURLToPath } from 'node:url';
import { FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { QUEUES } from '#shared/deployment/queues.ts';

/** Something that is run again until it is done. */
export interface Work {
  name: string;
  /** Runs it once more. @throws when it failed */
  run(attempt: number): Promise<void>;
  /** Each run is asked for by a person, and emails are counted for each. */
  isAskedAnew?: boolean;
}

/** Which ones were called. */
export const called = new Set<FunctionName>();

/** @throws what the function throws, or Error when it wants to be given the same again */
export async function callFunction(name: FunctionName, event: object): Promise<void> {
  called.add(name);
  const entry = fileURLToPath(new URL(`../../../${FUNCTIONS[name].entry}`, import.meta.url));
  const { handler }: { handler(event: object): Promise<unknown> } = await import(entry);
  const { batchItemFailures = [] } = Object(await handler(event));
  if (batchItemFailures.length > 0) throw new Error(`${name} failed`);
}

/** A message of a queue, which gives it out until it is done. */
export const messageOf = (queue: keyof typeof QUEUES, name: string, body: object): Work => ({
  name,
  async run(attempt) {
    const attributes = { ApproximateReceiveCount: String(attempt) };
    const message = { messageId: 'one', receiptHandle: 'one', body: JSON.stringify(body), attributes };
    await callFunction(QUEUES[queue].consumer, { Records: [message] });
  },
});

export const workOf = ({ queue, ...job }: Job): Work => messageOf(queue, job.name, job);
