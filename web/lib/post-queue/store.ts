/**
 * Queued posts and the files of photos, in this browser's IndexedDB. Everything stands under its owner's id and is only ever asked for by it.
 * Nothing here throws: what the database does not take is held in memory, so that one can post without it.
 */
import { type DBSchema, type IDBPDatabase, openDB, type StoreKey, type StoreValue } from 'idb';
import { announce } from './events.ts';
import { type QueuedPost, toCurrent } from './queued-post.ts';

interface KeptFile {
  userId: string;
  key: string;
  file: Blob;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

interface Schema extends DBSchema {
  posts: { key: string; value: QueuedPost; indexes: { userId: string } };
  files: { key: [userId: string, key: string]; value: KeptFile; indexes: { userId: string } };
}

/** Each operation opens the database for itself: no tab keeps another version of the app from changing it. */
async function using<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('creel', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('posts', { keyPath: 'id' }).createIndex('userId', 'userId');
      fresh.createObjectStore('files', { keyPath: ['userId', 'key'] }).createIndex('userId', 'userId');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

class Table<Name extends 'posts' | 'files'> {
  readonly #name: Name;
  /** For a browser that has no room left, or forbids storage as some private windows do. Gone with the page. */
  readonly #memory = new Map<string, StoreValue<Schema, Name>>();

  constructor(name: Name) {
    this.#name = name;
  }

  async ofUser(userId: string): Promise<StoreValue<Schema, Name>[]> {
    const stored = await using((database) =>
      database.getAllFromIndex(this.#name, 'userId', IDBKeyRange.only(userId)),
    ).catch(() => []);
    const held = [...this.#memory.values()].filter((value) => value.userId === userId);
    return [...stored, ...held];
  }

  async get(key: StoreKey<Schema, Name>): Promise<StoreValue<Schema, Name> | undefined> {
    const held = this.#memory.get(String(key));
    return held ?? (await using((database) => database.get(this.#name, key)).catch(() => undefined));
  }

  /** @returns whether it outlives this page */
  async put(key: StoreKey<Schema, Name>, value: StoreValue<Schema, Name>): Promise<boolean> {
    try {
      await using((database) => database.put(this.#name, value));
      return true;
    } catch {
      this.#memory.set(String(key), value);
      return false;
    }
  }

  /** Changes what is there, in one transaction. @returns undefined when nothing is there any more */
  async change(
    key: StoreKey<Schema, Name>,
    change: (value: StoreValue<Schema, Name>) => StoreValue<Schema, Name>,
  ): Promise<StoreValue<Schema, Name> | undefined> {
    const held = this.#memory.get(String(key));
    if (held) {
      this.#memory.set(String(key), change(held));
      return this.#memory.get(String(key));
    }
    return await using(async (database) => {
      const { store, done } = database.transaction(this.#name, 'readwrite');
      const value = await store.get(key);
      const next = value && change(value);
      if (next) await store.put(next);
      await done;
      return next;
    }).catch(() => undefined);
  }

  async delete(key: StoreKey<Schema, Name>): Promise<void> {
    this.#memory.delete(String(key));
    await using((database) => database.delete(this.#name, key)).catch(() => undefined);
  }
}

const posts = new Table('posts');
const files = new Table('files');

/** Oldest first. */
export async function queueOf(userId: string): Promise<QueuedPost[]> {
  const queue = await posts.ofUser(userId);
  return queue.map(toCurrent).sort((one, other) => one.queuedAt - other.queuedAt);
}

/** @returns undefined also for somebody else's */
export async function queuedPost(userId: string, id: string): Promise<QueuedPost | undefined> {
  const post = await posts.get(id);
  return post?.userId === userId ? toCurrent(post) : undefined;
}

/** Puts it in the queue, or in the place of what it was. @returns whether it outlives this page */
export async function putQueued(post: QueuedPost): Promise<boolean> {
  const isKept = await posts.put(post.id, post);
  announce({ type: 'changed', userId: post.userId });
  return isKept;
}

/** @returns the post as it is then; undefined when somebody discarded it meanwhile */
export async function changeQueued(
  { id, userId }: Pick<QueuedPost, 'id' | 'userId'>,
  change: (post: QueuedPost) => QueuedPost,
): Promise<QueuedPost | undefined> {
  const changed = await posts.change(id, (post) => change(toCurrent(post)));
  announce({ type: 'changed', userId });
  return changed;
}

/** Takes it out of the queue. The files of its photos stay: a form may still show them. */
export async function takeFromQueue({ id, userId }: Pick<QueuedPost, 'id' | 'userId'>): Promise<void> {
  await posts.delete(id);
  announce({ type: 'changed', userId });
}

/** Takes it out of the queue, with its files. */
export async function dropQueued(post: Pick<QueuedPost, 'id' | 'userId' | 'photos'>): Promise<void> {
  await takeFromQueue(post);
  await dropFiles(post.userId, post.photos);
}

export async function keepFile(userId: string, key: string, file: Blob): Promise<void> {
  await files.put([userId, key], { userId, key, file, keptAt: Date.now() });
}

export async function keptFile(userId: string, key: string): Promise<Blob | undefined> {
  return (await files.get([userId, key]))?.file;
}

export const dropFile = (userId: string, key: string): Promise<void> => files.delete([userId, key]);

export async function dropFiles(userId: string, photos: readonly { key: string }[]): Promise<void> {
  await Promise.all(photos.map(({ key }) => dropFile(userId, key)));
}

/**
 * Drops files that neither a draft nor the queue names: left by tabs that were closed at the wrong moment.
 * @param drafted keys that drafts name
 * @param before milliseconds since the epoch; what is younger may belong to a form that is not kept yet
 */
export async function sweepFiles(userId: string, drafted: readonly string[], before: number): Promise<void> {
  const queued = (await queueOf(userId)).flatMap(({ photos }) => photos.map(({ key }) => key));
  const named = new Set([...drafted, ...queued]);
  const all = await files.ofUser(userId);
  await dropFiles(
    userId,
    all.filter(({ key, keptAt }) => keptAt < before && !named.has(key)),
  );
}

/** Everything this device keeps of somebody's posts: their account is gone. */
export async function eraseQueueOf(userId: string): Promise<void> {
  for (const post of await posts.ofUser(userId)) await takeFromQueue(post);
  await dropFiles(userId, await files.ofUser(userId));
}
