import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Event } from 'aws-lambda';
import { answerPreflight, corsHeaders } from './cors.ts';
import { S3Error } from './errors.ts';
import { objectCreated } from './events.ts';
import { operate, type Service } from './operations.ts';
import { type Answer, parseRequest } from './request.ts';
import { Store } from './store.ts';
import { element, xmlDocument } from './xml.ts';

export interface BucketOptions {
  /** Where buckets live, this one in a folder of its name; made when absent. One process at a time. */
  directory: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  bucket: string;
  /** Origins whose pages may PUT and GET. */
  corsOrigins: string[];
  /** Called after each write; must not throw. */
  onObjectCreated(event: S3Event): void;
  now?: () => Date;
  /** The largest object, 64 MiB when absent. */
  maxUploadBytes?: number;
}

export interface Bucket {
  /** Answers one request whose path starts with `/_s3`. Never rejects for what a client does. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Reads an object without a signature, for the edge. Undefined when there is none. */
  read(key: string): { body: Buffer; contentType: string; cacheControl?: string } | undefined;
  /** Stores an object without a signature and tells nobody, for demo data. */
  write(key: string, content: { body: Buffer; contentType: string }): void;
}

/** Opens a bucket that keeps its objects on disk and answers what the product uses of the S3 protocol, as strictly as the real service. */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const { directory, bucket, region, credentials, corsOrigins, now = () => new Date() } = options;
  const service: Service = {
    bucket,
    store: await Store.open(join(directory, bucket)),
    region,
    credentials,
    maxUploadBytes: options.maxUploadBytes ?? 64 * 1024 * 1024,
    onStored: (object) => options.onObjectCreated(objectCreated(region, bucket, object, now())),
    now,
  };
  return {
    handle: (request, response) => handle(service, corsOrigins, request, response),
    read: (key) => read(service, key),
    write: (key, content) => service.store.write(key, content, now()),
  };
}

async function handle(
  service: Service,
  corsOrigins: readonly string[],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = randomUUID();
  response.setHeader('server', 'AmazonS3').setHeader('x-amz-request-id', requestId);
  try {
    const request = parseRequest(incoming);
    for (const [name, value] of Object.entries(corsHeaders(request, corsOrigins))) {
      response.setHeader(name, value);
    }
    const answer =
      request.method === 'OPTIONS' ? answerPreflight(request, corsOrigins) : await operate(service, request);
    await send(response, incoming.method, answer);
  } catch (error) {
    // Nobody is left to answer, or the answer has begun and cannot be taken back.
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    await send(response, incoming.method, describeError(error, incoming, requestId));
  }
}

async function send(response: ServerResponse, method: string | undefined, answer: Answer): Promise<void> {
  const { status, headers = {}, body } = answer;
  if (body !== undefined && typeof body !== 'string') {
    response.writeHead(status, headers);
    await pipeline(createReadStream('', { fd: body.fileDescriptor }), response);
    return;
  }
  const content = method === 'HEAD' ? '' : (body ?? '');
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(content) };
  response.writeHead(status, {
    ...(content && { 'content-type': 'application/xml' }),
    ...length,
    ...headers,
  });
  await new Promise<void>((resolve) => response.end(content, () => resolve()));
}

function describeError(error: unknown, { url = '/' }: IncomingMessage, requestId: string): Answer {
  const known = error instanceof S3Error ? error : new S3Error('InternalError', undefined, {});
  const body = element('Error', [
    element('Code', known.code),
    element('Message', known === error ? known.message : String(error)),
    element('Resource', url.split('?')[0] ?? '/'),
    element('RequestId', requestId),
  ]);
  return { status: known.status, headers: known.headers, body: xmlDocument(body) };
}

function read({ store }: Service, key: string): ReturnType<Bucket['read']> {
  const object = store.objects.get(key);
  if (!object) return undefined;
  const { contentType, cacheControl } = object;
  return { body: store.readBody(object), contentType, ...(cacheControl !== undefined && { cacheControl }) };
}
