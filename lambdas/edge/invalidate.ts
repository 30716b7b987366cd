import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from '../environment.ts';
import type { Invalidation } from './jobs.ts';

const cloudFront = new CloudFrontClient({});

/** The setting of a stage without an edge. */
const NO_EDGE = 'none';

/** For each path, the latest due time for which this function instance has invalidated it. */
const doneFor = new Map<string, number>();

/** Invalidates in one request. Paths that were invalidated for their due time already are left out. */
export async function invalidateTogether(invalidations: readonly Invalidation[]): Promise<void> {
  const isOpen = (path: string, dueAt = Number.POSITIVE_INFINITY) => (doneFor.get(path) ?? 0) < dueAt;
  await invalidate(invalidations.flatMap(({ paths, dueAt }) => paths.filter((path) => isOpen(path, dueAt))));
  for (const { paths, dueAt } of invalidations) {
    if (dueAt !== undefined) for (const path of paths) doneFor.set(path, dueAt);
  }
}

/** Sends one request with each path once. Repeating it does no harm. */
async function invalidate(paths: readonly string[]): Promise<void> {
  const DistributionId = environment('DISTRIBUTION_ID');
  const Items = [...new Set(paths)];
  if (DistributionId === NO_EDGE || Items.length === 0) return;
  await cloudFront.send(
    new CreateInvalidationCommand({
      DistributionId,
      InvalidationBatch: { Paths: { Quantity: Items.length, Items }, CallerReference: crypto.randomUUID() },
    }),
  );
}
