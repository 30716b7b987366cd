/** Behaviour of S3 that Creel relies on. */
import { readdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALLOWED_ORIGIN, type StandIn, startStandIn } from './s3-support.ts';

let s3: StandIn;
beforeAll(async () => {
  s3 = await startStandIn();
});
afterAll(() => s3.stop());

const object = (Key: string) => ({ Bucket: s3.bucket, Key });
const put = (Key: string, Body: string | Buffer = 'hello', more = {}) =>
  s3.client.send(new PutObjectCommand({ ...object(Key), Body, ...more }));
const get = async (Key: string, more = {}) =>
  s3.client.send(new GetObjectCommand({ ...object(Key), ...more }));
const read = async (Key: string) => (await get(Key)).Body?.transformToString();
const list = async (Prefix: string, more = {}) => {
  const found = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix, ...more }));
  return found.Contents?.map(({ Key }) => Key);
};
const bodies = () => readdir(join(s3.directory, s3.bucket, 'bodies'));

/** Presigns an upload of five bytes of PNG as the product does. */
const presignPut = (Key: string) =>
  getSignedUrl(
    s3.client,
    new PutObjectCommand({ ...object(Key), ContentType: 'image/png', ContentLength: 5 }),
    { expiresIn: 60, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
  );
const upload = (url: string, body = '12345', type = 'image/png') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });

/** The status and S3's error code: `403 AccessDenied`. */
async function outcome(answer: Response): Promise<string> {
  const code = /<Code>([^<]+)/.exec(await answer.text())?.[1];
  return `${answer.status} ${code ?? 'OK'}`;
}

describe('an object', () => {
  it('comes back with its content, type and cache header', async () => {
    const described = { ContentType: 'text/plain', CacheControl: 'max-age=60' };
    const { ETag } = await put('objects/whole.txt', 'hello world', described);
    const answer = await get('objects/whole.txt');
    expect(await answer.Body?.transformToString()).toBe('hello world');
    expect(answer).toMatchObject({ ...described, ETag, ContentLength: 11 });
    expect(ETag).toBe('"5eb63bbbe01eeed093cb22bb8f5acdc3"');
    const head = await s3.client.send(new HeadObjectCommand(object('objects/whole.txt')));
    expect(head).toMatchObject({ ...described, ETag, ContentLength: 11 });
    expect(s3.stored.read('objects/whole.txt')).toMatchObject({
      contentType: 'text/plain',
      headers: { 'cache-control': 'max-age=60' },
    });
  });

  it('is stored by the default client of the SDK, with its checksum', async () => {
    await s3.connect().send(new PutObjectCommand({ ...object('objects/sum'), Body: 'hello world' }));
    expect(await read('objects/sum')).toBe('hello world');
  });

  it.each(['objects/ä ö+&=%.png', "objects/a b (1)!*'.txt", 'objects/a//b', 'objects/%2F'])(
    'may be called %s',
    async (key) => {
      await put(key, key);
      expect(await read(key)).toBe(key);
      expect(await list(key)).toEqual([key]);
    },
  );

  it('is replaced as a whole, and gone after its deletion, which may be repeated', async () => {
    await put('objects/once', 'first', { CacheControl: 'max-age=60' });
    await put('objects/once', 'second');
    const answer = await get('objects/once');
    expect(await answer.Body?.transformToString()).toBe('second');
    expect(answer.CacheControl).toBeUndefined();
    for (let times = 0; times < 2; times += 1)
      await s3.client.send(new DeleteObjectCommand(object('objects/once')));
    await expect(get('objects/once')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is never half of one write and half of another', async () => {
    const contents = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000, `${index % 10}`));
    await put('busy', contents[0]);
    const reads = await Promise.all(
      contents.map(async (content) => {
        const writing = put('busy', content);
        const text = await read('busy');
        await writing;
        return text;
      }),
    );
    expect(reads.every((text) => contents.some((content) => content.toString() === text))).toBe(true);
  });
});

describe('objects', () => {
  it('are listed in the order of the bytes of their keys, and deleted many at once', async () => {
    const keys = ['many/<c>', 'many/a&b', 'many/d', 'many/z', 'many/é'];
    await Promise.all(keys.toReversed().map((key) => put(key)));
    expect(await list('many/')).toEqual(keys);
    const Objects = ['many/a&b', 'many/<c>', 'many/never'].map((Key) => ({ Key }));
    await s3.client.send(new DeleteObjectsCommand({ Bucket: s3.bucket, Delete: { Objects } }));
    expect(await list('many/')).toEqual(['many/d', 'many/z', 'many/é']);
  });
});

