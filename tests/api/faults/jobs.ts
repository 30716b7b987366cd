import type { Job } from '#lambdas/jobs/define-job.ts';
import { QUEUES } from '#shared/deployment/queues.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

/** Gives jobs of one queue to their function in one call, beside the queue. */
export async function runJobs(cloud: LocalCloud, ...jobs: readonly [Job, ...Job[]]): Promise<unknown> {
  const Records = jobs.map(({ name, payload }, index) => ({
    messageId: String(index),
    receiptHandle: String(index),
    body: JSON.stringify({ name, payload }),
    attributes: { ApproximateReceiveCount: '1' },
  }));
  return await cloud.runtime.invoke(QUEUES[jobs[0].queue].consumer, { Records });
}
