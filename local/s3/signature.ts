import { timingSafeEqual } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { S3Error } from './errors.ts';
import { header, type S3Request } from './request.ts';
import { Sha256 } from './sha256.ts';

export interface SigningSettings {
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly now: () => Date;
}

const algorithm = 'AWS4-HMAC-SHA256';
const maxSkewMs = 15 * 60 * 1000;
const maxExpirySeconds = 7 * 24 * 60 * 60;
type SignableRequest = Parameters<SignatureV4['presign']>[0];

/** What a caller says about its signature, before any of it is believed. */
interface Claim {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly timestamp: string;
  readonly payloadHash: string;
}

/** Recomputes a signature from what was received instead of signing something of our own. */
class Recomputer extends SignatureV4 {
  async signatureOf(
    request: SignableRequest,
    claim: Claim,
    scope: string,
    signingDate: Date,
  ): Promise<string> {
    const canonical = this.createCanonicalRequest(request, request.headers, claim.payloadHash);
    const text = await this.createStringToSign(claim.timestamp, scope, canonical, algorithm);
    return this.sign(text, { signingDate });
  }
}

/**
 * Checks the signature in the Authorization header or in the query. Gives the payload hash that was signed: the
 * SHA-256 of the body in hex, `UNSIGNED-PAYLOAD` or `STREAMING-…`; the body itself is for the caller to compare.
 */
export async function verifyRequest(request: S3Request, settings: SigningSettings): Promise<string> {
  const inQuery = request.query.has('X-Amz-Algorithm') || request.query.has('X-Amz-Signature');
  const inHeader = header(request, 'authorization') !== undefined;
  if (inQuery && inHeader) throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  if (!inQuery && !inHeader) throw new S3Error('AccessDenied');

  const claim = inQuery ? claimInQuery(request) : claimInHeader(request);
  const signingDate = inQuery
    ? withinExpiry(request, claim.timestamp, settings.now())
    : withinSkew(claim.timestamp, settings.now());
  const scope = verifyCredential(claim.credential, claim.timestamp, settings);
  requireSignedHeaders(request, claim.signedHeaders);

  const expected = await recomputer(settings).signatureOf(
    signable(request, claim),
    claim,
    scope,
    signingDate,
  );
  requireSame(claim.signature, expected);
  return claim.payloadHash;
}

function recomputer({ region, credentials }: SigningSettings): Recomputer {
  return new Recomputer({ service: 's3', region, credentials, sha256: Sha256, uriEscapePath: false });
}

function claimInHeader(request: S3Request): Claim {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)$/.exec(
    header(request, 'authorization') ?? '',
  );
  const [, credential, signedHeaders, signature] = match ?? [];
  if (!credential || !signedHeaders || !signature) throw new S3Error('AuthorizationHeaderMalformed');
  const payloadHash = header(request, 'x-amz-content-sha256');
  if (!payloadHash) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  const timestamp = header(request, 'x-amz-date') ?? '';
  return { credential, signedHeaders: signedHeaders.split(';'), signature, timestamp, payloadHash };
}

function claimInQuery({ query }: S3Request): Claim {
  const read = (name: string) => {
    const value = query.get(name);
    if (value) return value;
    throw new S3Error('AuthorizationQueryParametersError', `Query-string authentication requires ${name}`);
  };
  if (read('X-Amz-Algorithm') !== algorithm) {
    throw new S3Error('AuthorizationQueryParametersError', `X-Amz-Algorithm only supports "${algorithm}"`);
  }
  return {
    credential: read('X-Amz-Credential'),
    signedHeaders: read('X-Amz-SignedHeaders').split(';'),
    signature: read('X-Amz-Signature'),
    timestamp: read('X-Amz-Date'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function withinSkew(timestamp: string, now: Date): Date {
  const signed = parseTimestamp(timestamp);
  if (signed === undefined) {
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  }
  if (Math.abs(now.getTime() - signed.getTime()) > maxSkewMs) throw new S3Error('RequestTimeTooSkewed');
  return signed;
}

function withinExpiry({ query }: S3Request, timestamp: string, now: Date): Date {
  const signed = parseTimestamp(timestamp);
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  if (signed === undefined) {
    throw new S3Error('AuthorizationQueryParametersError', 'X-Amz-Date must be in the ISO8601 Long Format');
  }
  if (!(seconds >= 1 && seconds <= maxExpirySeconds)) {
    throw new S3Error(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 second and a week',
    );
  }
  if (signed.getTime() - now.getTime() > maxSkewMs) {
    throw new S3Error('AccessDenied', 'Request is not yet valid');
  }
  if (now.getTime() > signed.getTime() + seconds * 1000)
    throw new S3Error('AccessDenied', 'Request has expired');
  return signed;
}

/** Gives the credential's scope, `day/region/s3/aws4_request`. */
function verifyCredential(credential: string, timestamp: string, settings: SigningSettings): string {
  const [accessKeyId, ...scope] = credential.split('/');
  const expected = [timestamp.slice(0, 8), settings.region, 's3', 'aws4_request'];
  if (scope.join('/') !== expected.join('/')) {
    throw new S3Error(
      'AuthorizationHeaderMalformed',
      `The credential scope is wrong; expecting ${expected.join('/')}`,
    );
  }
  if (accessKeyId !== settings.credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  return expected.join('/');
}

/** A header that changes what S3 does must be one that the signer agreed to. */
function requireSignedHeaders(request: S3Request, signed: readonly string[]): void {
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signed.includes(name),
  );
  if (unsigned.length > 0) {
    const message = `There were headers present in the request which were not signed: ${unsigned.join(', ')}`;
    throw new S3Error('AccessDenied', message);
  }
}

function signable(request: S3Request, { signedHeaders }: Claim): SignableRequest {
  const headers = signedHeaders.map((name) => [
    name,
    (header(request, name) ?? '').trim().replace(/\s+/g, ' '),
  ]);
  const names = [...new Set(request.query.keys())].filter((name) => name !== 'X-Amz-Signature');
  return {
    method: request.method,
    protocol: 'http:',
    hostname: header(request, 'host') ?? '',
    path: request.path,
    query: Object.fromEntries(names.map((name) => [name, request.query.getAll(name)])),
    headers: Object.fromEntries(headers),
  };
}

function requireSame(given: string, expected: string): void {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  if (left.length !== right.length || !timingSafeEqual(left, right))
    throw new S3Error('SignatureDoesNotMatch');
}

/** `20260807T060504Z`; anything else, an impossible date too, is undefined. */
function parseTimestamp(text: string): Date | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
