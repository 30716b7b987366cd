// Lists of objects, and deletions of many. CREEL_S3_ENDPOINT runs it against real AWS or LocalStack: see s3-support.ts.
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3UnderTest, startS3 } from './s3-support.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const put = (Key: string, Body = 'x') =>
  s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body }));
const list = (Prefix: string) => s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix }));

describe('a list', () => {
  const keys = ['00', '03', '06', '09']
    .flatMap((n) => [`list/a/${n}`, `list/b/${n}`])
    .concat('list/z', 'list/é');

  beforeAll(async () => {
    await Promise.all(keys.map((key) => put(key, 'x')));
  });

  it('is in the order of the bytes of the keys', async () => {
    expect((await list('list/')).Contents?.map(({ Key }) => Key)).toEqual(keys.toSorted());
  });

  it('shrinks by deletions of many at once, those absent included', async () => {
    await Promise.all(['many/a&b', 'many/<c>', 'many/d'].map((key) => put(key)));
    const Objects = ['many/a&b', 'many/<c>', 'many/never'].map((Key) => ({ Key }));
    const { Deleted } = await s3.client.send(
      new DeleteObjectsCommand({ Bucket: s3.bucket, Delete: { Objects } }),
    );
    expect(Deleted?.map(({ Key }) => Key).toSorted()).toEqual(['many/<c>', 'many/a&b', 'many/never']);
    expect((await list('many/')).Contents?.map(({ Key }) => Key)).toEqual(['many/d']);
  });
});
