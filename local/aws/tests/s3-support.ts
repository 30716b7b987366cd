import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { type Bucket, openBucket } from '../s3/index.ts';
import { serve } from './serve.ts';

export const ALLOWED_ORIGIN = 'http://localhost:5173';
const CREDENTIALS = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' };

export interface StandIn {
  readonly endpoint: string;
  readonly directory: string;
  readonly bucket: string;
  readonly stored: Bucket;
  readonly events: S3Event[];
  /** Computes checksums only where S3 requires them, as the product's client does. */
  readonly client: S3Client;
  connect(config?: Partial<S3ClientConfig>): S3Client;
  /** Moves the clock ahead by milliseconds. */
  advance(by: number): void;
  /** Reopens the bucket, as after a restart. */
  reopen(): Promise<Bucket>;
  stop(): Promise<void>;
}

/** @param versionsMs makes a versioned bucket: see `BucketOptions` */
export async function startStandIn(versionsMs?: number): Promise<StandIn> {
  const directory = await mkdtemp(join(tmpdir(), 'creel-s3-'));
  const [bucket, region, credentials] = ['creel-photos', 'eu-west-1', CREDENTIALS];
  const events: S3Event[] = [];
  let ahead = 0;
  const open = () =>
    openBucket({
      directory,
      region,
      credentials,
      bucket,
      ...(versionsMs !== undefined && { versionsMs }),
      corsOrigins: [ALLOWED_ORIGIN],
      onObjectCreated: (event) => events.push(event),
      now: () => new Date(Date.now() + ahead),
    });
  const stored = await open();
  const { origin, close } = await serve((request, response) => stored.handle(request, response));
  const endpoint = `${origin}/_s3`;
  const connect = (config: Partial<S3ClientConfig> = {}) =>
    new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1, ...config });
  return {
    endpoint,
    directory,
    bucket,
    stored,
    events,
    client: connect({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    connect,
    advance: (by) => {
      ahead += by;
    },
    reopen: open,
    stop: async () => {
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
