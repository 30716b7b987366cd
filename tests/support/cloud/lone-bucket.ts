import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@creel/local-aws/s3';
import { PHOTO_BUCKET, REGION } from '#local/environment.ts';

/** The photo bucket without anything that reacts to it. Writes to it can be undone. */
export interface LoneBucket extends AsyncDisposable {
  readonly endpoint: string;
  /** Stores a file that `takeBack` keeps. */
  put(key: string, body: Buffer): void;
  /** Undoes what requests have written. @returns descriptions of the new, changed and deleted keys */
  takeBack(): string[];
}

/** @param environment has the keys that sign the requests */
export async function startLoneBucket({
  AWS_ACCESS_KEY_ID = '',
  AWS_SECRET_ACCESS_KEY = '',
}: Readonly<Record<string, string>>): Promise<LoneBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-bucket-'));
  const bucket = await openBucket({
    directory,
    bucket: PHOTO_BUCKET,
    region: REGION,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
    corsOrigins: [],
    onObjectCreated: () => undefined,
    now: () => new Date(),
  });
  const kept = new Map<string, Buffer>();
  let isWritten = false;
  const server = createServer((request, response) => {
    isWritten ||= request.method !== 'GET';
    void bucket.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function put(key: string, body: Buffer): void {
    kept.set(key, body);
    bucket.write(key, { body, contentType: 'application/octet-stream' });
  }

  function takeBack(): string[] {
    if (!isWritten) return [];
    isWritten = false;
    const added = bucket.keys().filter((key) => !kept.has(key));
    for (const key of added) bucket.remove(key);
    const changed = [...kept].flatMap(([key, body]) => {
      const found = bucket.read(key);
      if (found?.body.equals(body)) return [];
      put(key, body);
      return [`file ${key} ${found ? 'has changed' : 'is gone'}`];
    });
    return [...added.map((key) => `file ${key} is new`), ...changed];
  }

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/_s3`,
    put,
    takeBack,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
