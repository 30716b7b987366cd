/** Follows changes that people are told of, or that change how they are told. */

import { NEWS_DELAY_SECONDS, NEWS_LIFETIME, NEWS_LIMITS } from '#shared/alerts/limits.ts';
import { OPENS_TOLD_BEFORE } from '#shared/alerts/rules.ts';
import { MINUTE } from '#shared/limits.ts';
import { putDue } from '../due/store/due.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organization } from '../organizations/store/items.ts';
import { profile, tombstone } from '../people/store/items.ts';
import { placeOf } from '../people/store/place-of-profile.ts';
import { replaceEntries } from '../posts/store/keep-index-entries.ts';
import { timeZoneAt } from '../services/time-zone.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import type { Change } from '../table/change.ts';
import { absent, check, countWithin, getItem, transact, update, write } from '../table/index.ts';
import { matching, savedSweep } from './jobs.ts';
import { type News, newsOfLanding, newsOfPost } from './news.ts';
import { alertSettings, savedSearch } from './store/items.ts';
import { KITCHEN } from './store/kitchens.ts';
import { SEARCH } from './store/search-entries.ts';
import { settingsOf } from './store/settings.ts';

export const tellOfPost = (change: Change): Promise<void> => tellOf(newsOfPost(change));
export const tellOfLanding = (change: Change): Promise<void> => tellOf(newsOfLanding(change));

/** Starts to tell people of news. A post that is shown again after a long time is no news. */
async function tellOf(news: News | undefined): Promise<void> {
  if (!news || Date.now() - Date.parse(news.at) > NEWS_LIFETIME || !(await isWithinLimits(news))) return;
  const delay = news.event === 'new' && { delaySeconds: NEWS_DELAY_SECONDS };
  await enqueue([matching.of({ news }, delay || {})]);
  if (news.kind === 'pledge' && news.event === 'new') await planOpening(news.postId, Date.parse(news.at));
}

/** News that is delivered twice is also counted twice. */
async function isWithinLimits({ event, postId, fishermanId }: News): Promise<boolean> {
  if (event === 'cancelled' || event === 'landed') return true;
  const counted =
    event === 'new'
      ? { name: 'new posts told', who: fishermanId, ...NEWS_LIMITS.posts }
      : { name: 'changes told', who: postId, ...NEWS_LIMITS.changes };
  return await countWithin(counted, new Date());
}

/** Plans to tell organizations that the time is about to end in which each can claim only a part of the pledge. */
async function planOpening(postId: string, pledgedAt: number): Promise<void> {
  const { fairness } = await readSiteRules(new Date());
  const toldAt = pledgedAt + fairness.newPledgeMinutes * MINUTE - OPENS_TOLD_BEFORE;
  if (toldAt > Math.max(pledgedAt, Date.now())) await write(putDue('share-opens', postId, toldAt));
}

export async function sweepSaved({ isRemoval, key }: Change): Promise<void> {
  if (isRemoval) await enqueue([savedSweep.of({ postId: key.sk })]);
}

export const keepSearchEntries = (changes: readonly Change[]): Promise<void> =>
  replaceEntries(
    changes.map((change) => change.of(savedSearch)),
    SEARCH,
  );

export const keepKitchenEntries = (changes: readonly Change[]): Promise<void> =>
  replaceEntries(
    changes.map((change) => change.of(organization)),
    KITCHEN,
  );

/** Keeps the time zone of the place in the person's profile. */
export async function keepTimeZone(change: Change): Promise<void> {
  const { params, after } = change.of(profile);
  const { coordinates } = after?.isPrimary ? await placeOf(after) : {};
  if (!coordinates) return;
  const timeZone = timeZoneAt(coordinates);
  const key = alertSettings.key(params);
  if (settingsOf(await getItem(key, { consistent: true })).timeZone === timeZone) return;
  await transact([check(tombstone.key(params), absent), update(key, { set: { timeZone } })]);
}
