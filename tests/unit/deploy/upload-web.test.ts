import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { type StandIn, startStandIn } from '@creel/local-aws/tests/s3-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadWeb } from '#bin/deploy/upload-web.ts';
import { plannedFile } from '#bin/deploy/web-plan.ts';

let s3: StandIn;
beforeAll(async () => {
  s3 = await startStandIn();
});
afterAll(() => s3.stop());

const release = (version: string) => [
  plannedFile(`assets/app-${version}.js`, Buffer.from(`app ${version}`)),
  plannedFile('favicon.svg', Buffer.from('<svg/>')),
  plannedFile('index.html', Buffer.from(`<script src="/assets/app-${version}.js"></script>`)),
];

const upload = (version: string) => uploadWeb(s3.client, s3.bucket, release(version));

async function keys(): Promise<(string | undefined)[]> {
  const { Contents = [] } = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket }));
  return Contents.map(({ Key }) => Key);
}

describe('the second release of the web app', () => {
  beforeAll(async () => {
    expect((await upload('1')).uploaded).toHaveLength(3);
  });

  it('uploads changed files and skips the rest', async () => {
    expect(await upload('2')).toEqual({
      uploaded: ['assets/app-2.js', 'index.html'],
      kept: ['favicon.svg'],
    });
  });

  it('keeps the files of the first release, which open tabs still need', async () => {
    expect(await keys()).toEqual(['assets/app-1.js', 'assets/app-2.js', 'favicon.svg', 'index.html']);
  });

  it('is served with its own type and cache period', async () => {
    const page = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'index.html' }));
    expect(await page.Body?.transformToString()).toContain('app-2.js');
    expect([page.ContentType, page.CacheControl]).toEqual([
      'text/html; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    const asset = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'assets/app-2.js' }));
    expect(asset.CacheControl).toBe('public, max-age=31536000, immutable');
  });

  it('uploads nothing if it is repeated', async () => {
    expect((await upload('2')).uploaded).toEqual([]);
  });
});
