/** Behaviour of a versioned bucket that a restore relies on. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from './s3-support.ts';

const DAY = 24 * 60 * 60_000;

let s3: StandIn;
beforeAll(async () => {
  s3 = await startStandIn(2 * DAY);
});
afterAll(() => s3.stop());

const object = (Key: string, VersionId?: string) => ({ Bucket: s3.bucket, Key, VersionId });
const put = (Key: string, Body: string) => s3.client.send(new PutObjectCommand({ ...object(Key), Body }));
const remove = (Key: string, versionId?: string) =>
  s3.client.send(new DeleteObjectCommand(object(Key, versionId)));
const get = (Key: string, versionId?: string) => s3.client.send(new GetObjectCommand(object(Key, versionId)));
const read = async (Key: string, versionId?: string) => (await get(Key, versionId)).Body?.transformToString();
const versions = async (Prefix: string) =>
  await s3.client.send(new ListObjectVersionsCommand({ Bucket: s3.bucket, Prefix }));
const bodies = () => readdir(join(s3.directory, s3.bucket, 'bodies'));

describe('an object of a versioned bucket', () => {
  it('has each version that was written, by its id', async () => {
    const [{ VersionId: first }, { VersionId: second }] = [await put('two', 'one'), await put('two', 'two')];
    expect(await read('two')).toBe('two');
    expect(await read('two', first)).toBe('one');
    expect((await get('two')).VersionId).toBe(second);
    const listed = await versions('two');
    expect(listed.Versions).toMatchObject([
      { Key: 'two', VersionId: second, IsLatest: true, Size: 3 },
      { Key: 'two', VersionId: first, IsLatest: false },
    ]);
    expect(listed.DeleteMarkers).toBeUndefined();
  });

  it('is gone behind a marker, and back when the marker is deleted', async () => {
    const { VersionId: stored } = await put('gone', 'here');
    const { VersionId: marker, DeleteMarker } = await remove('gone');
    expect(DeleteMarker).toBe(true);
    await expect(get('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(s3.client.send(new HeadObjectCommand(object('gone')))).rejects.toMatchObject({
      name: 'NotFound',
    });
    expect(s3.stored.read('gone')).toBeUndefined();
    expect(s3.stored.keys()).not.toContain('gone');
    const left = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: 'gone' }));
    expect(left.KeyCount).toBe(0);
    const listed = await versions('gone');
    expect(listed.Versions).toMatchObject([{ VersionId: stored, IsLatest: false }]);
    expect(listed.DeleteMarkers).toMatchObject([{ VersionId: marker, IsLatest: true }]);
    for (let times = 0; times < 2; times++) await remove('gone', marker);
    expect(await read('gone')).toBe('here');
  });

  it('gets a marker for each deletion, also if it never existed, and for those of many', async () => {
    for (let times = 0; times < 2; times++) await remove('never');
    await s3.client.send(
      new DeleteObjectsCommand({ Bucket: s3.bucket, Delete: { Objects: [{ Key: 'never' }] } }),
    );
    const { DeleteMarkers = [], Versions } = await versions('never');
    expect(DeleteMarkers.map(({ IsLatest }) => IsLatest)).toEqual([true, false, false]);
    expect(Versions).toBeUndefined();
  });

  it('is gone for good once its last version is deleted', async () => {
    const { VersionId } = await put('end', 'x');
    const before = await bodies();
    await remove('end', VersionId);
    expect(await bodies()).toHaveLength(before.length - 1);
    expect((await versions('end')).Versions).toBeUndefined();
    await expect(get('end', VersionId)).rejects.toMatchObject({ name: 'NoSuchVersion' });
  });

  it('cannot be read as a marker', async () => {
    const { VersionId: marker } = await remove('marked');
    await expect(get('marked', marker)).rejects.toMatchObject({ name: 'MethodNotAllowed' });
  });

  it('that was written before there were versions has the id null, and stays', async () => {
    const [record = ''] = await recordsOf('old', () => put('old', 'from before'));
    const { versions: stored } = JSON.parse(await readFile(record, 'utf8'));
    const { versionId: _, ...before } = stored[0];
    await writeFile(record, JSON.stringify(before));
    const again = await s3.reopen();
    expect(again.read('old')?.body.toString()).toBe('from before');
    again.remove('old');
    const { versions: after } = JSON.parse(await readFile(record, 'utf8'));
    expect(after).toMatchObject([{ versionId: 'null', key: 'old' }, { isDeleted: true }]);
  });
});

/** The files that this writes newly among the records. */
async function recordsOf(key: string, write: () => Promise<unknown>): Promise<string[]> {
  const folder = join(s3.directory, s3.bucket, 'objects');
  const before = await readdir(folder);
  await write();
  expect(s3.stored.keys()).toContain(key);
  return (await readdir(folder)).filter((name) => !before.includes(name)).map((name) => join(folder, name));
}

it('forgets what was replaced or deleted too long ago, and bare markers, when it is opened', async () => {
  const stand = await startStandIn(2 * DAY);
  const keys = async (stored: StandIn['stored']) => {
    const files = await readdir(join(stand.directory, stand.bucket, 'objects'));
    return { current: stored.keys().sort(), records: files.length };
  };
  for (const key of ['kept', 'replaced', 'deleted', 'deleted later'])
    stand.stored.write(key, { body: Buffer.from(key), contentType: 'text/plain' });
  stand.stored.write('replaced', { body: Buffer.from('again'), contentType: 'text/plain' });
  stand.stored.remove('deleted');
  stand.advance(DAY);
  stand.stored.remove('deleted later');
  stand.advance(DAY + 2000);
  const again = await stand.reopen();
  expect(await keys(again)).toEqual({ current: ['kept', 'replaced'], records: 3 });
  expect(await readdir(join(stand.directory, stand.bucket, 'bodies'))).toHaveLength(3);
  await stand.stop();
});
