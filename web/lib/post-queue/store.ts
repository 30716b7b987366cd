/**
 * Queued posts and the files of photos, in this browser's IndexedDB. Everything stands under its owner's id and is only ever asked for by it.
 * Each operation opens the database for itself: no tab keeps another version of the app from changing it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

/** Oldest first. */
export async function queueOf(userId: string): Promise<QueuedPost[]> {
  const posts = await using((database) => database.getAllFromIndex('posts', 'userId', userId));
  return posts.map(toCurrent).sort((one, other) => one.queuedAt - other.queuedAt);
}

/** @returns undefined also for somebody else's */
export async function queuedPost(userId: string, id: string): Promise<QueuedPost | undefined> {
  const post = await using((database) => database.get('posts', id));
  return post?.userId === userId ? toCurrent(post) : undefined;
}

/** Puts it in the queue, or in the place of what it was. @throws when this browser keeps nothing */
export async function putQueued(post: QueuedPost): Promise<void> {
  await using((database) => database.put('posts', post));
  announce({ type: 'changed', userId: post.userId });
}

/**
 * Changes what is in the queue, in one transaction.
 * @returns the post as it is then; undefined when somebody discarded it meanwhile
 */
export async function changeQueued(
  { id, userId }: Pick<QueuedPost, 'id' | 'userId'>,
  change: (post: QueuedPost) => QueuedPost,
): Promise<QueuedPost | undefined> {
  const changed = await using(async (database) => {
    const { store, done } = database.transaction('posts', 'readwrite');
    const post = await store.get(id);
    const next = post && change(toCurrent(post));
    if (next) await store.put(next);
    await done;
    return next;
  });
  announce({ type: 'changed', userId });
  return changed;
}

/** Takes it out of the queue, with its files. */
export async function dropQueued({
  id,
  userId,
  photos,
}: Pick<QueuedPost, 'id' | 'userId' | 'photos'>): Promise<void> {
  await using((database) => database.delete('posts', id));
  announce({ type: 'changed', userId });
  await dropFiles(userId, photos);
}

export async function keepFile(userId: string, key: string, file: Blob): Promise<void> {
  await using((database) => database.put('files', { userId, key, file, keptAt: Date.now() }));
}

export async function keptFile(userId: string, key: string): Promise<Blob | undefined> {
  return (await using((database) => database.get('files', [userId, key])))?.file;
}

export async function dropFile(userId: string, key: string): Promise<void> {
  await using((database) => database.delete('files', [userId, key]));
}

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
  await using(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    for (let at = await store.index('userId').openCursor(userId); at; at = await at.continue()) {
      if (at.value.keptAt < before && !named.has(at.value.key)) await at.delete();
    }
    await done;
  });
}

/** Everything this device keeps of somebody's posts: their account is gone. */
export async function eraseQueueOf(userId: string): Promise<void> {
  await using(async (database) => {
    const { objectStore, done } = database.transaction(['posts', 'files'], 'readwrite');
    for (const name of ['posts', 'files'] as const) {
      const keys = await objectStore(name).index('userId').getAllKeys(userId);
      for (const key of keys) await objectStore(name).delete(key as never);
    }
    await done;
  });
  announce({ type: 'changed', userId });
}
