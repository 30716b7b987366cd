/** Jobs about likes and favorites. There may be many, so each job does one part and continues from its cursor. */
import { defineJob, type FromCursor, type Job } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';
import { queryKeys, remove, transact } from '../table/index.ts';
import { removeFavorite } from './store/favorites.ts';
import { favorite, favoritesOnFisherman, likesOfPledge } from './store/items.ts';

const REMOVED_IN_ONE_GO = 100;

export interface PledgeNews {
  /** The recipient's name. */
  name: string;
  /** Empty if an administrator named nobody. */
  fishermanName: string;
  /** The same. */
  species: string;
  mealsPledged: number;
}

/** The email about a pledge that an administrator sends from the email tools. */
export const pledgeMail = defineJob<QueuedMail<PledgeNews>>()('pledge mail', 'mails');
export const likesSweep = defineJob<{ pledgeId: string } & FromCursor>()('likes sweep', 'jobs');
export const favoritesSweep = defineJob<{ fishermanId: string } & FromCursor>()('favorites sweep', 'jobs');

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
