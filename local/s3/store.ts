import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  openSync,
  readFile as readDescriptor,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChecksumAlgorithm } from './checksums.ts';
import { S3Error } from './errors.ts';

export interface StoredObject {
  readonly key: string;
  /** Name of the file with the content; a new one for every write, so that a file never changes. */
  readonly body: string;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  /** ISO 8601, whole seconds, as S3 keeps it. */
  readonly lastModified: string;
  readonly contentType: string;
  /** Cache-Control, Content-Disposition and the like, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** By name without `x-amz-meta-`. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly value: string };
}

type Objects = Map<string, StoredObject>;

/**
 * Objects on disk: `bucket/bodies/` holds contents, `bucket/objects/` one record an object, named by the hash of its
 * key. Renaming the record into place is the moment a write happens, so a kill at any time leaves the object before
 * or the object after; contents that no record names are swept at the next start.
 */
export class Store {
  readonly #directory: string;
  readonly #buckets: ReadonlyMap<string, Objects>;

  private constructor(directory: string, buckets: ReadonlyMap<string, Objects>) {
    this.#directory = directory;
    this.#buckets = buckets;
  }

  static async open(directory: string, buckets: readonly string[]): Promise<Store> {
    const opened = await Promise.all(
      buckets.map(async (bucket) => {
        if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
          throw new Error(`"${bucket}" is not a bucket name`);
        return [bucket, await loadBucket(join(directory, bucket))] as const;
      }),
    );
    return new Store(directory, new Map(opened));
  }

  /** The bucket's objects by key. Throws `NoSuchBucket`. */
  objects(bucket: string): ReadonlyMap<string, StoredObject> {
    return this.#objects(bucket);
  }

  find(bucket: string, key: string): StoredObject {
    const object = this.#objects(bucket).get(key);
    if (!object) throw new S3Error('NoSuchKey');
    return object;
  }

  /** A path to write the content of a coming object to. Remove the file unless `commit` takes it. */
  newBody(bucket: string): { name: string; file: string } {
    this.#objects(bucket);
    const name = randomUUID();
    return { name, file: this.#bodyFile(bucket, name) };
  }

  /**
   * Puts an object in place. Synchronous, so that nothing can come between `allow`, which may throw when it sees the
   * present object, and the write.
   */
  commit(bucket: string, object: StoredObject, allow: (present: StoredObject | undefined) => void): void {
    const objects = this.#objects(bucket);
    const present = objects.get(object.key);
    allow(present);
    const record = this.#recordFile(bucket, object.key);
    const draft = this.#bodyFile(bucket, `${object.body}.record`);
    writeFileSync(draft, JSON.stringify(object));
    renameSync(draft, record);
    objects.set(object.key, object);
    if (present) rmSync(this.#bodyFile(bucket, present.body), { force: true });
  }

  remove(bucket: string, key: string): void {
    const objects = this.#objects(bucket);
    const present = objects.get(key);
    if (!present) return;
    rmSync(this.#recordFile(bucket, key), { force: true });
    objects.delete(key);
    rmSync(this.#bodyFile(bucket, present.body), { force: true });
  }

  /** Opens a content at once: a later write or delete does not disturb the reader of this descriptor. */
  openBody(bucket: string, object: StoredObject): number {
    return openSync(this.#bodyFile(bucket, object.body), 'r');
  }

  async readBody(bucket: string, object: StoredObject): Promise<Buffer> {
    const descriptor = this.openBody(bucket, object);
    try {
      return await promisify(readDescriptor)(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  async copyBody(bucket: string, object: StoredObject, file: string): Promise<void> {
    await copyFile(this.#bodyFile(bucket, object.body), file, constants.COPYFILE_FICLONE);
  }

  #objects(bucket: string): Objects {
    const objects = this.#buckets.get(bucket);
    if (!objects) throw new S3Error('NoSuchBucket');
    return objects;
  }

  #bodyFile(bucket: string, name: string): string {
    return join(this.#directory, bucket, 'bodies', name);
  }

  #recordFile(bucket: string, key: string): string {
    return join(this.#directory, bucket, 'objects', createHash('sha256').update(key).digest('hex'));
  }
}

async function loadBucket(directory: string): Promise<Objects> {
  const [records, bodies] = [join(directory, 'objects'), join(directory, 'bodies')];
  await Promise.all([mkdir(records, { recursive: true }), mkdir(bodies, { recursive: true })]);
  const objects: Objects = new Map();
  for (const name of await readdir(records)) {
    const object: StoredObject = JSON.parse(await readFile(join(records, name), 'utf8'));
    objects.set(object.key, object);
  }
  const named = new Set([...objects.values()].map(({ body }) => body));
  const orphans = (await readdir(bodies)).filter((name) => !named.has(name));
  await Promise.all(orphans.map((name) => rm(join(bodies, name), { force: true })));
  return objects;
}
