/** Endpoints for a fisherman's own catches, separate from the reads, which a visitor's browser loads first. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { id } from '../../fields.ts';
import { cancelBody } from '../../holds/schemas.ts';
import { postDeleted, visibilityBody } from '../schemas.ts';
import { catchBody, catchPatch, catchRecord, ownCatch, stockBody } from './schemas.ts';

export const createCatch = defineEndpoint({
  name: 'createCatch',
  method: 'POST',
  path: '/catches',
  summary: 'Post a catch in the marketplace; photos are given by uploadId, and the first is the primary one',
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
  summary: 'Edit my catch, made from the version named; a newer version is a conflict that names it',
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
  summary: 'Hide my catch or show it again; a second call changes nothing',
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
  summary: 'Mark my catch as sold, undo that, or set the amount left; a second call changes nothing',
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
  summary: 'Make my catch Pro for one credit; a second call changes nothing and takes no credit',
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
  summary: 'Remove a photo of my catch; a second call changes nothing',
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
  summary:
    'Delete my catch with its photos for good; open reservations need a reason and are canceled with it; a second call gets "not found"',
  access: 'member',
  limit: 'edit',
  params: z.object({ catchId: id }),
  body: z.optional(cancelBody),
  answer: postDeleted,
  errors: ['not_allowed', 'conflict'],
});
