import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { S3Event } from 'aws-lambda';
import { answerPreflight, corsHeaders } from './cors.ts';
import { S3Error } from './errors.ts';
import { operate } from './operations.ts';
import { type Answer, parseRequest, type S3Request } from './request.ts';
import type { Service } from './service.ts';
import { Store } from './store.ts';
import { element, xmlDocument } from './xml.ts';

export interface BucketOptions {
  /** Where the objects live; made when absent. One process at a time. */
  directory: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  buckets: string[];
  /** Origins whose pages may PUT, POST and GET. */
  corsOrigins: string[];
  /** Called after each write; must not throw. */
  onObjectCreated(event: S3Event): void;
  now?: () => Date;
  /** The largest object, 64 MiB when absent. */
  maxUploadBytes?: number;
}

export interface Buckets {
  /** Answers one request whose path starts with `/_s3`. Never rejects for what a client does. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Reads an object without a signature, for the edge. Undefined when there is none. */
  read(
    bucket: string,
    key: string,
  ): Promise<{ body: Buffer; contentType: string; cacheControl?: string } | undefined>;
}

/** Opens buckets that keep their objects on disk and answer the S3 protocol as strictly as the real service. */
export async function openBuckets(options: BucketOptions): Promise<Buckets> {
  const service: Service = {
    store: await Store.open(options.directory, options.buckets),
    region: options.region,
    credentials: options.credentials,
    corsOrigins: options.corsOrigins,
    maxUploadBytes: options.maxUploadBytes ?? 64 * 1024 * 1024,
    onObjectCreated: (event) => options.onObjectCreated(event),
    now: options.now ?? (() => new Date()),
  };
  return {
    handle: (request, response) => handle(service, request, response),
    read: (bucket, key) => read(service, bucket, key),
  };
}

async function handle(service: Service, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  response.setHeader('server', 'AmazonS3').setHeader('x-amz-request-id', requestId);
  try {
    const request = parseRequest(incoming);
    for (const [name, value] of Object.entries(corsHeaders(request, service.corsOrigins))) {
      response.setHeader(name, value);
    }
    await send(response, incoming.method, await answer(service, request));
  } catch (error) {
    // Nobody is left to answer, or the answer has begun and cannot be taken back.
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    await send(response, incoming.method, describeError(error, incoming, requestId));
  }
}

async function answer(service: Service, request: S3Request): Promise<Answer> {
  if (request.method === 'OPTIONS') return answerPreflight(request, service.corsOrigins);
  return operate(service, request);
}

async function send(response: ServerResponse, method: string | undefined, answer: Answer): Promise<void> {
  const { status, headers = {}, body } = answer;
  if (body !== undefined && typeof body !== 'string') {
    response.writeHead(status, headers);
    const { fileDescriptor, start, end } = body;
    await pipeline(createReadStream('', { fd: fileDescriptor, start, end }), response);
    return;
  }
  const content = method === 'HEAD' ? '' : (body ?? '');
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(content) };
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

async function read({ store }: Service, bucket: string, key: string): ReturnType<Buckets['read']> {
  const object = store.objects(bucket).get(key);
  if (!object) return undefined;
  const cacheControl = object.headers['cache-control'];
  const body = await store.readBody(bucket, object);
  return { body, contentType: object.contentType, ...(cacheControl !== undefined && { cacheControl }) };
}
