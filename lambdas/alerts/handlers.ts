import * as endpoints from '#shared/alerts/endpoints.ts';
import * as savedEndpoints from '#shared/alerts/saved-endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/alerts/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { getLanding } from '../landings/store/landings.ts';
import { markOpened } from '../mail/store/sent-mails.ts';
import { getPost } from '../posts/store/posts.ts';
import { readPage } from '../table/index.ts';
import { openEnd, openOpened } from './alert-token.ts';
import { countUnread, eventOf, markSeen, listAlerts as readAlerts, toAlert } from './store/alerts.ts';
import { savedBy } from './store/items.ts';
import { findSaved, savePost, unsavePost } from './store/saved-posts.ts';
import * as searches from './store/searches.ts';
import { changeSettings, endReason, readSettings } from './store/settings.ts';
import { showSubjects } from './subjects.ts';

export const listSavedSearches = endpoint(endpoints.listSavedSearches, async ({ actor }) => ({
  items: await searches.listSearches(actor.userId),
}));

export const createSavedSearch = endpoint(
  endpoints.createSavedSearch,
  ({ body, actor, rememberAnswer, now }) => searches.createSearch(actor.userId, body, now, rememberAnswer),
);

export const updateSavedSearch = endpoint(endpoints.updateSavedSearch, ({ params, body, actor }) =>
  searches.updateSearch(actor.userId, params.searchId, body),
);

export const deleteSavedSearch = endpoint(endpoints.deleteSavedSearch, async ({ params, actor }) => {
  await searches.deleteSearch(actor.userId, params.searchId);
  return { deleted: true as const };
});

export const listSavedPosts = endpoint(
  savedEndpoints.listSavedPosts,
  async ({ query, actor: { userId }, now }) => {
    const { items, ...rest } = await readPage(savedBy(userId), query, now);
    const subjects = items.map(({ sk: postId, kind, savedAt }) => ({ kind, postId, savedAt }));
    const shown = await showSubjects(userId, subjects);
    return { items: subjects.map((each, index) => ({ ...each, ...shown[index] })), ...rest };
  },
);

export const findSavedPosts = endpoint(
  savedEndpoints.findSavedPosts,
  async ({ query: { posts = [] }, actor: { userId } }) => ({ savedPostIds: await findSaved(userId, posts) }),
);

export const saveCatch = endpoint(savedEndpoints.saveCatch, async ({ params, actor, now }) => {
  await getPost('catch', params.catchId, now);
  await savePost(actor.userId, 'catch', params.catchId, now);
  return { saved: true };
});

export const unsaveCatch = endpoint(savedEndpoints.unsaveCatch, async ({ params, actor }) => {
  await unsavePost(actor.userId, params.catchId);
  return { saved: false };
});

export const savePledge = endpoint(savedEndpoints.savePledge, async ({ params, actor, now }) => {
  await getPost('pledge', params.pledgeId, now);
  await savePost(actor.userId, 'pledge', params.pledgeId, now);
  return { saved: true };
});

export const unsavePledge = endpoint(savedEndpoints.unsavePledge, async ({ params, actor }) => {
  await unsavePost(actor.userId, params.pledgeId);
  return { saved: false };
});

export const saveLanding = endpoint(savedEndpoints.saveLanding, async ({ params, actor, now }) => {
  await getLanding(params.landingId, now);
  await savePost(actor.userId, 'landing', params.landingId, now);
  return { saved: true };
});

export const unsaveLanding = endpoint(savedEndpoints.unsaveLanding, async ({ params, actor }) => {
  await unsavePost(actor.userId, params.landingId);
  return { saved: false };
});

export const listAlerts = endpoint(endpoints.listAlerts, async ({ query, actor: { userId }, now }) => {
  const { items, ...rest } = await readAlerts(userId, query, now);
  const alerts = items.flatMap((item) => {
    const event = eventOf(item);
    return event ? [{ kind: event.kind, postId: event.postId, ...toAlert(item, event) }] : [];
  });
  const shown = await showSubjects(userId, alerts);
  return { items: alerts.map((each, index) => ({ ...each, ...shown[index] })), ...rest };
});

export const markAlertsSeen = endpoint(endpoints.markAlertsSeen, async ({ actor: { userId }, now }) => {
  await markSeen(userId);
  return { unreadAlerts: await countUnread(userId, now) };
});

export const getAlertSettings = endpoint(endpoints.getAlertSettings, ({ actor }) =>
  readSettings(actor.userId),
);

export const setAlertSettings = endpoint(endpoints.setAlertSettings, ({ body, actor }) =>
  changeSettings(actor.userId, body),
);

export const endAlerts = endpoint(endpoints.endAlerts, async ({ query: { token } }) => {
  const opened = openEnd(token);
  if (!opened) throw new AppError('not_found', words.linkInvalid);
  const { userId, reason, searchId } = opened;
  if (searchId === undefined) {
    await endReason(userId, reason);
    return { ended: true as const, reason };
  }
  const search = await searches.endSearch(userId, searchId);
  return { ended: true as const, reason, ...(search !== undefined && { search }) };
});

export const openAlert = endpoint(endpoints.openAlert, async ({ query: { token } }) => {
  const mailId = openOpened(token);
  if (mailId === undefined) throw new AppError('not_found', words.linkInvalid);
  await markOpened(mailId);
  return { counted: true as const };
});
