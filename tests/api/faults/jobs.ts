import type { Job } from '#lambdas/jobs/define-job.ts';
import { QUEUES } from '#shared/deployment/queues.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

/** Passes jobs of one queue to their function in one call, without the queue. */
export async function runJobs(cloud: LocalCloud, ...jobs: readonly [Job, ...Job[]]): Promise<unknown> {
  const Records = jobs.map(({ queue, name, payload }, index) => ({
    eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
    messageId: String(index),
    receiptHandle: String(index),
    body: JSON.stringify({ name, payload }),
    attributes: { ApproximateReceiveCount: '1' },
  }));
  return await cloud.runtime.invoke(QUEUES[jobs[0].queue].consumer, { Records });
}
