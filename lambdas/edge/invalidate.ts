import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from '../environment.ts';

const cloudFront = new CloudFrontClient({});

/** Of a stage without an edge. */
const NO_EDGE = 'none';

/** Has the edge forget these paths, in one request. What it is told twice it forgets twice. */
export async function invalidate(paths: readonly string[]): Promise<void> {
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
