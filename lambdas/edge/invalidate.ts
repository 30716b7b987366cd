import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from '../environment.ts';
import type { Invalidation } from './jobs.ts';

const cloudFront = new CloudFrontClient({});

/** Of a stage without an edge. */
const NO_EDGE = 'none';

/** By path: for which moment this function has done it last, of what is forgotten together. */
const doneFor = new Map<string, number>();

/** Has the edge forget these in one request, but for what it has forgotten since: many who take away much at the same time are not told of one by one. */
export async function invalidateTogether(invalidations: readonly Invalidation[]): Promise<void> {
  const isOpen = (path: string, dueAt = Number.POSITIVE_INFINITY) => (doneFor.get(path) ?? 0) < dueAt;
  await invalidate(invalidations.flatMap(({ paths, dueAt }) => paths.filter((path) => isOpen(path, dueAt))));
  for (const { paths, dueAt } of invalidations) {
    if (dueAt !== undefined) for (const path of paths) doneFor.set(path, dueAt);
  }
}

/** One request, for each path once. It is no harm when the same is asked for again: the edge then forgets it twice. */
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
