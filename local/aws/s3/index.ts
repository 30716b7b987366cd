import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { S3Event } from 'aws-lambda';
import { findSignatureProblem, type SigningSettings } from '../signature.ts';
import { element, xmlDocument } from '../xml.ts';
import { corsHeaders } from './cors.ts';
import { S3Error } from './errors.ts';
import { objectCreated } from './events.ts';
import { operate, type Service } from './operations.ts';
import { type Answer, readRequest } from './request.ts';
import { type Content, Store } from './store.ts';

export interface BucketOptions extends SigningSettings {
  /**
   * The directory of buckets, each in a folder with its name; created if it is missing. Only one process may use it.
   */
  directory: string;
  bucket: string;
  /** Origins whose pages may use PUT and GET. */
  corsOrigins: string[];
  /** Called after each write; must not throw. */
  onObjectCreated(event: S3Event): void;
  now(): Date;
  /**
   * Milliseconds for which versions are kept that were replaced or deleted. Older ones are deleted when the bucket is
   * opened. By default it has no versions.
   */
  versionsMs?: number;
}

export interface Bucket {
  /** Handles a request whose path starts with `/_s3`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The keys of all objects, however many there are. */
  keys(): string[];
  /** Reads an object without a signature, for the edge. Returns undefined if there is none. */
  read(key: string): Content | undefined;
  /** Stores an object without a signature or a notification, for demo data. */
  write(key: string, content: Content): void;
  /** Deletes an object without a signature. */
  remove(key: string): void;
}

/**
 * Opens a bucket that stores its objects on disk and implements the part of the S3 protocol that the product uses, as
 * strictly as the real service.
 */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const { directory, bucket, region, now, versionsMs } = options;
  const store = await Store.open(join(directory, bucket), versionsMs !== undefined);
  store.expire(new Date(now().getTime() - (versionsMs ?? 0)));
  const service: Service = {
    bucket,
    store,
    onStored: (object) => options.onObjectCreated(objectCreated(region, bucket, object)),
    now,
  };
  return {
    handle: (request, response) => handle(service, options, request, response),
    keys: () => store.objects.map(({ key }) => key),
    read(key) {
      const object = store.find(key);
      return object && { ...object, body: store.read(object) };
    },
    write: (key, content) => void store.write(key, content, now()),
    remove: (key) => void store.remove(key, now()),
  };
}

async function handle(
  service: Service,
  options: BucketOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  response.setHeader('x-amz-request-id', randomUUID());
  const cors = corsHeaders(method, headers, options.corsOrigins);
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  try {
    if (method === 'OPTIONS' && !('access-control-allow-origin' in cors))
      throw new S3Error('AccessForbidden');
    send(response, method === 'OPTIONS' ? { status: 200 } : await answer(service, options, incoming));
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    const { code, message, status } = error;
    const body = xmlDocument(element('Error', [element('Code', code), element('Message', message)]));
    send(response, { status, ...(method !== 'HEAD' && { body }) });
  }
}

async function answer(service: Service, options: BucketOptions, incoming: IncomingMessage): Promise<Answer> {
  const request = await readRequest(incoming);
  const problem = findSignatureProblem('s3', incoming, request.body, options, service.now());
  if (problem === 'wrong') throw new S3Error('SignatureDoesNotMatch');
  if (problem) throw new S3Error('AccessDenied', problem === 'expired' ? 'Request has expired' : undefined);
  return operate(service, request);
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    ...(typeof body === 'string' && { 'content-type': 'application/xml' }),
    ...headers,
  });
  response.end(body);
}
