import { join } from 'node:path';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { FRAMED_PATHS, RENDERED_PATHS } from '#lib/edge/rendered-paths.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { ALL_PAGES } from '#shared/rendering.ts';
import type { StackOutputs } from './stack-outputs.ts';
import { uploadWeb } from './upload-web.ts';
import { type PlannedFile, plannedConfig, planUpload, turnOf } from './web-plan.ts';

/** The paths of rendered pages, which the edge caches and a deployment can change. */
const RENDERED = [...ALL_PAGES, ...[...RENDERED_PATHS, FRAMED_PATHS.pattern].map(upToStar)];

/** Invalidation paths can have a star only at the end. */
function upToStar(pattern: string): string {
  return pattern.replace(/\*.*/, '*');
}

/** The settings of a deployed stack that the browser needs. */
export function siteConfigOf(stage: string, outputs: StackOutputs, userPoolEndpoint?: string): SiteConfig {
  const { MapTilesUrl: url, MapTilesAttribution: attribution } = outputs;
  return {
    stage,
    // The id of a user pool begins with its region.
    region: outputs.UserPoolId.split('_')[0] ?? '',
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    ...(userPoolEndpoint !== undefined && { userPoolEndpoint }),
    origins: { consumer: outputs.ConsumerOrigin, community: outputs.CommunityOrigin },
    ...(url !== undefined && attribution !== undefined && { mapTiles: { url, attribution } }),
  };
}

/**
 * Uploads the files that the pages of this version name. Call it before the functions change, because their pages would otherwise name missing
 * files.
 */
export async function publishAssets(root: string, outputs: StackOutputs | undefined): Promise<void> {
  if (outputs?.WebBucket === undefined) return;
  const config = siteConfigOf('', outputs);
  const plan = planUpload(join(root, 'dist/web'), config);
  await upload(
    config,
    outputs.WebBucket,
    plan.filter(({ key }) => turnOf(key) === 0),
  );
}

/**
 * Uploads the built app with its settings, and invalidates the changed files at the edge.
 * @returns a sentence for the operator
 */
export async function publishWeb(root: string, outputs: StackOutputs, config: SiteConfig): Promise<string> {
  return await publishPlan(outputs, config, planUpload(join(root, 'dist/web'), config));
}

/** Uploads what is not in the bucket, and invalidates the changed files at the edge. */
export async function publishPlan(
  { WebBucket, DistributionId }: StackOutputs,
  config: SiteConfig,
  plan: readonly PlannedFile[],
): Promise<string> {
  if (WebBucket === undefined || DistributionId === undefined)
    throw new Error('The stage has no edge to publish to.');
  const { uploaded, kept } = await upload(config, WebBucket, plan);
  const changed = uploaded.filter((key) => !key.startsWith('assets/')).map((key) => `/${key}`);
  await invalidate(DistributionId, [...changed, ...RENDERED]);
  return `Uploaded ${uploaded.length} files of the app; ${kept.length} were there already.`;
}

/** Uploads only the settings, as /config.json, and invalidates them at the edge. */
export async function publishConfig(
  { WebBucket, DistributionId }: StackOutputs,
  config: SiteConfig,
): Promise<void> {
  if (WebBucket === undefined || DistributionId === undefined) return;
  await upload(config, WebBucket, [plannedConfig(config)]);
  await invalidate(DistributionId, ['/config.json']);
}

async function upload({ region }: SiteConfig, bucket: string, plan: readonly PlannedFile[]) {
  const s3 = new S3Client({ region });
  const result = await uploadWeb(s3, bucket, plan);
  s3.destroy();
  return result;
}

/**
 * Invalidates everything that is not immutable: static and rendered pages, and /config.json. Responses of the API and photos stay cached, because a
 * deployment of the app changes neither.
 */
async function invalidate(DistributionId: string, Items: string[]): Promise<void> {
  await new CloudFrontClient({ region: 'us-east-1' }).send(
    new CreateInvalidationCommand({
      DistributionId,
      InvalidationBatch: {
        Paths: { Quantity: Items.length, Items },
        CallerReference: crypto.randomUUID(),
      },
    }),
  );
}
