import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

/** Clients use the endpoint `http://host/_s3`, so this prefix is part of the path that they sign. */
export const pathPrefix = '/_s3';

export interface S3Request {
  readonly method: string;
  /** The whole path, prefix included, encoded the one way that signatures are computed over. */
  readonly path: string;
  /** Empty for the service itself. */
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: IncomingMessage;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | { fileDescriptor: number };
}

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function encodeKey(key: string): string {
  return encodeStrictly(key).replaceAll('%2F', '/');
}

export function parseRequest(request: IncomingMessage): S3Request {
  const [rawPath = '/', rawQuery = ''] = splitOnce(request.url ?? '/', '?');
  const path = decode(rawPath);
  const [bucket, key] = splitOnce(path.slice(pathPrefix.length + 1), '/');
  return {
    method: request.method ?? 'GET',
    path: encodeKey(path),
    bucket,
    key,
    query: new URLSearchParams(rawQuery),
    headers: request.headers,
    body: request,
  };
}

/** A header, or the query parameter of the same name that presigning moved it to. */
export function headerOrQuery(request: S3Request, name: string): string | undefined {
  return header(request, name) ?? request.query.get(name) ?? undefined;
}

export function header(request: S3Request, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw Object.assign(new S3Error('InvalidURI'), { cause });
  }
}
