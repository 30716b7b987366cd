import * as z from 'zod/mini';
import { PROFILE_TYPES } from '../accounts/profile-types.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id, time, userId } from '../fields.ts';
import { mailPreferences } from '../mail/schemas.ts';
import { messageRecord } from '../messages/schemas.ts';
import { photo } from '../photos/schemas.ts';
import { rating } from '../ratings/schemas.ts';
import { reportReceipt } from '../reports/schemas.ts';
import { ownProfile } from './own-profile.ts';
import { newProfileBody, profilePatch } from './schemas.ts';

export const createProfile = defineEndpoint({
  name: 'createProfile',
  method: 'POST',
  path: '/me/profiles',
  summary: 'Make a profile of mine of a type I have none of; my first one is primary',
  access: 'member',
  limit: 'profile',
  idempotent: true,
  body: newProfileBody,
  answer: ownProfile,
  errors: ['conflict'],
});

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/me/profiles/{profileType}',
  summary: 'Change fields of a profile of mine; what is not sent stays',
  access: 'member',
  limit: 'profile',
  params: z.object({ profileType: z.enum(PROFILE_TYPES) }),
  body: profilePatch,
  answer: ownProfile,
});

export const setPhoto = defineEndpoint({
  name: 'setPhoto',
  method: 'PUT',
  path: '/me/photo',
  summary: 'Take an upload of kind profile as my photo, in place of the one before',
  access: 'member',
  limit: 'profile',
  body: z.strictObject({ uploadId: id }),
  answer: z.object({ photo }),
});

export const removePhoto = defineEndpoint({
  name: 'removePhoto',
  method: 'DELETE',
  path: '/me/photo',
  summary: 'Remove my photo; removed once more, nothing happens',
  access: 'member',
  limit: 'profile',
  answer: z.object({ removed: z.literal(true) }),
});

/** As it is stored, so that whatever is kept of a person is in it. */
const stored = z.record(z.string(), z.unknown());

export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/me/export',
  summary: 'Everything that is kept of me',
  access: 'member',
  limit: 'export',
  throttle: { rate: 5, burst: 20 },
  answer: z.object({
    exportedAt: time,
    account: z.looseObject({ userId, name: z.string(), email: z.string() }),
    profiles: z.array(stored),
    groups: z.array(stored),
    organizations: z.array(stored),
    catches: z.array(stored),
    pledges: z.array(stored),
    uploads: z.array(stored),
    likes: z.array(z.object({ pledgeId: id, likedAt: time })),
    favorites: z.array(z.object({ fishermanId: userId, addedAt: time })),
    messages: z.array(messageRecord),
    /** What I reported. */
    reports: z.array(reportReceipt),
    /** What I said of fishermen. */
    ratings: z.array(z.extend(rating, { fishermanId: userId })),
    /** Of the ledger of meals what is about me. */
    ledger: z.array(stored),
    mailPreferences,
    /** Counts and whatever else lies with the person. */
    more: z.array(stored),
  }),
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete my account with everything in it, for good',
  access: 'member',
  limit: { none: 'It can be done once.' },
  outlivesAccount: true,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
  openToSuspended: true,
});
