import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { FLAVOURS } from '../flavours.ts';
import { limitSettings, speciesSettings } from './rules-schemas.ts';
import { siteSettings } from './schemas.ts';

const flavour = z.enum(FLAVOURS);

export const getSite = defineEndpoint({
  name: 'getSite',
  method: 'GET',
  path: '/site',
  summary: 'Get the contact details, announcement, switches, species and rules of this host',
  access: 'anyone',
  query: z.strictObject({ flavour: z._default(flavour, 'consumer') }),
  answer: z.extend(siteSettings, {
    /** The list of species; absent while it is the initial one. */
    species: z.optional(speciesSettings.shape.species),
    /** The limits; absent while they are the initial ones. */
    limits: z.optional(limitSettings),
  }),
  cache: { seconds: 10, staleSeconds: 10 },
});
