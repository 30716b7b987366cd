import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredObject {
  readonly key: string;
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

export interface Content {
  readonly body: Buffer;
  readonly contentType: string;
  /** Other headers of the object. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A bucket on disk: `bodies/` holds contents, `objects/` one record per object, named by the hash of its key. A write
 * takes effect when its record is renamed into place, so a kill at any time leaves either the old or the new object.
 * The next start deletes contents that no record names.
 */
export class Store {
  readonly #directory: string;
  readonly #objects: Map<string, StoredObject>;

  private constructor(directory: string, objects: Map<string, StoredObject>) {
    this.#directory = directory;
    this.#objects = objects;
  }

  /** @param directory created if it is missing; only one process may use it */
  static async open(directory: string): Promise<Store> {
    return new Store(directory, await loadObjects(directory));
  }

  /** By key. */
  get objects(): ReadonlyMap<string, StoredObject> {
    return this.#objects;
  }

  /** Synchronous, so that two writes to a key run one after the other. */
  write(key: string, { body, ...described }: Content, now: Date): StoredObject {
    const name = randomUUID();
    const object: StoredObject = {
      key,
      body: name,
      size: body.length,
      etag: createHash('md5').update(body).digest('hex'),
      // S3 stores whole seconds.
      lastModified: new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString(),
      ...described,
    };
    const present = this.#objects.get(key);
    const draft = this.#bodyFile(`${name}.record`);
    writeFileSync(this.#bodyFile(name), body);
    writeFileSync(draft, JSON.stringify(object));
    renameSync(draft, this.#recordFile(key));
    this.#objects.set(key, object);
    if (present) rmSync(this.#bodyFile(present.body), { force: true });
    return object;
  }

  remove(key: string): void {
    const present = this.#objects.get(key);
    if (!present) return;
    rmSync(this.#recordFile(key), { force: true });
    this.#objects.delete(key);
    rmSync(this.#bodyFile(present.body), { force: true });
  }

  read(object: StoredObject): Buffer {
    return readFileSync(this.#bodyFile(object.body));
  }

  #bodyFile(name: string): string {
    return join(this.#directory, 'bodies', name);
  }

  #recordFile(key: string): string {
    return join(this.#directory, 'objects', createHash('sha256').update(key).digest('hex'));
  }
}

async function loadObjects(directory: string): Promise<Map<string, StoredObject>> {
  const [records, bodies] = [join(directory, 'objects'), join(directory, 'bodies')];
  await Promise.all([mkdir(records, { recursive: true }), mkdir(bodies, { recursive: true })]);
  const objects = new Map<string, StoredObject>();
  for (const name of await readdir(records)) {
    const object: StoredObject = JSON.parse(await readFile(join(records, name), 'utf8'));
    objects.set(object.key, object);
  }
  const named = new Set([...objects.values()].map(({ body }) => body));
  const orphans = (await readdir(bodies)).filter((name) => !named.has(name));
  await Promise.all(orphans.map((name) => rm(join(bodies, name), { force: true })));
  return objects;
}
