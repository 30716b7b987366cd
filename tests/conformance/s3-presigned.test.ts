// What a presigned URL and a signed header allow, and what S3 refuses, as a browser or anyone else would try it.
// CREEL_S3_ENDPOINT runs it against real AWS; emulators of it are known to let forgeries pass. See s3-support.ts.
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials, outcome, type S3UnderTest, sdkOutcome, startS3 } from './s3-support.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const signableHeaders = new Set(['host', 'content-type', 'content-length']);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** An upload of five bytes of PNG, the way the product presigns it. */
const presignPut = (Key: string, options = {}) =>
  getSignedUrl(
    s3.client,
    new PutObjectCommand({ Bucket: s3.bucket, Key, ContentType: 'image/png', ContentLength: 5 }),
    { expiresIn: 60, signableHeaders, ...options },
  );
const presignGet = (Key: string, options = {}) =>
  getSignedUrl(s3.client, new GetObjectCommand({ Bucket: s3.bucket, Key }), { expiresIn: 60, ...options });
const upload = (
  url: string,
  body = '12345',
  headers: Record<string, string> = { 'content-type': 'image/png' },
) => outcome(fetch(url, { method: 'PUT', body, headers }));
const changed = (url: string, name: string, change: (value: string) => string) => {
  const changedUrl = new URL(url);
  changedUrl.searchParams.set(name, change(changedUrl.searchParams.get(name) ?? ''));
  return changedUrl.href;
};

describe('a presigned upload', () => {
  it('signs type and length along with the key', async () => {
    const names = new URL(await presignPut('up/names')).searchParams.get('X-Amz-SignedHeaders');
    expect(names).toBe('content-length;content-type;host');
  });

  it('stores what it was made for, also when it is repeated', async () => {
    const url = await presignPut('up/a b+ö.png');
    expect(await upload(url)).toBe('200');
    expect(await upload(url, '54321')).toBe('200');
    const stored = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'up/a b+ö.png' }));
    expect(stored.ContentType).toBe('image/png');
    expect(await stored.Body?.transformToString()).toBe('54321');
  });

  it.each<[string, string, (url: string) => Promise<string>]>([
    [
      'another type',
      '403 SignatureDoesNotMatch',
      (url) => upload(url, '12345', { 'content-type': 'text/html' }),
    ],
    ['no type', '403 SignatureDoesNotMatch', (url) => upload(url, '12345', {})],
    ['more bytes', '403 SignatureDoesNotMatch', (url) => upload(url, '1234567')],
    ['fewer bytes', '403 SignatureDoesNotMatch', (url) => upload(url, '1')],
    ['another key', '403 SignatureDoesNotMatch', (url) => upload(url.replace('forged', 'other'))],
    ['another method', '403 SignatureDoesNotMatch', (url) => outcome(fetch(url))],
    [
      'another signature',
      '403 SignatureDoesNotMatch',
      (url) => upload(changed(url, 'X-Amz-Signature', (s) => s.replace(/^.{4}/, 'dead'))),
    ],
    [
      'a longer life',
      '403 SignatureDoesNotMatch',
      (url) => upload(changed(url, 'X-Amz-Expires', () => '3600')),
    ],
    ['an added parameter', '403 SignatureDoesNotMatch', (url) => upload(`${url}&x-amz-meta-evil=1`)],
    [
      'an added header of S3',
      '403 AccessDenied',
      (url) => upload(url, '12345', { 'content-type': 'image/png', 'x-amz-meta-evil': '1' }),
    ],
    [
      'an unknown access key',
      '403 InvalidAccessKeyId',
      (url) => upload(changed(url, 'X-Amz-Credential', (s) => s.replace(/^[^/]+/, 'AKIANOBODY'))),
    ],
    [
      'no expiry',
      '400 AuthorizationQueryParametersError',
      (url) => upload(url.replace(/X-Amz-Expires=\d+&/, '')),
    ],
    [
      'a life of over a week',
      '400 AuthorizationQueryParametersError',
      (url) => upload(changed(url, 'X-Amz-Expires', () => '604801')),
    ],
  ])('is refused with %s', async (_, expected, attempt) => {
    expect(await attempt(await presignPut('up/forged'))).toBe(expected);
    const stored = s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key: 'up/forged' }));
    expect(await sdkOutcome(stored)).toBe('404 NotFound');
  });

  it.each<[string, Date]>([
    ['when it has expired', minutesAgo(2)],
    ['before it is valid', minutesAgo(-20)],
  ])('is refused %s', async (_, signingDate) => {
    expect(await upload(await presignPut('up/late', { signingDate }))).toBe('403 AccessDenied');
  });

  it('is refused when it signed the checksum of no content', async () => {
    const command = new PutObjectCommand({ Bucket: s3.bucket, Key: 'up/sum', ContentType: 'image/png' });
    const url = await getSignedUrl(s3.connect(), command, { expiresIn: 60 });
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA%3D%3D');
    expect(await upload(url)).toBe('400 BadDigest');
  });

  it('needs a length', async () => {
    const command = new PutObjectCommand({ Bucket: s3.bucket, Key: 'up/chunked' });
    const url = await getSignedUrl(s3.client, command, { expiresIn: 60 });
    const body = new Blob(['12345']).stream();
    expect(await outcome(fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit))).toBe(
      '411 MissingContentLength',
    );
  });
});

