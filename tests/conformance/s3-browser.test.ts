// What browsers are told about other origins. CREEL_S3_ENDPOINT runs it against real AWS: see s3-support.ts.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedOrigin, type S3UnderTest, startS3 } from './s3-support.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3();
  await s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'down/a.png', Body: '12345' }));
});
afterAll(() => s3.stop());

const presignGet = (Key: string) => getSignedUrl(s3.client, new GetObjectCommand({ Bucket: s3.bucket, Key }));

describe('a browser', () => {
  /** Node's fetch does not let a caller set the headers of a preflight. */
  const preflight = (origin: string, method: string, headers: string) =>
    new Promise<{ status?: number; allowed: unknown }>((resolve, reject) => {
      const url = new URL(`${s3.endpoint}/${s3.bucket}/up/1.png`);
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const options = {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers,
        },
      };
      send(url, options, (response) => {
        response.resume();
        resolve({
          ...(response.statusCode !== undefined && { status: response.statusCode }),
          allowed: response.headers['access-control-allow-origin'],
        });
      })
        .on('error', reject)
        .end();
    });

  it.each([
    [allowedOrigin, 'PUT', 200, allowedOrigin],
    [allowedOrigin, 'DELETE', 403, undefined],
    ['http://evil.example', 'PUT', 403, undefined],
  ])('on %s that wants to %s is told %i', async (origin, method, status, allowed) => {
    expect(await preflight(origin, method, 'content-type')).toEqual({ status, allowed });
  });

  it('may read the answer, its ETag included, and an error as well', async () => {
    const headers = { origin: allowedOrigin };
    for (const url of [await presignGet('down/a.png'), await presignGet('down/none')]) {
      const response = await fetch(url, { headers });
      expect(response.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
      expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
    }
  });

  it('on another page may not', async () => {
    const response = await fetch(await presignGet('down/a.png'), {
      headers: { origin: 'http://evil.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
