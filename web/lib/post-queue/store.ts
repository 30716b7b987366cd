/** Queued posts and the files of photos, in this browser's IndexedDB. */

import { DeviceTable } from '../device/device-table.ts';
import { DeviceQueue } from '../device-queue/device-queue.ts';
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

/** Puts it in the queue, or in the place of what it was. @returns whether it outlives this page, with its photos */
export async function putQueued(post: QueuedPost): Promise<boolean> {
  const isKept = await postQueue.put(post);
  return isKept && post.photos.every(({ key, done }) => done || files.outlivesPage([post.userId, key]));
}

/** Takes it out of the queue, with its files; those may stay where a form still shows them. */
export async function dropQueued(post: Pick<QueuedPost, 'id' | 'userId' | 'photos'>): Promise<void> {
  await postQueue.remove(post);
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
  const queued = (await postQueue.ofUser(userId)).flatMap(({ photos }) => photos.map(({ key }) => key));
  const named = new Set([...drafted, ...queued]);
  const all = await files.ofUser(userId);
  await dropFiles(
    userId,
    all.filter(({ key, keptAt }) => keptAt < before && !named.has(key)),
  );
}

/** Everything this device keeps of somebody's posts: their account is gone. */
export async function eraseQueueOf(userId: string): Promise<void> {
  for (const post of await postQueue.ofUser(userId)) await postQueue.remove(post);
  await dropFiles(userId, await files.ofUser(userId));
}
