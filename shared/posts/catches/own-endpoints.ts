/** Endpoints for a fisherman's own catches. They are apart from the reads, which a visitor's browser loads first. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { id } from '../../fields.ts';
import { postDeleted, visibilityBody } from '../schemas.ts';
import { catchBody, catchPatch, catchRecord, ownCatch, stockBody } from './schemas.ts';

export const createCatch = defineEndpoint({
  name: 'createCatch',
  method: 'POST',
  path: '/catches',
  summary: 'Post a catch in the marketplace; photos by uploadId, the first is primary',
  access: 'member',
  feature: 'sales',
  limit: 'post',
  idempotent: true,
  body: catchBody,
  answer: catchRecord,
  errors: ['not_allowed', 'conflict'],
});

export const updateCatch = defineEndpoint({
  name: 'updateCatch',
  method: 'PATCH',
  path: '/catches/{catchId}',
  summary: 'Edit a catch of mine, made from the version named; a newer one is a conflict that names it',
  access: 'member',
  feature: 'sales',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: catchPatch,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const setCatchVisibility = defineEndpoint({
  name: 'setCatchVisibility',
  method: 'PUT',
  path: '/catches/{catchId}/visibility',
  summary: 'Hide a catch of mine, or show it again; asked once more, nothing happens',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: visibilityBody,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const setCatchStock = defineEndpoint({
  name: 'setCatchStock',
  method: 'PUT',
  path: '/catches/{catchId}/stock',
  summary:
    'Mark a catch of mine as sold, take that back, or say how much of it is left; asked once more, nothing happens',
  access: 'member',
  feature: 'sales',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: stockBody,
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const markCatchPro = defineEndpoint({
  name: 'markCatchPro',
  method: 'PUT',
  path: '/catches/{catchId}/pro',
  summary: 'Make a catch of mine Pro for one credit; asked once more, nothing happens and none is taken',
  access: 'member',
  feature: 'goPro',
  limit: 'edit',
  params: z.object({ catchId: id }),
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const removeCatchPhoto = defineEndpoint({
  name: 'removeCatchPhoto',
  method: 'DELETE',
  path: '/catches/{catchId}/photos/{photoId}',
  summary: 'Remove a photo of a catch of mine; removed once more, nothing happens',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id, photoId: id }),
  answer: ownCatch,
  errors: ['not_allowed', 'conflict'],
});

export const deleteCatch = defineEndpoint({
  name: 'deleteCatch',
  method: 'DELETE',
  path: '/catches/{catchId}',
  summary: 'Delete a catch of mine with its photos, for good; deleted once more it is not found',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id }),
  answer: postDeleted,
  errors: ['not_allowed', 'conflict'],
});
