// What is the stand-in's own: events, what survives on disk, reading for the edge. It never leaves this machine.
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BucketOptions } from '#local/s3/index.ts';
import { outcome, type StandIn, sdkOutcome, startStandIn } from './s3-support.ts';

const started: StandIn[] = [];
const start = async (options: Partial<BucketOptions> = {}) => {
  const s3 = await startStandIn(options);
  started.push(s3);
  return s3;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((s3) => s3.stop()));
});

const put = (s3: StandIn, Key: string, Body: string | Buffer = 'hello', more = {}) =>
  s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body, ...more }));
const bodies = (s3: StandIn) => readdir(join(s3.directory, s3.bucket, 'bodies'));

describe('an event', () => {
  it('tells of each write, with the key encoded as S3 does', async () => {
    const s3 = await start({ now: () => new Date('2026-07-01T12:00:00.500Z') });
    const url = await getSignedUrl(
      s3.client,
      new PutObjectCommand({ Bucket: s3.bucket, Key: 'in/a b+ö(1).png' }),
      {
        expiresIn: 60,
        signingDate: new Date('2026-07-01T12:00:00Z'),
      },
    );
    expect(await outcome(fetch(url, { method: 'PUT', body: '12345' }))).toBe('200');
    await vi.waitFor(() => expect(s3.events).toHaveLength(1));
    const [record] = s3.events[0]?.Records ?? [];
    expect(record).toMatchObject({
      eventSource: 'aws:s3',
      eventName: 'ObjectCreated:Put',
      eventTime: '2026-07-01T12:00:00.500Z',
      awsRegion: 'eu-west-1',
      s3: {
        bucket: { name: 'creel-photos', arn: 'arn:aws:s3:::creel-photos' },
        object: { key: 'in/a+b%2B%C3%B6%281%29.png', size: 5, eTag: '827ccb0eea8a706c4c34a16891f84e7b' },
      },
    });
  });

  it('orders writes by its sequencer', async () => {
    const s3 = await start();
    await put(s3, 'a');
    await put(s3, 'a', 'again');
    await vi.waitFor(() => expect(s3.events).toHaveLength(2));
    const sequencers = s3.events.flatMap(({ Records }) =>
      Records.map((record) => record.s3.object.sequencer),
    );
    expect(sequencers).toEqual([...new Set(sequencers)].toSorted());
  });

  it('is not sent for a refused write', async () => {
    const s3 = await start();
    expect(await sdkOutcome(put(s3, 'a', 'x', { ChecksumCRC32: 'AAAAAA==' }))).toBe('400 BadDigest');
    await put(s3, 'b');
    await vi.waitFor(() => expect(s3.events).toHaveLength(1));
    expect(s3.events[0]?.Records[0]?.s3.object.key).toBe('b');
  });
});

describe('what was stored', () => {
  it('is there after a restart, and what a kill left half done is not', async () => {
    const first = await start();
    await put(first, 'kept/ö', 'content', { ContentType: 'text/plain' });
    await put(first, 'kept/ö', 'newer content', { ContentType: 'text/plain' });
    // As if the process had been killed: one body half received, and nothing closed.
    await abortedUpload(first, { destroy: false });
    await vi.waitFor(async () => expect(await bodies(first)).toHaveLength(2));

    const second = await start({ directory: first.directory });
    const answer = await second.client.send(new GetObjectCommand({ Bucket: second.bucket, Key: 'kept/ö' }));
    expect(await answer.Body?.transformToString()).toBe('newer content');
    expect(answer).toMatchObject({ ContentType: 'text/plain' });
    expect(await bodies(second)).toHaveLength(1);
  });

  it('can be read by the edge without a signature', async () => {
    const s3 = await start();
    await put(s3, 'media/a.webp', 'pixels', { ContentType: 'image/webp', CacheControl: 'max-age=31536000' });
    expect(s3.stored.read('media/a.webp')).toEqual({
      body: Buffer.from('pixels'),
      contentType: 'image/webp',
      cacheControl: 'max-age=31536000',
    });
    expect(s3.stored.read('media/none')).toBeUndefined();
  });

  it('is never half of one write and half of another', async () => {
    const s3 = await start();
    const contents = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000, `${index % 10}`));
    const reads: (string | undefined)[] = [];
    await put(s3, 'busy', contents[0]);
    await Promise.all(
      contents.flatMap((content) => [
        put(s3, 'busy', content),
        s3.client
          .send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'busy' }))
          .then(async ({ Body }) => reads.push(await Body?.transformToString())),
      ]),
    );
    expect(reads.every((read) => contents.some((content) => content.toString() === read))).toBe(true);
    expect(await bodies(s3)).toHaveLength(1);
  });
});

describe('an upload', () => {
  it('that breaks off leaves nothing', async () => {
    const s3 = await start();
    await abortedUpload(s3, { destroy: true });
    await vi.waitFor(async () => expect(await bodies(s3)).toEqual([]));
    const { KeyCount } = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket }));
    expect(KeyCount).toBe(0);
    expect(s3.events).toEqual([]);
  });

  it('is bounded', async () => {
    const s3 = await start({ maxUploadBytes: 10 });
    expect(await sdkOutcome(put(s3, 'a', 'x'.repeat(10)))).toBe('ok');
    expect(await sdkOutcome(put(s3, 'b', 'x'.repeat(11)))).toBe('400 EntityTooLarge');
    expect(await bodies(s3)).toHaveLength(1);
  });
});

describe('what the product does not use', () => {
  it.each<[string, (s3: StandIn) => Promise<unknown>]>([
    [
      'a copy',
      (s3) =>
        s3.client.send(new CopyObjectCommand({ Bucket: s3.bucket, CopySource: `${s3.bucket}/a`, Key: 'b' })),
    ],
    ['a condition', (s3) => put(s3, 'a', 'x', { IfNoneMatch: '*' })],
    ['metadata', (s3) => put(s3, 'a', 'x', { Metadata: { a: '1' } })],
    [
      'a range',
      (s3) => s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'a', Range: 'bytes=0-1' })),
    ],
    ['a page of a list', (s3) => s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, MaxKeys: 1 }))],
    [
      'a version',
      (s3) => s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'a', VersionId: '1' })),
    ],
  ])('is refused instead of passed over: %s', async (_, call) => {
    const s3 = await start();
    await put(s3, 'a');
    expect(await sdkOutcome(call(s3))).toBe('501 NotImplemented');
  });
});

/** Announces 1000 bytes, sends ten of them, and goes away or falls silent. */
async function abortedUpload(s3: StandIn, { destroy }: { destroy: boolean }): Promise<void> {
  const url = new URL(
    await getSignedUrl(s3.client, new PutObjectCommand({ Bucket: s3.bucket, Key: 'broken' }), {
      expiresIn: 60,
    }),
  );
  const before = (await bodies(s3)).length;
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    `PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 1000\r\n\r\n0123456789`,
  );
  await vi.waitFor(async () => expect(await bodies(s3)).toHaveLength(before + 1));
  if (destroy) socket.destroy();
}
