import * as z from 'zod/mini';
import { BY_ADMINS, defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { FLAVOURS } from '../flavours.ts';
import { siteSettings, siteSettingsBody, siteVersion } from './schemas.ts';

const flavour = z.enum(FLAVOURS);

export const getSite = defineEndpoint({
  name: 'getSite',
  method: 'GET',
  path: '/site',
  summary:
    'What this face of the site says of itself: how it is reached, what is announced, and which parts are switched off',
  access: 'anyone',
  query: z.strictObject({ flavour: z._default(flavour, 'consumer') }),
  answer: siteSettings,
  cache: { seconds: 10, staleSeconds: 10 },
});

export const getSiteSettings = defineEndpoint({
  name: 'getSiteSettings',
  method: 'GET',
  path: '/admin/site',
  summary: 'The settings of both faces of the site, and who changed them last',
  access: ['admin'],
  answer: z.object({ consumer: siteVersion, community: siteVersion }),
});

export const setSiteSettings = defineEndpoint({
  name: 'setSiteSettings',
  method: 'PUT',
  path: '/admin/site',
  summary:
    'Set all that one face of the site says of itself, if nobody changed it since the version it was made from; what is so already is not written down again',
  access: ['admin'],
  limit: BY_ADMINS,
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
  errors: ['invalid_cursor'],
});
