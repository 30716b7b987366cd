/** Settings endpoints for administrators, separate from those that every visitor's browser loads first. */
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
  summary: 'Get the settings of both hosts and those they share, with the last change of each',
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
    'Replace the settings of one host, made from the version named; a newer version is a conflict, and settings that are the same already are not written again',
  access: ['admin'],
  body: siteSettingsBody,
  answer: siteVersion,
  errors: ['conflict'],
});

export const listSiteVersions = defineEndpoint({
  name: 'listSiteVersions',
  method: 'GET',
  path: '/admin/site/versions',
  summary: "List the versions of one host's settings, newest first, each with its author and time",
  access: ['admin'],
  query: z.strictObject({ ...listQuery, flavour: z._default(flavour, 'consumer') }),
  answer: listOf(siteVersion),
});

export const setSpecies = defineEndpoint({
  name: 'setSpecies',
  method: 'PUT',
  path: '/admin/site/species',
  summary: 'Replace the list of species, made from the version named; a newer version is a conflict',
  access: ['admin'],
  body: speciesBody,
  answer: speciesVersion,
  errors: ['conflict'],
});

export const listSpeciesVersions = defineEndpoint({
  name: 'listSpeciesVersions',
  method: 'GET',
  path: '/admin/site/species/versions',
  summary: 'List the versions of the species list, newest first, each with its author and time',
  access: ['admin'],
  query: z.strictObject(listQuery),
  answer: listOf(speciesVersion),
});

export const setLimits = defineEndpoint({
  name: 'setLimits',
  method: 'PUT',
  path: '/admin/site/limits',
  summary:
    'Replace the food safety and fairness rules, made from the version named; a newer version is a conflict',
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
    'List the versions of the food safety and fairness rules, newest first, each with its author and time',
  access: ['admin'],
  query: z.strictObject(listQuery),
  answer: listOf(limitVersion),
});
