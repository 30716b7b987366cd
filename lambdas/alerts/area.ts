import { timeOfId } from '../core/time-of-id.ts';
import { runner } from '../jobs/consume.ts';
import { landing } from '../landings/store/items.ts';
import { organization } from '../organizations/store/items.ts';
import { profile } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { on, onSeveral, presenter } from '../table/index.ts';
import { startDigest, tellOfOpening } from './due-work.ts';
import { sendAlertMail, sendDigest } from './emails.ts';
import {
  alertMail,
  alertPushes,
  digestMail,
  digestPush,
  kitchenMatching,
  matching,
  savedSweep,
  telling,
} from './jobs.ts';
import { matchKitchenPart, matchPart } from './match.ts';
import { sendAlertPushes, sendDigestPush } from './notifications.ts';
import {
  keepKitchenEntries,
  keepSearchEntries,
  keepTimeZone,
  sweepSaved,
  tellOfLanding,
  tellOfPost,
} from './reactions.ts';
import { eventOf } from './store/alerts.ts';
import {
  alert,
  alertSettings,
  digestEntry,
  kitchenEntry,
  savedPost,
  savedSearch,
  searchCount,
  searchEntry,
} from './store/items.ts';
import { forgetSavedPart } from './store/saved-posts.ts';
import { tellPart } from './tell.ts';

export const items = [
  savedSearch,
  searchCount,
  searchEntry,
  kitchenEntry,
  savedPost,
  alertSettings,
  alert,
  digestEntry,
];

export const reactions = () => [
  on(POST_ITEMS.catch.record, { tellOfPost, sweepSaved }),
  on(POST_ITEMS.pledge.record, { tellOfPost, sweepSaved }),
  on(landing, { tellOfLanding, sweepSaved }),
  on(profile, { keepTimeZone }),
  onSeveral(savedSearch, { keepSearchEntries }),
  onSeveral(organization, { keepKitchenEntries }),
];

export const jobs = () => [
  runner(matching, matchPart),
  runner(kitchenMatching, matchKitchenPart),
  runner(telling, tellPart),
  runner(savedSweep, async ({ postId, cursor: from }) => {
    const cursor = await forgetSavedPart(postId, from);
    return cursor ? [savedSweep.of({ postId, cursor })] : [];
  }),
];

export const mails = () => [runner(alertMail, sendAlertMail), runner(digestMail, sendDigest)];

export const pushes = () => [runner(alertPushes, sendAlertPushes), runner(digestPush, sendDigestPush)];

export const dueWork = [{ 'alert-digest': startDigest, 'share-opens': tellOfOpening }];

export const presenters = () => [
  presenter(savedSearch, ({ sk: id, ...search }) => ({ id, createdAt: timeOfId(id), ...search })),
  presenter(savedPost, ({ sk: postId, kind, savedAt }) => ({ postId, kind, savedAt })),
  presenter(alert, (found) => ({ ...eventOf(found), reason: found.reason, search: found.search?.name })),
];
