import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  ALERT_REASONS,
  alert,
  alertSettings,
  alertSettingsBody,
  savedSearch,
  savedSearchBody,
  savedSearchPatch,
} from './schemas.ts';

export const listSavedSearches = defineEndpoint({
  name: 'listSavedSearches',
  method: 'GET',
  path: '/saved-searches',
  summary: 'List my saved searches, the newest first',
  access: 'member',
  answer: z.object({ items: z.array(savedSearch) }),
});

export const createSavedSearch = defineEndpoint({
  name: 'createSavedSearch',
  method: 'POST',
  path: '/saved-searches',
  summary: 'Save a search; new posts that match it are told to me as often as its level says',
  access: 'member',
  feature: 'alerts',
  idempotent: true,
  limit: 'follow',
  body: savedSearchBody,
  answer: savedSearch,
  errors: ['conflict'],
});

export const updateSavedSearch = defineEndpoint({
  name: 'updateSavedSearch',
  method: 'PATCH',
  path: '/saved-searches/{searchId}',
  summary: 'Rename a saved search, or change its filters or how often I am told',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  params: z.object({ searchId: id }),
  body: savedSearchPatch,
  answer: savedSearch,
  errors: ['conflict'],
});

export const deleteSavedSearch = defineEndpoint({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/saved-searches/{searchId}',
  summary: 'Delete a saved search; a second call changes nothing',
  access: 'member',
  limit: 'follow',
  params: z.object({ searchId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
});

export const listAlerts = defineEndpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/alerts',
  summary: 'List my alerts of the last 90 days, the newest first, each with its post as it is now',
  access: 'member',
  feature: 'alerts',
  query: z.strictObject(listQuery),
  answer: listOf(alert),
});

export const markAlertsSeen = defineEndpoint({
  name: 'markAlertsSeen',
  method: 'PUT',
  path: '/alerts/seen',
  summary: 'Mark my alerts as read',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  openToSuspended: true,
  answer: z.object({ unreadAlerts: z.int() }),
});

export const getAlertSettings = defineEndpoint({
  name: 'getAlertSettings',
  method: 'GET',
  path: '/me/alert-settings',
  summary: 'Get how often and at which hours I am told of posts',
  access: 'member',
  feature: 'alerts',
  answer: alertSettings,
});

export const setAlertSettings = defineEndpoint({
  name: 'setAlertSettings',
  method: 'PUT',
  path: '/me/alert-settings',
  summary: 'Choose how often and at which hours I am told of posts',
  access: 'member',
  feature: 'alerts',
  limit: 'follow',
  openToSuspended: true,
  body: alertSettingsBody,
  answer: alertSettings,
});

const tokenQuery = z.strictObject({ token: z.string().check(z.maxLength(300)) });
const NEEDS_TOKEN = { none: 'It needs the token of an email, and a repeat changes nothing.' };

/** The body of a one-click unsubscribe (RFC 8058) is a form without relevant data, so it is not read. */
export const endAlerts = defineEndpoint({
  name: 'endAlerts',
  method: 'POST',
  path: '/alerts/end',
  summary:
    'Stop alerts for one reason or of one saved search with the token from an email, also as the one-click request of email programs',
  access: 'anyone',
  limit: NEEDS_TOKEN,
  query: tokenQuery,
  answer: z.object({
    ended: z.literal(true),
    reason: z.enum(ALERT_REASONS),
    /** The name of the saved search, if only that one has ended. */
    search: z.optional(z.string()),
  }),
  errors: ['not_found'],
});

export const openAlert = defineEndpoint({
  name: 'openAlert',
  method: 'POST',
  path: '/alerts/opened',
  summary: 'Count that somebody followed the link of an alert email, once for each email',
  access: 'anyone',
  limit: NEEDS_TOKEN,
  query: tokenQuery,
  answer: z.object({ counted: z.literal(true) }),
  errors: ['not_found'],
});
