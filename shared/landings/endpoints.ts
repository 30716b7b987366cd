import * as z from 'zod/mini';
import { day } from '#words/landings/rules.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { atMostOnePlace, placeQuery } from '../places/near.ts';
import {
  harbourCard,
  landingBody,
  landingCard,
  landingPatch,
  landingRecord,
  landingStateBody,
  ownLanding,
  ownLandingCard,
} from './schemas.ts';
import { landingSeries } from './series.ts';

export const listLandings = defineEndpoint({
  name: 'listLandings',
  method: 'GET',
  path: '/landings',
  summary: 'List announced landings until they are over, the earliest first',
  access: 'anyone',
  scope: 'landings:read',
  feature: 'landings',
  query: z
    .strictObject({
      ...listQuery,
      ...placeQuery,
      fisherman: z.optional(userId),
      /** Only landings whose window touches this day in the site's time zone. */
      day: z.optional(z.iso.date({ error: day })),
    })
    .check(atMostOnePlace),
  answer: listOf(landingCard),
  cache: { seconds: 5, staleSeconds: 30 },
});

export const getLanding = defineEndpoint({
  name: 'getLanding',
  method: 'GET',
  path: '/landings/{landingId}',
  summary: 'Get a landing, open or over, with the posts made from it',
  access: 'anyone',
  scope: 'landings:read',
  feature: 'landings',
  params: z.object({ landingId: id }),
  answer: landingRecord,
  cache: { seconds: 5, staleSeconds: 30 },
});

export const createLanding = defineEndpoint({
  name: 'createLanding',
  method: 'POST',
  path: '/landings',
  summary: 'Announce a landing up to seven days ahead',
  access: 'member',
  feature: 'landings',
  limit: 'post',
  idempotent: true,
  body: landingBody,
  answer: ownLanding,
  errors: ['not_allowed', 'conflict'],
});

export const updateLanding = defineEndpoint({
  name: 'updateLanding',
  method: 'PATCH',
  path: '/landings/{landingId}',
  summary: 'Edit my open landing, made from the version named; a newer version is a conflict that names it',
  access: 'member',
  feature: 'landings',
  limit: 'edit',
  params: z.object({ landingId: id }),
  body: landingPatch,
  answer: ownLanding,
  errors: ['conflict'],
});

export const setLandingState = defineEndpoint({
  name: 'setLandingState',
  method: 'PUT',
  path: '/landings/{landingId}/state',
  summary:
    'Say that my boat is on its way, has landed or is done, cancel the landing, or delay it; a repeat changes nothing',
  access: 'member',
  limit: 'edit',
  params: z.object({ landingId: id }),
  body: landingStateBody,
  answer: ownLanding,
  errors: ['conflict'],
});

export const deleteLanding = defineEndpoint({
  name: 'deleteLanding',
  method: 'DELETE',
  path: '/landings/{landingId}',
  summary: 'Delete my landing for good; the posts made from it stay; a second call gets "not found"',
  access: 'member',
  limit: 'edit',
  params: z.object({ landingId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
});

export const listMyLandings = defineEndpoint({
  name: 'listMyLandings',
  method: 'GET',
  path: '/me/landings',
  summary: 'List my landings, last announced first, with my series of landings',
  access: 'member',
  query: z.strictObject(listQuery),
  answer: z.extend(listOf(ownLandingCard), { series: z.array(landingSeries) }),
});

export const getMyLanding = defineEndpoint({
  name: 'getMyLanding',
  method: 'GET',
  path: '/me/landings/{landingId}',
  summary: 'Get my landing, even a hidden one',
  access: 'member',
  params: z.object({ landingId: id }),
  answer: ownLanding,
});

export const listHarbours = defineEndpoint({
  name: 'listHarbours',
  method: 'GET',
  path: '/harbours',
  summary:
    'Suggest harbours: those that I used, then those near a place, or near my profile, that several fishermen use',
  access: 'member',
  feature: 'landings',
  query: z.strictObject({
    /** The beginning of a word in the name of a harbour or its town. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** A ZIP code or town. Without it, the place of the fisherman profile. */
    near: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(200))),
  }),
  answer: z.object({ harbours: z.array(harbourCard) }),
});
