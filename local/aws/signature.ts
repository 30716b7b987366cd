import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface SigningSettings {
  readonly region: string;
  /** The only accepted credentials. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** The caller's claims about its signature, unchecked. */
interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  timestamp: string;
  payloadHash: string;
  /** Seconds for which a presigned address works. */
  lifetime?: number;
}

/**
 * Checks Signature Version 4 in the Authorization header, or in the query of a presigned address.
 * @returns the problem in the stand-ins' own words
 */
export function findSignatureProblem(
  service: string,
  request: IncomingMessage,
  body: Buffer,
  { region, credentials }: SigningSettings,
  now: Date,
): 'missing' | 'expired' | 'wrong' | undefined {
  const [path = '/', search] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  const claim = claimInQuery(query) ?? claimInHeader(request);
  if (!claim) return 'missing';
  const isPresigned = claim.lifetime !== undefined;
  if (!isPresigned && claim.payloadHash !== sha256(body)) return 'wrong';
  const scope = `${claim.timestamp.slice(0, 8)}/${region}/${service}/aws4_request`;
  if (claim.credential !== `${credentials.accessKeyId}/${scope}`) return 'wrong';
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name)}`),
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', claim.timestamp, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const [given, expected] = [Buffer.from(claim.signature), Buffer.from(hmac(key, text).toString('hex'))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  const isOver = isPresigned && now.getTime() > timeOf(claim.timestamp) + 1000 * (claim.lifetime ?? 0);
  return isOver ? 'expired' : undefined;
}

function claimInQuery(query: URLSearchParams): Claim | undefined {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (!query.has('X-Amz-Signature')) return undefined;
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    timestamp: read('Date'),
    payloadHash: read('Content-Sha256') || 'UNSIGNED-PAYLOAD',
    lifetime: Number(read('Expires')),
  };
}

function claimInHeader(request: IncomingMessage): Claim | undefined {
  const [, credential = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)$/.exec(
      headerOf(request, 'authorization'),
    ) ?? [];
  if (signature === undefined) return undefined;
  const timestamp = headerOf(request, 'x-amz-date');
  return {
    credential,
    signedHeaders,
    signature,
    timestamp,
    payloadHash: headerOf(request, 'x-amz-content-sha256'),
  };
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeStrictly).join('='))
    .sort()
    .join('&');
}

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** `20260807T060504Z` */
function timeOf(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
