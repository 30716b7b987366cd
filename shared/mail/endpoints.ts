import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { MAIL_KINDS } from './kinds.ts';
import { mailPreferences, mailPreferencesBody } from './schemas.ts';

export const getMailPreferences = defineEndpoint({
  name: 'getMailPreferences',
  method: 'GET',
  path: '/me/mail-preferences',
  summary: 'Get the kinds of email I receive',
  access: 'member',
  answer: mailPreferences,
});

export const setMailPreferences = defineEndpoint({
  name: 'setMailPreferences',
  method: 'PUT',
  path: '/me/mail-preferences',
  summary: 'Choose the kinds of email I receive; kinds that are left out keep their setting',
  access: 'member',
  limit: 'profile',
  body: mailPreferencesBody,
  answer: mailPreferences,
  openToSuspended: true,
});

/** The body of a one-click unsubscribe (RFC 8058) is a form without relevant data, so it is not read. */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  summary:
    'Stop one kind of email to one address with the token from such an email, also as the one-click request of email programs',
  access: 'anyone',
  limit: { none: 'It needs the token of a mail, and a repeat changes nothing.' },
  query: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ kind: z.enum(MAIL_KINDS), unsubscribed: z.literal(true) }),
  errors: ['not_found'],
});
