import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Clients use the endpoint `http://host/_s3`, so this prefix is part of the path that they sign. */
const PATH_PREFIX = '/_s3/';

/** The maximum for a list and for a deletion. */
export const MAX_KEYS = 1000;

export interface S3Request {
  readonly method: string;
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** @throws Error if the client disconnects before the end */
export async function readRequest(request: IncomingMessage): Promise<S3Request> {
  const [path = '', query] = (request.url ?? '').split('?');
  const [, bucket = '', key = ''] =
    /^([^/]*)\/?(.*)$/s.exec(decodeURIComponent(path).slice(PATH_PREFIX.length)) ?? [];
  return {
    method: request.method ?? 'GET',
    bucket,
    key,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: await buffer(request),
  };
}
