import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { skipBody } from '../series/schemas.ts';
import { landingSeries, seriesBody, seriesPatch } from './series.ts';

export const createLandingSeries = defineEndpoint({
  name: 'createLandingSeries',
  method: 'POST',
  path: '/me/landing-series',
  summary: 'Announce landings every week, each one three days before it',
  access: 'member',
  feature: 'landings',
  limit: 'post',
  idempotent: true,
  body: seriesBody,
  answer: landingSeries,
  errors: ['not_allowed', 'conflict'],
});

export const updateLandingSeries = defineEndpoint({
  name: 'updateLandingSeries',
  method: 'PATCH',
  path: '/me/landing-series/{seriesId}',
  summary:
    'Edit my series, made from the version named; landings that are announced stay as they are; a newer version is a conflict that names it',
  access: 'member',
  feature: 'landings',
  limit: 'edit',
  params: z.object({ seriesId: id }),
  body: seriesPatch,
  answer: landingSeries,
  errors: ['conflict'],
});

export const skipLanding = defineEndpoint({
  name: 'skipLanding',
  method: 'PUT',
  path: '/me/landing-series/{seriesId}/skipped',
  summary: 'Leave out one landing of my series, or take that back, before it is announced',
  access: 'member',
  feature: 'landings',
  limit: 'edit',
  params: z.object({ seriesId: id }),
  body: skipBody,
  answer: landingSeries,
  errors: ['conflict'],
});

export const deleteLandingSeries = defineEndpoint({
  name: 'deleteLandingSeries',
  method: 'DELETE',
  path: '/me/landing-series/{seriesId}',
  summary: 'End my series; landings that are announced stay; a second call gets "not found"',
  access: 'member',
  limit: 'edit',
  params: z.object({ seriesId: id }),
  answer: z.object({ deleted: z.literal(true) }),
});
