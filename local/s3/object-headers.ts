import { checksumAlgorithms, unsupportedAlgorithms } from './checksums.ts';
import { S3Error } from './errors.ts';
import type { StoredObject } from './store.ts';

const kept = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
const metadataPrefix = 'x-amz-meta-';
const longestKeyBytes = 1024;
const largestMetadataBytes = 2048;
const refused = [
  'x-amz-tagging',
  'x-amz-website-redirect-location',
  'x-amz-object-lock-mode',
  'x-amz-object-lock-legal-hold',
  'x-amz-server-side-encryption-customer-algorithm',
  'x-amz-write-offset-bytes',
];

type Described = Pick<StoredObject, 'contentType' | 'headers' | 'metadata'>;

/** What is kept of the headers, query parameters or form fields that came with an upload, by lower-case name. */
export function describeObject(given: Iterable<readonly [name: string, value: string]>): Described {
  const values = new Map(given);
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = name === 'content-encoding' ? withoutChunked(values.get(name)) : values.get(name);
    if (value) headers[name] = value;
  }
  const metadata: Record<string, string> = {};
  for (const [name, value] of values) {
    if (name.startsWith(metadataPrefix)) metadata[name.slice(metadataPrefix.length)] = value;
  }
  if (JSON.stringify(metadata).length > largestMetadataBytes) {
    throw new S3Error('InvalidRequest', 'Your metadata headers exceed the maximum allowed metadata size');
  }
  return { contentType: values.get('content-type') || 'binary/octet-stream', headers, metadata };
}

/** Refuses what would otherwise be silently ignored. */
export function requireSupported(names: Iterable<readonly [name: string, value: string]>, key: string): void {
  if (key === '') throw new S3Error('InvalidArgument', 'An object needs a key');
  if (Buffer.byteLength(key) > longestKeyBytes) throw new S3Error('KeyTooLongError');
  const values = new Map(names);
  const unknown = [...refused, ...unsupportedAlgorithms.map((name) => `x-amz-checksum-${name}`)].find(
    (name) => values.has(name),
  );
  if (unknown) throw new S3Error('NotImplemented', `${unknown} is not implemented by the local S3`);
  const acl = values.get('x-amz-acl') ?? values.get('acl') ?? 'private';
  if (acl !== 'private') throw new S3Error('InvalidRequest', 'The bucket does not allow ACLs');
}

export function readHeaders(object: StoredObject): Record<string, string> {
  const metadata = Object.entries(object.metadata).map(([name, value]) => [
    `${metadataPrefix}${name}`,
    value,
  ]);
  return {
    ...object.headers,
    ...Object.fromEntries(metadata),
    'content-type': object.contentType,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

/** The checksum a caller sent with a body, and which algorithm it is of. */
export function findChecksum(read: (name: string) => string | undefined) {
  for (const algorithm of checksumAlgorithms) {
    const value = read(`x-amz-checksum-${algorithm}`);
    if (value !== undefined) return { algorithm, value };
  }
  return undefined;
}

function withoutChunked(encoding: string | undefined): string | undefined {
  return encoding
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'aws-chunked')
    .join(', ');
}
