/** Queued posts and the files of photos, in this browser's IndexedDB. */

import { DeviceTable } from '../device/device-table.ts';
import { announce } from '../device-queue/events.ts';
import { type QueuedPost, toCurrent } from './queued-post.ts';

interface KeptFile {
  userId: string;
  key: string;
  file: Blob;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

const DATABASE = { name: 'creel', tables: { posts: 'id', files: ['userId', 'key'] } };
const posts = new DeviceTable<QueuedPost>(DATABASE, 'posts');
const files = new DeviceTable<KeptFile>(DATABASE, 'files');

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

/** Puts it in the queue, or in the place of what it was. @returns whether it outlives this page, with its photos */
export async function putQueued(post: QueuedPost): Promise<boolean> {
  const { id, userId } = post;
  const isKept = await posts.put(id, post);
  announce({ type: 'changed', userId });
  return isKept && post.photos.every(({ key, done }) => done || files.outlivesPage([userId, key]));
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
