import { join } from 'node:path';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { FRAMED_PATHS, RENDERED_PATHS } from '#lib/edge/rendered-paths.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { ALL_PAGES } from '#shared/rendering.ts';
import type { StackOutputs } from './stack-outputs.ts';
import { uploadWeb } from './upload-web.ts';
import { planUpload, turnOf } from './web-plan.ts';

/** The edge keeps rendered pages for a while, and they may look different after a deployment. */
const RENDERED = [...ALL_PAGES, ...[...RENDERED_PATHS, FRAMED_PATHS.pattern].map(upToStar)];

/** In what is to be forgotten a star may only stand at the end. */
function upToStar(pattern: string): string {
  return pattern.replace(/\*.*/, '*');
}

/** The settings of a deployed stack that the browser needs. */
export function siteConfigOf(stage: string, outputs: StackOutputs, userPoolEndpoint?: string): SiteConfig {
  const { MapTilesUrl: url, MapTilesAttribution: attribution } = outputs;
  return {
    stage,
    // A pool's id begins with its region.
    region: outputs.UserPoolId.split('_')[0] ?? '',
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    ...(userPoolEndpoint !== undefined && { userPoolEndpoint }),
    origins: { consumer: outputs.ConsumerOrigin, community: outputs.CommunityOrigin },
    ...(url !== undefined && attribution !== undefined && { mapTiles: { url, attribution } }),
  };
}

/**
 * Uploads what the pages of this version name. To be called before the functions change: those render pages, which would otherwise ask for files
 * that are not there.
 */
export async function publishAssets(root: string, outputs: StackOutputs | undefined): Promise<void> {
  if (outputs?.WebBucket === undefined) return;
  const config = siteConfigOf('', outputs);
  const s3 = new S3Client({ region: config.region });
  const plan = planUpload(join(root, 'dist/web'), config);
  await uploadWeb(
    s3,
    outputs.WebBucket,
    plan.filter(({ key }) => turnOf(key) === 0),
  );
  s3.destroy();
}

/**
 * Uploads the built app with its settings, and has the edge ask for what changed.
 * @returns a sentence
 */
export async function publishWeb(root: string, outputs: StackOutputs, config: SiteConfig): Promise<string> {
  const { WebBucket, DistributionId } = outputs;
  if (WebBucket === undefined || DistributionId === undefined)
    throw new Error('The stage has no edge to publish to.');
  const s3 = new S3Client({ region: config.region });
  const { uploaded, kept } = await uploadWeb(s3, WebBucket, planUpload(join(root, 'dist/web'), config));
  s3.destroy();
  const changed = uploaded.filter((key) => !key.startsWith('assets/')).map((key) => `/${key}`);
  await invalidate(DistributionId, [...changed, ...RENDERED]);
  return `Uploaded ${uploaded.length} files of the app; ${kept.length} were there already.`;
}

/**
 * Has the edge fetch again what is not immutable: pages, /config.json and what the server renders. Answers of the API and photos stay, since
 * a deployment of the app changes neither.
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
