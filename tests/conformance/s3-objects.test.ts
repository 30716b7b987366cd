// What the SDK does with objects. CREEL_S3_ENDPOINT runs it against real AWS or LocalStack: see s3-support.ts.
import {
  DeleteObjectCommand,
  GetObjectCommand,
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
const get = (Key: string) => s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key }));
const head = (Key: string) => s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key }));
const text = async (answer: ReturnType<typeof get>) => (await answer).Body?.transformToString();
const list = (Prefix: string) => s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix }));

describe('an object', () => {
  it('comes back with its content, type and cache header', async () => {
    const before = Date.now() - 1000;
    const described = { ContentType: 'text/plain', CacheControl: 'max-age=60' };
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
    await put('objects/replaced', 'first', { CacheControl: 'max-age=60' });
    await put('objects/replaced', 'second');
    const answer = await get('objects/replaced');
    expect(await answer.Body?.transformToString()).toBe('second');
    expect(answer.CacheControl).toBeUndefined();
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
  });
});

describe('the default client of the SDK', () => {
  it('sends a checksum and gets what it stored', async () => {
    const client = s3.connect();
    await client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: 'sums/crc', Body: 'hello world' }));
    const answer = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'sums/crc' }));
    expect(await answer.Body?.transformToString()).toBe('hello world');
  });

  it('is refused when the checksum does not fit the content', async () => {
    expect(await sdkOutcome(put('sums/bad', 'hello', { ChecksumCRC32: 'AAAAAA==' }))).toBe('400 BadDigest');
    expect(await sdkOutcome(head('sums/bad'))).toBe('404 NotFound');
  });
});
