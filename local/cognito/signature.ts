import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CognitoError } from './errors.ts';

export interface SignatureSettings {
  region: string;
  /** The only key that is known. Without one, a request need only be signed for the right region and service. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request,\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

/** Checks Signature Version 4 of an administrator's request. Throws what AWS answers in each case. */
export function verifySignature(settings: SignatureSettings, request: IncomingMessage, body: Buffer): void {
  const authorization = request.headers.authorization;
  if (authorization === undefined) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const [, keyId, day = '', region, service, signedHeaders = '', signature = ''] =
    FORM.exec(authorization) ?? [];
  if (keyId === undefined) {
    throw new CognitoError(
      'IncompleteSignatureException',
      'Authorization header is not of the form of Signature Version 4.',
    );
  }
  if (region !== settings.region || service !== 'cognito-idp') {
    throw invalidSignature(`Credential should be scoped to ${settings.region} and cognito-idp.`);
  }
  if (!settings.credentials) return;
  if (keyId !== settings.credentials.accessKeyId) {
    throw new CognitoError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  const expected = sign(settings.credentials.secretAccessKey, {
    day,
    region,
    time: String(request.headers['x-amz-date']),
    canonical: canonicalRequest(request, signedHeaders, body),
  });
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw invalidSignature(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    );
  }
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, body: Buffer): string {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const headers = signedHeaders.split(';').map((name) => {
    const value = String(request.headers[name] ?? '');
    return `${name}:${value.trim().replace(/\s+/g, ' ')}\n`;
  });
  const hash = createHash('sha256').update(body).digest('hex');
  return [request.method, url.pathname, query.join('&'), headers.join(''), signedHeaders, hash].join('\n');
}

function sign(
  secret: string,
  { day, region, time, canonical }: { day: string; region: string; time: string; canonical: string },
): Buffer {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [day, region, 'cognito-idp', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const hash = createHash('sha256').update(canonical).digest('hex');
  return hmac(key, ['AWS4-HMAC-SHA256', time, `${day}/${region}/cognito-idp/aws4_request`, hash].join('\n'));
}

const invalidSignature = (message: string) => new CognitoError('InvalidSignatureException', message);
