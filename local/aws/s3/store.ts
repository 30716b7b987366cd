import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredObject {
  readonly key: string;
  /** `null` if it was written before the bucket was versioned. */
  readonly versionId: string;
  /** Name of the file with the content. Every write makes a new file, so that a file never changes. */
  readonly body: string;
  /** Bytes. */
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  /** ISO 8601. */
  readonly lastModified: string;
  readonly contentType: string;
  /** Other headers of the object. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stands for a deletion among the versions of a key. */
export interface DeleteMarker extends Pick<StoredObject, 'key' | 'versionId' | 'lastModified'> {
  readonly isDeleted: true;
}

export type Version = StoredObject | DeleteMarker;

export const isObject = (version: Version | undefined): version is StoredObject =>
  version !== undefined && !('isDeleted' in version);

/** S3 orders keys by their UTF-8 bytes, which is not how JavaScript orders strings. */
export const compareKeys = (left: string, right: string) =>
  Buffer.compare(Buffer.from(left), Buffer.from(right));

export interface Content {
  readonly body: Buffer;
  readonly contentType: string;
  /** Other headers of the object. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The id of an object that was written before the bucket was versioned. */
const NO_VERSION = 'null';

/**
 * A bucket on disk: `bodies/` holds contents, `objects/` one record per key with its versions, named by the hash of the
 * key. A write takes effect when its record is renamed into place, so a kill at any time leaves either the old or the
 * new object. The next start deletes contents that no record names.
 */
export class Store {
  readonly #directory: string;
  /** Of each key, the oldest first. */
  readonly #versions: Map<string, readonly Version[]>;
  readonly isVersioned: boolean;

  private constructor(directory: string, versions: Map<string, readonly Version[]>, isVersioned: boolean) {
    this.#directory = directory;
    this.#versions = versions;
    this.isVersioned = isVersioned;
  }

  /** @param directory created if it is missing; only one process may use it */
  static async open(directory: string, isVersioned: boolean): Promise<Store> {
    return new Store(directory, await loadVersions(directory), isVersioned);
  }

  /** The current objects. */
  get objects(): StoredObject[] {
    return [...this.#versions.values()].map((versions) => versions.at(-1)).filter(isObject);
  }

  /** The current object. */
  find(key: string): StoredObject | undefined {
    const latest = this.#versions.get(key)?.at(-1);
    return isObject(latest) ? latest : undefined;
  }

  /** The versions of a key, the oldest first. */
  versionsOf(key: string): readonly Version[] {
    return this.#versions.get(key) ?? [];
  }

  get keys(): string[] {
    return [...this.#versions.keys()];
  }

  /** Synchronous, so that two writes to a key run one after the other. */
  write(key: string, { body, ...described }: Content, now: Date): StoredObject {
    const name = randomUUID();
    const object: StoredObject = {
      ...this.#next(key, now),
      body: name,
      size: body.length,
      etag: createHash('md5').update(body).digest('hex'),
      ...described,
    };
    writeFileSync(this.#bodyFile(name), body);
    this.#replace(key, [...(this.isVersioned ? this.versionsOf(key) : []), object]);
    return object;
  }

  /** Deletes an object. With versions, S3 writes a marker each time, also for a key that it does not have. */
  remove(key: string, now: Date): DeleteMarker | undefined {
    if (!this.isVersioned) {
      this.#replace(key, []);
      return undefined;
    }
    const marker: DeleteMarker = { ...this.#next(key, now), isDeleted: true };
    this.#replace(key, [...this.versionsOf(key), marker]);
    return marker;
  }

  /** Deletes a version or a marker for good: the one before it becomes the current one. */
  removeVersion(key: string, versionId: string): void {
    this.#replace(
      key,
      this.versionsOf(key).filter((each) => each.versionId !== versionId),
    );
  }

  /** Deletes versions that were replaced or deleted before this time, and markers that have nothing to hide any more. */
  expire(before: Date): void {
    const isOver = (version: Version | undefined) =>
      version !== undefined && Date.parse(version.lastModified) < before.getTime();
    for (const [key, versions] of this.#versions) {
      const kept = versions.filter((_, index) => !isOver(versions[index + 1]));
      const isBare = kept.length === 1 && !isObject(kept[0]) && isOver(kept[0]);
      if (isBare || kept.length < versions.length) this.#replace(key, isBare ? [] : kept);
    }
  }

  read(object: StoredObject): Buffer {
    return readFileSync(this.#bodyFile(object.body));
  }

  #next(key: string, now: Date): Pick<StoredObject, 'key' | 'versionId' | 'lastModified'> {
    return {
      key,
      versionId: this.isVersioned ? randomUUID().replaceAll('-', '') : NO_VERSION,
      // S3 stores whole seconds.
      lastModified: new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString(),
    };
  }

  #replace(key: string, versions: readonly Version[]): void {
    const before = this.versionsOf(key);
    const record = this.#recordFile(key);
    if (versions.length > 0) {
      const draft = this.#bodyFile(`${randomUUID()}.record`);
      writeFileSync(draft, JSON.stringify({ key, versions }));
      renameSync(draft, record);
      this.#versions.set(key, versions);
    } else {
      rmSync(record, { force: true });
      this.#versions.delete(key);
    }
    for (const each of before.filter(isObject))
      if (!versions.includes(each)) rmSync(this.#bodyFile(each.body), { force: true });
  }

  #bodyFile(name: string): string {
    return join(this.#directory, 'bodies', name);
  }

  #recordFile(key: string): string {
    return join(this.#directory, 'objects', createHash('sha256').update(key).digest('hex'));
  }
}

/** A record without versions is an object that was written before there were any. */
type StoredRecord = { key: string; versions: Version[] } | Omit<StoredObject, 'versionId'>;

async function loadVersions(directory: string): Promise<Map<string, readonly Version[]>> {
  const [records, bodies] = [join(directory, 'objects'), join(directory, 'bodies')];
  await Promise.all([mkdir(records, { recursive: true }), mkdir(bodies, { recursive: true })]);
  const loaded = new Map<string, readonly Version[]>();
  for (const name of await readdir(records)) {
    const record: StoredRecord = JSON.parse(await readFile(join(records, name), 'utf8'));
    const versions = 'versions' in record ? record.versions : [{ ...record, versionId: NO_VERSION }];
    loaded.set(record.key, versions);
  }
  const named = new Set(
    [...loaded.values()]
      .flat()
      .filter(isObject)
      .map(({ body }) => body),
  );
  const orphans = (await readdir(bodies)).filter((name) => !named.has(name));
  await Promise.all(orphans.map((name) => rm(join(bodies, name), { force: true })));
  return loaded;
}
