/** Jobs about likes and favorites. There may be many, so each job does one part and continues from its cursor. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { defineJob, type FromCursor, type Job } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';
import { isOnShow } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { queryKeys, remove, transact } from '../table/index.ts';
import { removeFavorite } from './store/favorites.ts';
import { favorite, favoritesOnFisherman, likesOfPledge } from './store/items.ts';

/** Number of people that one run of the job notifies; this takes about a second. */
const NOTIFIED_IN_ONE_GO = 1000;
const REMOVED_IN_ONE_GO = 100;

interface NewPost {
  kind: PostKind;
  postId: string;
  fishermanId: string;
}

export interface PledgeNews {
  /** The recipient's name. */
  name: string;
  fishermanName: string;
  species: string;
  mealsPledged: number;
  /** For the link to the pledge. */
  pledgeId?: string;
}

export const postMail = defineJob<{ post: NewPost; userId: string }>()('post mail', 'mails');
/** The email about a pledge that an administrator sends from the email tools. */
export const pledgeMail = defineJob<QueuedMail<PledgeNews>>()('pledge mail', 'mails');
export const postNotification = defineJob<{ post: NewPost } & FromCursor>()('post notification', 'jobs');
export const likesSweep = defineJob<{ pledgeId: string } & FromCursor>()('likes sweep', 'jobs');
export const favoritesSweep = defineJob<{ fishermanId: string } & FromCursor>()('favorites sweep', 'jobs');

/** Creates an email for each person who saved the fisherman. Whether they want it is checked when it is sent. */
export async function notifyPart({ post, cursor }: { post: NewPost } & FromCursor): Promise<Job[]> {
  const stored = await readPost(post.kind, post.postId);
  if (!stored || !isOnShow(stored)) return [];
  const { items: keys, lastKey } = await queryKeys(favoritesOnFisherman(post.fishermanId), {
    limit: NOTIFIED_IN_ONE_GO,
    startKey: cursor,
  });
  const userIds = keys.flatMap((key) => favorite.match(key)?.userId ?? []);
  const mails = userIds.map((userId) => postMail.of({ post, userId }));
  return lastKey ? [...mails, postNotification.of({ post, cursor: lastKey })] : mails;
}

/** Deletes the likes of a deleted pledge, so no count needs to change. */
export async function eraseLikesPart({
  pledgeId,
  cursor,
}: { pledgeId: string } & FromCursor): Promise<Job[]> {
  const { items: keys, lastKey } = await queryKeys(likesOfPledge(pledgeId), {
    limit: REMOVED_IN_ONE_GO,
    startKey: cursor,
  });
  if (keys.length > 0) await transact(keys.map((key) => remove(key)));
  return lastKey ? [likesSweep.of({ pledgeId, cursor: lastKey })] : [];
}

export async function eraseFavoritesPart({
  fishermanId,
  cursor,
}: { fishermanId: string } & FromCursor): Promise<Job[]> {
  const { items: keys, lastKey } = await queryKeys(favoritesOnFisherman(fishermanId), {
    limit: REMOVED_IN_ONE_GO,
    startKey: cursor,
  });
  const userIds = keys.flatMap((key) => favorite.match(key)?.userId ?? []);
  await Promise.all(userIds.map((userId) => removeFavorite(userId, fishermanId)));
  return lastKey ? [favoritesSweep.of({ fishermanId, cursor: lastKey })] : [];
}
