// What the SDK does with objects. CREEL_S3_ENDPOINT runs it against real AWS or LocalStack: see s3-support.ts.
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3UnderTest, sdkOutcome, startS3 } from './s3-support.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const put = (Key: string, Body: string | Buffer = 'hello world', more = {}) =>
  s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body, ...more }));
const get = (Key: string, more = {}) =>
  s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key, ...more }));
const head = (Key: string, more = {}) =>
  s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key, ...more }));
const text = async (answer: ReturnType<typeof get>) => (await answer).Body?.transformToString();
const list = (Prefix: string, more = {}) =>
  s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix, ...more }));

describe('an object', () => {
  it('comes back with its content, type, headers and metadata', async () => {
    const before = Date.now() - 1000;
    const described = { ContentType: 'text/plain', CacheControl: 'max-age=60', Metadata: { owner: 'me' } };
    const { ETag } = await put('objects/whole.txt', 'hello world', described);
    const answer = await get('objects/whole.txt');
    expect(await answer.Body?.transformToString()).toBe('hello world');
    expect(answer).toMatchObject({ ...described, ETag, ContentLength: 11 });
    expect(ETag).toBe('"5eb63bbbe01eeed093cb22bb8f5acdc3"');
    expect(answer.LastModified?.getTime()).toBeGreaterThanOrEqual(before);
    expect(await head('objects/whole.txt')).toMatchObject({ ...described, ETag, ContentLength: 11 });
  });

  it('may be empty', async () => {
    await put('objects/empty', Buffer.alloc(0));
    expect(await text(get('objects/empty'))).toBe('');
    expect((await head('objects/empty')).ContentLength).toBe(0);
  });

  it('is replaced as a whole, description included', async () => {
    await put('objects/replaced', 'first', { ContentType: 'text/plain', Metadata: { a: '1' } });
    await put('objects/replaced', 'second');
    const answer = await get('objects/replaced');
    expect(await answer.Body?.transformToString()).toBe('second');
    expect(answer.Metadata).toEqual({});
  });

  it.each([
    'objects/ä ö+&=%.png',
    'objects/日本.txt',
    "objects/a b (1)!*'.txt",
    'objects/a/./b',
    'objects/a//b',
    'objects/%2F',
  ])('may be called %s', async (key) => {
    await put(key, key);
    expect(await text(get(key))).toBe(key);
    expect((await list(key)).Contents?.map((object) => object.Key)).toEqual([key]);
  });

  it('is absent until written and after its deletion, which may be repeated', async () => {
    const remove = () => s3.client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: 'objects/gone' }));
    expect(await sdkOutcome(get('objects/gone'))).toBe('404 NoSuchKey');
    expect(await sdkOutcome(head('objects/gone'))).toBe('404 NotFound');
    await put('objects/gone');
    await remove();
    expect(await sdkOutcome(get('objects/gone'))).toBe('404 NoSuchKey');
    expect(await sdkOutcome(remove())).toBe('ok');
  });

  it('has a key of at most 1024 bytes', async () => {
    expect(await sdkOutcome(put(`objects/${'k'.repeat(1016)}`))).toBe('ok');
    expect(await sdkOutcome(put(`objects/${'k'.repeat(1017)}`))).toBe('400 KeyTooLongError');
  });

  it('needs a bucket that exists', async () => {
    const call = s3.client.send(new GetObjectCommand({ Bucket: 'creel-never-made-5d1f', Key: 'a' }));
    expect(await sdkOutcome(call)).toBe('404 NoSuchBucket');
    expect(await sdkOutcome(s3.client.send(new HeadBucketCommand({ Bucket: s3.bucket })))).toBe('ok');
  });
});

