import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { photo } from '../photos/schemas.ts';
import { ownProfile } from './own-profile.ts';
import { PROFILE_TYPES } from './profile-types.ts';
import { newProfileBody, profilePatch } from './schemas.ts';

export const createProfile = defineEndpoint({
  name: 'createProfile',
  method: 'POST',
  path: '/me/profiles',
  summary: 'Create a profile of a type I do not have yet; my first one is the primary one',
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
  summary: 'Change my profile; fields that are left out keep their values',
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
  summary: 'Use an upload of kind profile as my photo, in place of the one before',
  access: 'member',
  limit: 'profile',
  body: z.strictObject({ uploadId: id }),
  answer: z.object({ photo }),
});

export const removePhoto = defineEndpoint({
  name: 'removePhoto',
  method: 'DELETE',
  path: '/me/photo',
  summary: 'Remove my photo; a second call changes nothing',
  access: 'member',
  limit: 'profile',
  answer: z.object({ removed: z.literal(true) }),
});