describe('a presigned upload', () => {
  const changed = (url: string, name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other.href;
  };

  it('stores what it was made for, also when it is repeated, for as long as it was made for', async () => {
    const url = await presignPut('up/a b+ö.png');
    expect(await outcome(await upload(url))).toBe('200 OK');
    expect(await outcome(await upload(url, '54321'))).toBe('200 OK');
    expect((await get('up/a b+ö.png')).ContentType).toBe('image/png');
    expect(await read('up/a b+ö.png')).toBe('54321');
    s3.advance(61_000);
    expect(await outcome(await upload(url))).toBe('403 AccessDenied');
    s3.advance(-61_000);
  });

  it.each<[string, (url: string) => Promise<Response>]>([
    ['another type', (url) => upload(url, '12345', 'text/html')],
    ['more bytes', (url) => upload(url, '1234567')],
    ['fewer bytes', (url) => upload(url, '1')],
    ['another key', (url) => upload(url.replace('forged', 'other'))],
    ['another method', (url) => fetch(url)],
    ['another signature', (url) => upload(changed(url, 'X-Amz-Signature', 'dead'.repeat(16)))],
    ['a longer life', (url) => upload(changed(url, 'X-Amz-Expires', '3600'))],
    ['an added parameter', (url) => upload(`${url}&x-amz-meta-evil=1`)],
    ['another access key', (url) => upload(url.replace('AKIDLOCAL', 'AKIANOBODY'))],
  ])('is refused with %s', async (_, attempt) => {
    expect(await outcome(await attempt(await presignPut('up/forged')))).toBe('403 SignatureDoesNotMatch');
    expect(await list('up/forged')).toBeUndefined();
  });

  it('is refused without a signature', async () => {
    const [address = ''] = (await presignPut('up/unsigned')).split('?');
    expect(await outcome(await upload(address))).toBe('403 AccessDenied');
  });

  it('that breaks off leaves nothing', async () => {
    const before = await bodies();
    const url = new URL(await presignPut('up/broken'));
    const socket = connect(Number(url.port), url.hostname);
    const head = `PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: image/png`;
    await new Promise((sent) => socket.write(`${head}\r\ncontent-length: 5\r\n\r\n123`, sent));
    socket.destroy();
    expect(await outcome(await upload(await presignPut('up/next')))).toBe('200 OK');
    expect(await bodies()).toHaveLength(before.length + 1);
    expect(await list('up/broken')).toBeUndefined();
  });
});

describe('a signed call', () => {
  it.each([
    [{ credentials: { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'wrong' } }],
    [{ region: 'sa-east-1' }],
  ])('is refused with %j', async (config) => {
    const call = s3.connect(config).send(new PutObjectCommand({ ...object('h'), Body: 'x' }));
    await expect(call).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
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
    const call = client.send(new PutObjectCommand({ ...object('h'), Body: 'good!' }));
    await expect(call).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a copy',
      () => s3.client.send(new CopyObjectCommand({ ...object('b'), CopySource: `${s3.bucket}/busy` })),
    ],
    ['a condition', () => put('busy', 'x', { IfNoneMatch: '*' })],
    ['metadata', () => put('busy', 'x', { Metadata: { a: '1' } })],
    ['a range', () => get('busy', { Range: 'bytes=0-1' })],
    ['a page of a list', () => list('', { MaxKeys: 1 })],
  ])('of what the product does not use is refused instead of passed over: %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  it('needs a bucket that exists', async () => {
    const call = s3.client.send(new GetObjectCommand({ Bucket: 'creel-other', Key: 'a' }));
    await expect(call).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});

describe('a browser', () => {
  /** Node's fetch doesn't allow setting the headers of a preflight. */
  const preflight = (origin: string, method: string) =>
    new Promise<[status: number | undefined, allowed: unknown]>((resolve, reject) => {
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      };
      httpRequest(`${s3.endpoint}/${s3.bucket}/up/1.png`, { method: 'OPTIONS', headers }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['access-control-allow-origin']]);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    [ALLOWED_ORIGIN, 'PUT', 200, ALLOWED_ORIGIN],
    [ALLOWED_ORIGIN, 'DELETE', 403, undefined],
    ['http://evil.example', 'PUT', 403, undefined],
  ])('on %s that wants to %s is told %i', async (origin, method, status, allowed) => {
    expect(await preflight(origin, method)).toEqual([status, allowed]);
  });

  it('may read an answer, a refusal as well, and on another page may not', async () => {
    const answered = (origin: string) => fetch(`${s3.endpoint}/${s3.bucket}/none`, { headers: { origin } });
    const { headers } = await answered(ALLOWED_ORIGIN);
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGIN);
    expect(headers.get('access-control-expose-headers')).toBe('ETag');
    expect((await answered('http://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('the stand-in', () => {
  it('tells of each write, with the key encoded as S3 does, and of no refused one', async () => {
    s3.events.length = 0;
    await upload(await presignPut('in/refused'), '1');
    expect(await outcome(await upload(await presignPut('in/a b+ö(1).png')))).toBe('200 OK');
    await vi.waitFor(() => expect(s3.events).toHaveLength(1));
    expect(s3.events[0]?.Records).toMatchObject([
      {
        eventSource: 'aws:s3',
        eventName: 'ObjectCreated:Put',
        awsRegion: 'eu-west-1',
        s3: {
          bucket: { name: 'creel-photos', arn: 'arn:aws:s3:::creel-photos' },
          object: { key: 'in/a+b%2B%C3%B6%281%29.png', size: 5, eTag: '827ccb0eea8a706c4c34a16891f84e7b' },
        },
      },
    ]);
  });

  it('has after a restart what was stored, and nothing that a kill left half done', async () => {
    await put('kept/ö', 'content', { ContentType: 'text/plain' });
    const kept = await bodies();
    await writeFile(join(s3.directory, s3.bucket, 'bodies/half'), 'cont');
    const again = await s3.reopen();
    expect(again.read('kept/ö')).toMatchObject({ body: Buffer.from('content'), contentType: 'text/plain' });
    expect(await bodies()).toEqual(kept);
  });
});
