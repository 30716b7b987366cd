/** Queued posts and photo files in this browser's IndexedDB. */

import { DeviceTable } from '../device/device-table.ts';
import { DeviceQueue } from '../device-queue/device-queue.ts';
import { dropStepsOf } from '../landing-steps/store.ts';
import { type QueuedPost, toCurrent } from './queued-post.ts';

interface KeptFile {
  userId: string;
  key: string;
  file: Blob;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

const DATABASE = { name: 'creel', tables: { posts: 'id', files: ['userId', 'key'] } };
const files = new DeviceTable<KeptFile>(DATABASE, 'files');

export const postQueue = new DeviceQueue(new DeviceTable<QueuedPost>(DATABASE, 'posts'), toCurrent);

/** Adds a post, or replaces it. @returns whether it outlives this page, with its photos */
export async function putQueued(post: QueuedPost): Promise<boolean> {
  const isKept = await postQueue.put(post);
  return isKept && post.photos.every(({ key, done }) => done || files.outlivesPage([post.userId, key]));
}

/** Removes a post with its files, and the announcement of a landing with its steps. Files that a form still shows can stay. */
export async function dropQueued(post: Pick<QueuedPost, 'id' | 'userId' | 'photos'>): Promise<void> {
  await postQueue.remove(post);
  await dropStepsOf(post);
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
 * Deletes files that neither a draft nor the queue refers to, left by tabs that were closed too early.
 * @param drafted keys that drafts refer to
 * @param before milliseconds since the epoch; a later file may belong to a form that is not stored yet
 */
export async function sweepFiles(userId: string, drafted: readonly string[], before: number): Promise<void> {
  const queued = (await postQueue.ofUser(userId)).flatMap(({ photos }) => photos.map(({ key }) => key));
  const named = new Set([...drafted, ...queued]);
  const all = await files.ofUser(userId);
  await dropFiles(
    userId,
    all.filter(({ key, keptAt }) => keptAt < before && !named.has(key)),
  );
}

/** Deletes everything that this device stores about a person's posts, because their account was deleted. */
export async function eraseQueueOf(userId: string): Promise<void> {
  for (const post of await postQueue.ofUser(userId)) await postQueue.remove(post);
  await dropFiles(userId, await files.ofUser(userId));
}