describe('the default client of the SDK', () => {
  it('sends a checksum, which is checked and given back', async () => {
    const client = s3.connect();
    await client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'sums/crc', Body: 'hello world' }));
    const answer = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'sums/crc' }));
    expect(answer.ChecksumCRC32).toBe('DUoRhQ==');
    expect(await answer.Body?.transformToString()).toBe('hello world');
  });

  it('sends a stream in chunks, which are decoded', async () => {
    const parts = [Buffer.from('first '), Buffer.alloc(100_000, 'x'), Buffer.from(' last')];
    const Body = Readable.from(parts);
    const ContentLength = Buffer.concat(parts).length;
    await s3
      .connect()
      .send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'sums/stream', Body, ContentLength }));
    expect(await text(get('sums/stream'))).toBe(Buffer.concat(parts).toString());
    expect((await head('sums/stream')).ContentEncoding).toBeUndefined();
  });

  it.each([
    ['ChecksumCRC32', 'AAAAAA=='],
    ['ChecksumSHA256', Buffer.alloc(32).toString('base64')],
    ['ContentMD5', Buffer.alloc(16).toString('base64')],
  ])('is refused when %s does not fit the content', async (name, value) => {
    expect(await sdkOutcome(put('sums/bad', 'hello', { [name]: value }))).toBe('400 BadDigest');
    expect(await sdkOutcome(head('sums/bad'))).toBe('404 NotFound');
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-4', 'hello', 'bytes 0-4/11'],
    ['bytes=6-', 'world', 'bytes 6-10/11'],
    ['bytes=-3', 'rld', 'bytes 8-10/11'],
    ['bytes=6-999', 'world', 'bytes 6-10/11'],
    ['bytes=-999', 'hello world', 'bytes 0-10/11'],
  ])('%s gives %s', async (Range, content, ContentRange) => {
    await put('ranges/a');
    const answer = await get('ranges/a', { Range });
    expect(answer.$metadata.httpStatusCode).toBe(206);
    expect(answer.ContentRange).toBe(ContentRange);
    expect(await answer.Body?.transformToString()).toBe(content);
  });

  it('behind the end is refused', async () => {
    await put('ranges/a');
    expect(await sdkOutcome(get('ranges/a', { Range: 'bytes=11-' }))).toBe('416 InvalidRange');
  });

  it('that cannot be read gives the whole', async () => {
    await put('ranges/a');
    expect(await text(get('ranges/a', { Range: 'lines=1-2' }))).toBe('hello world');
  });
});

describe('a condition', () => {
  it('lets only the first of many writers create an object', async () => {
    const writers = Array.from({ length: 10 }, (_, index) =>
      sdkOutcome(put('conditions/once', String(index), { IfNoneMatch: '*' })),
    );
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter((each) => each === 'ok')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['ok', '412 PreconditionFailed']));
  });

  it('lets a writer replace only the version it knows', async () => {
    const { ETag } = await put('conditions/version', 'one');
    expect(await sdkOutcome(put('conditions/version', 'two', { IfMatch: ETag }))).toBe('ok');
    expect(await sdkOutcome(put('conditions/version', 'three', { IfMatch: ETag }))).toBe(
      '412 PreconditionFailed',
    );
    expect(await text(get('conditions/version'))).toBe('two');
  });

  it('saves a reader what it has', async () => {
    const { ETag } = await put('conditions/read');
    expect(await sdkOutcome(get('conditions/read', { IfNoneMatch: ETag }))).toMatch(/^304 /);
    expect(await sdkOutcome(get('conditions/read', { IfNoneMatch: '"other"' }))).toBe('ok');
    expect(await sdkOutcome(get('conditions/read', { IfMatch: '"other"' }))).toBe('412 PreconditionFailed');
    expect(await sdkOutcome(get('conditions/read', { IfModifiedSince: new Date() }))).toMatch(/^304 /);
  });
});

describe('a copy', () => {
  const copy = (CopySource: string, Key: string, more = {}) =>
    s3.client.send(new CopyObjectCommand({ Bucket: s3.bucket, CopySource, Key, ...more }));

  it('takes content and description along', async () => {
    await put('copies/ä from', 'content', { ContentType: 'text/plain', Metadata: { a: '1' } });
    const { CopyObjectResult } = await copy(
      `${s3.bucket}/${encodeURIComponent('copies/ä from')}`,
      'copies/to',
    );
    const answer = await get('copies/to');
    expect(await answer.Body?.transformToString()).toBe('content');
    expect(answer).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { a: '1' },
      ETag: CopyObjectResult?.ETag,
    });
  });

  it('may be described anew', async () => {
    await put('copies/from', 'content', { ContentType: 'text/plain' });
    await copy(`${s3.bucket}/copies/from`, 'copies/anew', {
      MetadataDirective: 'REPLACE',
      ContentType: 'text/html',
    });
    expect((await head('copies/anew')).ContentType).toBe('text/html');
  });

  it('needs a source, and something to change', async () => {
    await put('copies/from');
    expect(await sdkOutcome(copy(`${s3.bucket}/copies/none`, 'copies/to'))).toBe('404 NoSuchKey');
    expect(await sdkOutcome(copy(`${s3.bucket}/copies/from`, 'copies/from'))).toBe('400 InvalidRequest');
  });
});