describe('a presigned download', () => {
  beforeAll(async () => {
    await upload(await presignPut('down/a.png'));
  });

  it('gives what was stored', async () => {
    const response = await fetch(await presignGet('down/a.png'));
    expect(await response.text()).toBe('12345');
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  it.each<[string, string, () => Promise<string>]>([
    [
      'without a signature',
      '403 AccessDenied',
      async () => (await presignGet('down/a.png')).replace(/\?.*/, ''),
    ],
    [
      'forged',
      '403 SignatureDoesNotMatch',
      async () => changed(await presignGet('down/a.png'), 'X-Amz-Signature', () => 'dead'.repeat(16)),
    ],
    ['that has expired', '403 AccessDenied', () => presignGet('down/a.png', { signingDate: minutesAgo(2) })],
    [
      'wished otherwise than signed',
      '403 SignatureDoesNotMatch',
      async () => `${await presignGet('down/a.png')}&response-content-type=text/html`,
    ],
    ['of what is absent', '404 NoSuchKey', () => presignGet('down/none')],
  ])('%s is refused', async (_, expected, url) => {
    expect(await outcome(fetch(await url()))).toBe(expected);
  });
});

describe('a signed header', () => {
  it.each<[string, string, () => Parameters<S3UnderTest['connect']>[0]]>([
    [
      'with a wrong secret',
      '403 SignatureDoesNotMatch',
      () => ({ credentials: { ...credentials, secretAccessKey: 'wrong' } }),
    ],
    [
      'with an unknown access key',
      '403 InvalidAccessKeyId',
      () => ({ credentials: { ...credentials, accessKeyId: 'AKIANOBODY' } }),
    ],
    ['for another region', '400 AuthorizationHeaderMalformed', () => ({ region: 'sa-east-1' })],
    ['of half an hour ago', '403 RequestTimeTooSkewed', () => ({ systemClockOffset: -30 * 60_000 })],
  ])('%s is refused', async (_, expected, config) => {
    const client = s3.connect(config());
    // The SDK corrects its clock by the answer when it may try again; here it may not.
    expect(
      await sdkOutcome(client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'h', Body: 'x' }))),
    ).toBe(expected);
  });

  it('is refused for another body than was signed', async () => {
    const client = s3.connect({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: 'evil!' });
        return next(args);
      },
      { step: 'deserialize', priority: 'low' },
    );
    expect(
      await sdkOutcome(client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'h', Body: 'good!' }))),
    ).toBe('400 XAmzContentSHA256Mismatch');
  });
});
