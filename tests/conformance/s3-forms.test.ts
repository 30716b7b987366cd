// Uploads by form under a signed policy. CREEL_S3_ENDPOINT runs it against real AWS: see s3-support.ts.
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sha256 } from '#local/s3/sha256.ts';
import { credentials, outcome, region, type S3UnderTest, sdkOutcome, startS3 } from './s3-support.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

interface Wish {
  key?: string;
  conditions?: unknown[];
  fields?: Record<string, string>;
  expiresInSeconds?: number;
}

/** The fields of a form for a PNG of 1 to 10 bytes; `fields` are added to it and to its policy. */
async function signForm({ key = 'forms/1.png', conditions, fields = {}, expiresInSeconds = 60 }: Wish = {}) {
  const signingDate = new Date();
  const timestamp = signingDate.toISOString().replace(/[-:]|\.\d+/g, '');
  const named: Record<string, string> = {
    'Content-Type': 'image/png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${credentials.accessKeyId}/${timestamp.slice(0, 8)}/${region}/s3/aws4_request`,
    'x-amz-date': timestamp,
    ...fields,
  };
  const policy = {
    expiration: new Date(signingDate.getTime() + expiresInSeconds * 1000).toISOString(),
    conditions: [
      { bucket: s3.bucket },
      ['content-length-range', 1, 10],
      ...Object.entries(named).map(([name, value]) => ({ [name]: value })),
      ...(conditions ?? [['eq', '$key', key]]),
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256: Sha256 });
  return { key, ...named, policy: encoded, 'x-amz-signature': await signer.sign(encoded, { signingDate }) };
}

const noFile = Symbol();

function post(fields: Record<string, string>, content: string | typeof noFile = '12345') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (content !== noFile) form.append('file', new Blob([content], { type: 'image/png' }), 'my fish.png');
  return fetch(`${s3.endpoint}/${s3.bucket}`, { method: 'POST', body: form, redirect: 'manual' });
}

const stored = (Key: string) => s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key }));

describe('a form upload', () => {
  it('stores the file under the key of the form', async () => {
    const response = await post(await signForm());
    expect(response.status).toBe(204);
    expect(response.headers.get('etag')).toBe('"827ccb0eea8a706c4c34a16891f84e7b"');
    expect(await stored('forms/1.png')).toMatchObject({ ContentLength: 5, ContentType: 'image/png' });
  });

  it('answers with a document when the form asks for it', async () => {
    const response = await post(await signForm({ fields: { success_action_status: '201' } }));
    expect(response.status).toBe(201);
    const document = await response.text();
    expect(document).toContain('<Key>forms/1.png</Key>');
    expect(document).toContain(`<Bucket>${s3.bucket}</Bucket>`);
  });

  it('may take the name of the file into the key', async () => {
    const conditions = [['starts-with', '$key', 'forms/mine/']];
    await post(await signForm({ key: ['forms/mine/$', '{filename}'].join(''), conditions }));
    expect((await stored('forms/mine/my fish.png')).ContentLength).toBe(5);
  });

  const key = 'forms/refused.png';
  it.each<[string, string, () => Promise<Response>]>([
    ['too much', '400 EntityTooLarge', async () => post(await signForm({ key }), 'x'.repeat(11))],
    ['far too much', '400 EntityTooLarge', async () => post(await signForm({ key }), 'x'.repeat(2_000_000))],
    ['nothing', '400 EntityTooSmall', async () => post(await signForm({ key }), '')],
    [
      'another type',
      '403 AccessDenied',
      async () => post({ ...(await signForm({ key })), 'Content-Type': 'text/html' }),
    ],
    ['another key', '403 AccessDenied', async () => post({ ...(await signForm()), key })],
    [
      'a key outside the prefix',
      '403 AccessDenied',
      async () => post(await signForm({ key, conditions: [['starts-with', '$key', 'forms/mine/']] })),
    ],
    [
      'a field that the policy does not name',
      '403 AccessDenied',
      async () => post({ 'x-amz-meta-evil': '1', ...(await signForm({ key })) }),
    ],
    [
      'a forged signature',
      '403 SignatureDoesNotMatch',
      async () => post({ ...(await signForm({ key })), 'x-amz-signature': 'dead'.repeat(16) }),
    ],
    [
      'another policy',
      '403 SignatureDoesNotMatch',
      async () =>
        post({
          ...(await signForm({ key })),
          policy: (await signForm({ key, expiresInSeconds: 600 })).policy,
        }),
    ],
    [
      'a policy that has expired',
      '403 AccessDenied',
      async () => post(await signForm({ key, expiresInSeconds: -1 })),
    ],
    ['no policy', '403 AccessDenied', () => post({ key })],
    ['no file', '400 InvalidArgument', async () => post(await signForm({ key }), noFile)],
  ])('is refused with %s', async (_, expected, attempt) => {
    expect(await outcome(attempt())).toBe(expected);
    expect(await sdkOutcome(stored(key))).toBe('404 NotFound');
  });
});
