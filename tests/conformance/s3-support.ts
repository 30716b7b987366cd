import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { type Bucket, type BucketOptions, openBucket } from '#local/s3/index.ts';

// Runs against the stand-in, or against what CREEL_S3_ENDPOINT names: real AWS (`https://s3.eu-west-1.amazonaws.com`)
// or a LocalStack-compatible endpoint (`http://127.0.0.1:4566`). There a bucket is made for the run and deleted
// after it; region and credentials come from AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
const remoteEndpoint = process.env.CREEL_S3_ENDPOINT;

export const allowedOrigin = 'http://localhost:5173';
export const region = process.env.AWS_REGION ?? 'eu-west-1';
export const credentials = {
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? 'AKIDLOCAL',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? 'secretlocal',
};

export interface S3UnderTest {
  readonly endpoint: string;
  readonly bucket: string;
  /** Computes checksums only where S3 requires them, as the product's client does. */
  readonly client: S3Client;
  connect(config?: Partial<S3ClientConfig>): S3Client;
  stop(): Promise<void>;
}

export interface StandIn extends S3UnderTest {
  readonly directory: string;
  readonly stored: Bucket;
  readonly events: S3Event[];
}

export async function startS3(): Promise<S3UnderTest> {
  return remoteEndpoint === undefined ? startStandIn() : makeRemoteBucket(remoteEndpoint);
}

export async function startStandIn(options: Partial<BucketOptions> = {}): Promise<StandIn> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'creel-s3-')));
  const bucket = 'creel-photos';
  const events: S3Event[] = [];
  const stored = await openBucket({
    directory,
    region,
    credentials,
    bucket,
    corsOrigins: [allowedOrigin],
    onObjectCreated: (event) => events.push(event),
    ...options,
  });
  const server = createServer((request, response) => void stored.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_s3`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true, force: true });
  };
  return { ...connectTo(endpoint, bucket), directory, stored, events, stop };
}

async function makeRemoteBucket(endpoint: string): Promise<S3UnderTest> {
  const bucket = `creel-conformance-${randomUUID()}`;
  const { client, connect } = connectTo(endpoint, bucket);
  const location = region === 'us-east-1' ? {} : { LocationConstraint: region as 'eu-west-1' };
  await client.send(new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: location }));
  const rule = {
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedOrigins: [allowedOrigin],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['ETag'],
  };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
  const stop = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    await client.send(new DeleteBucketCommand({ Bucket: bucket }));
  };
  return { endpoint, bucket, client, connect, stop };
}

function connectTo(endpoint: string, bucket: string) {
  const connect = (config: Partial<S3ClientConfig> = {}) =>
    new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1, ...config });
  const client = connect({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { endpoint, bucket, client, connect };
}

/** Status and S3's error code, `403 AccessDenied`; the status alone when the answer has no code. */
export async function outcome(response: Response | Promise<Response>): Promise<string> {
  const { status, text } = await (async () => {
    const settled = await response;
    return { status: settled.status, text: await settled.text() };
  })();
  const code = /<Code>([^<]+)/.exec(text)?.[1];
  return code === undefined ? `${status}` : `${status} ${code}`;
}

/** The same of a call of the SDK: `ok`, or the error's status and name. */
export async function sdkOutcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    return `${$metadata?.httpStatusCode ?? 'no answer'} ${name}`;
  }
}
