import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { exportState } from './account-export.ts';

export { getMe } from './me-endpoint.ts';

export const setLanguage = defineEndpoint({
  name: 'setLanguage',
  method: 'PUT',
  path: '/me/language',
  summary: 'Choose the language of my emails',
  access: 'member',
  limit: 'profile',
  openToSuspended: true,
  body: z.strictObject({ language: z.enum(LANGUAGES) }),
  answer: z.object({ language: z.enum(LANGUAGES) }),
});

export const signOutEverywhere = defineEndpoint({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/me/sign-out-everywhere',
  summary: 'Sign out on every device: tokens issued until now can no longer change anything',
  access: 'member',
  limit: 'profile',
  openToSuspended: true,
  answer: z.object({ signedOut: z.literal(true) }),
});

export const requestExport = defineEndpoint({
  name: 'requestExport',
  method: 'POST',
  path: '/me/export',
  summary: 'Start an export of everything kept about me; an email says when it is ready',
  access: 'member',
  idempotent: true,
  limit: 'export',
  throttle: { rate: 5, burst: 20 },
  openToSuspended: true,
  answer: exportState,
});

export const getExport = defineEndpoint({
  name: 'getExport',
  method: 'GET',
  path: '/me/export',
  summary: 'Get the state of my data export, and a short-lived address once it is ready',
  access: 'member',
  answer: exportState,
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete my account with everything in it for good',
  access: 'member',
  limit: { none: 'It can be done once.' },
  outlivesAccount: true,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
  openToSuspended: true,
});
