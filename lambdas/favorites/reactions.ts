/** What people like or saved takes their likes and favorites along when it goes; a new pledge is told to who saved its fisherman. */
import { PLEDGE_MAIL_DELAY_SECONDS } from '#shared/limits.ts';
import { speciesName } from '#shared/species/species.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import type { Change } from '../table/change.ts';
import { favoritesSweep, likesSweep, pledgeNotification } from './jobs.ts';

export async function sweepLikes({ isRemoval, key }: Change): Promise<void> {
  if (isRemoval) await enqueue([likesSweep.of({ pledgeId: key.sk })]);
}

export async function sweepFavorites(change: Change): Promise<void> {
  const { userId, profileType } = change.of(profile).params;
  if (change.isRemoval && profileType === 'fisherman')
    await enqueue([favoritesSweep.of({ fishermanId: userId })]);
}

export async function notifyOfPledge(change: Change): Promise<void> {
  const { params, after } = change.of(POST_ITEMS.pledge.record);
  if (!change.isInsertion || !after || after.hidden) return;
  const { card } = after;
  const { fishermanId, fishermanName, mealsPledged } = card;
  const pledge = {
    pledgeId: params.postId,
    fishermanId,
    fishermanName,
    species: speciesName(await showSpecies(card, new Date())),
    mealsPledged,
  };
  await enqueue([pledgeNotification.of({ pledge }, { delaySeconds: PLEDGE_MAIL_DELAY_SECONDS })]);
}
