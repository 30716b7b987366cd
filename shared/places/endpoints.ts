import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';

const place = z.object({
  place: z.string(),
  state: z.string(),
  stateAbbreviation: z.string(),
  /** Degrees of the ZIP's or town's centre, rounded to 0.01. */
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.infer<typeof place>;

export const findPlace = defineEndpoint({
  name: 'findPlace',
  method: 'GET',
  path: '/places',
  summary: 'Find the place of a ZIP code or town in the bundled dataset',
  access: 'anyone',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  answer: place,
  errors: ['not_found'],
  cache: { seconds: 86_400, staleSeconds: 604_800 },
});

export const suggestPlaces = defineEndpoint({
  name: 'suggestPlaces',
  method: 'GET',
  path: '/places/suggestions',
  summary: 'Suggest places for a partly typed one, the likeliest first, and say how it is read as typed',
  access: 'anyone',
  query: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    /** The name of a place. Equally likely towns come in order of their distance to it. */
    near: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(200))),
  }),
  answer: z.object({
    places: z.array(place),
    /** Absent if no place matches the text so far. */
    readAs: z.optional(place),
  }),
  cache: { seconds: 86_400, staleSeconds: 604_800 },
});
