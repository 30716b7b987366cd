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
const list = (Prefix: string, more = {}) =>
  s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix, ...more }));

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

  it('gathers what shares a prefix up to the delimiter', async () => {
    const answer = await list('list/', { Delimiter: '/' });
    expect(answer.CommonPrefixes).toEqual([{ Prefix: 'list/a/' }, { Prefix: 'list/b/' }]);
    expect(answer.Contents?.map(({ Key }) => Key)).toEqual(['list/z', 'list/é']);
    expect(answer.KeyCount).toBe(4);
  });

  it.each([{}, { Delimiter: '/' }])('comes in pages that lose and repeat nothing, with %o', async (how) => {
    const whole = await list('list/', how);
    const found: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list('list/', { ...how, MaxKeys: 1, ContinuationToken });
      const names = [
        ...(page.CommonPrefixes ?? []).map((p) => p.Prefix),
        ...(page.Contents ?? []).map((o) => o.Key),
      ];
      expect(names).toHaveLength(1);
      found.push(...names);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(found.toSorted()).toEqual(
      [
        ...(whole.CommonPrefixes ?? []).map((p) => p.Prefix),
        ...(whole.Contents ?? []).map((o) => o.Key),
      ].toSorted(),
    );
  });

  it('starts behind a key', async () => {
    expect((await list('list/', { StartAfter: 'list/b/06' })).Contents?.map(({ Key }) => Key)).toEqual([
      'list/b/09',
      'list/z',
      'list/é',
    ]);
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
