import * as z from 'zod/mini';
import { BY_ADMINS, defineEndpoint } from '../contract/endpoint.ts';
import { FLAVOURS } from '../flavours.ts';
import { keptSiteSettings, siteSettings } from './schemas.ts';

const flavour = z.enum(FLAVOURS);

export const getSite = defineEndpoint({
  name: 'getSite',
  method: 'GET',
  path: '/site',
  summary: 'What this face of the site says of itself: how it is reached, as far as that is known',
  access: 'anyone',
  query: z.strictObject({ flavour: z._default(flavour, 'consumer') }),
  answer: siteSettings,
  cache: { seconds: 60, staleSeconds: 60 },
});

export const getSiteSettings = defineEndpoint({
  name: 'getSiteSettings',
  method: 'GET',
  path: '/admin/site',
  summary: 'The settings of both faces of the site, and who changed them last',
  access: ['admin'],
  answer: z.object({ consumer: keptSiteSettings, community: keptSiteSettings }),
});

export const setSiteSettings = defineEndpoint({
  name: 'setSiteSettings',
  method: 'PUT',
  path: '/admin/site',
  summary: 'Set all that one face of the site says of itself; what is so already is not written down again',
  access: ['admin'],
  limit: BY_ADMINS,
  body: z.extend(siteSettings, { flavour }),
  answer: keptSiteSettings,
});
