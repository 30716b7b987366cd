/** Separate from the other endpoints of accounts, so that a first visit does not load them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { recoverSignInBody } from './sign-in.ts';

export const replaceRecoveryCodes = defineEndpoint({
  name: 'replaceRecoveryCodes',
  method: 'PUT',
  path: '/me/recovery-codes',
  summary: 'Make new recovery codes, returned only this once; earlier codes stop working',
  access: 'member',
  limit: 'profile',
  openToSuspended: true,
  answer: z.object({ codes: z.array(z.string()) }),
  errors: ['conflict'],
});

export const recoverSignIn = defineEndpoint({
  name: 'recoverSignIn',
  method: 'POST',
  path: '/recovery',
  summary:
    'Turn off two-step verification with the password and a recovery code; the password alone signs in afterwards',
  access: 'anyone',
  limit: {
    none: 'Nobody is signed in: its handler counts by network address, and by account once the password is right.',
  },
  servedAlone: 'recovery-api',
  body: recoverSignInBody,
  answer: z.object({ turnedOff: z.literal(true) }),
  errors: ['too_many_requests'],
});
