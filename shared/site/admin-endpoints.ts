/** Settings endpoints for administrators. They are apart from what every visitor's browser loads first. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { FLAVOURS } from '../flavours.ts';
import { limitBody, limitVersion, speciesBody, speciesVersion } from './rules-schemas.ts';
import { siteSettingsBody, siteVersion } from './schemas.ts';

const flavour = z.enum(FLAVOURS);

export const getSiteSettings = defineEndpoint({
  name: 'getSiteSettings',
  method: 'GET',
  path: '/admin/site',
  summary: 'The settings of both faces of the site and of the whole of it, and who changed them last',
  access: ['admin'],
  answer: z.object({
    consumer: siteVersion,
    community: siteVersion,
    species: speciesVersion,
    limits: limitVersion,
  }),
});

export const setSiteSettings = defineEndpoint({
  name: 'setSiteSettings',
  method: 'PUT',
  path: '/admin/site',
  summary:
    'Set all that one face of the site says of itself, if nobody changed it since the version it was made from; what is so already is not written down again',
  access: ['admin'],
  body: siteSettingsBody,
  answer: siteVersion,
  errors: ['conflict'],
});

export const listSiteVersions = defineEndpoint({
  name: 'listSiteVersions',
  method: 'GET',
  path: '/admin/site/versions',
  summary:
    'What one face of the site said of itself before and says now, newest first, with who changed it and when',
  access: ['admin'],
  query: z.strictObject({ ...listQuery, flavour: z._default(flavour, 'consumer') }),
  answer: listOf(siteVersion),
});

export const setSpecies = defineEndpoint({
  name: 'setSpecies',
  method: 'PUT',
  path: '/admin/site/species',
  summary: 'Set the list of species, if nobody changed it since the version it was made from',
  access: ['admin'],
  body: speciesBody,
  answer: speciesVersion,
  errors: ['conflict'],
});

export const listSpeciesVersions = defineEndpoint({
  name: 'listSpeciesVersions',
  method: 'GET',
  path: '/admin/site/species/versions',
  summary: 'What the list of species was before and is now, newest first, with who changed it and when',
  access: ['admin'],
  query: z.strictObject(listQuery),
  answer: listOf(speciesVersion),
});

export const setLimits = defineEndpoint({
  name: 'setLimits',
  method: 'PUT',
  path: '/admin/site/limits',
  summary:
    'Set the rules of food safety and fairness, if nobody changed them since the version they were made from',
  access: ['admin'],
  body: limitBody,
  answer: limitVersion,
  errors: ['conflict'],
});

export const listLimitsVersions = defineEndpoint({
  name: 'listLimitsVersions',
  method: 'GET',
  path: '/admin/site/limits/versions',
  summary:
    'What the rules of food safety and fairness were before and are now, newest first, with who changed it and when',
  access: ['admin'],
  query: z.strictObject(listQuery),
  answer: listOf(limitVersion),
});
