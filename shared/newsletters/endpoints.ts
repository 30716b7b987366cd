import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { audience } from './audience.ts';
import {
  audienceCount,
  letterBody,
  mailing,
  mailingBody,
  mailingDetails,
  mailingPreview,
  testBody,
} from './schemas.ts';

const access = ['admin', 'fisherman_manager'] as const satisfies readonly Group[];
const params = z.object({ mailingId: id });

export const previewMailing = defineEndpoint({
  name: 'previewMailing',
  method: 'POST',
  path: '/admin/mailing-previews',
  summary: 'What a mail looks like at both faces of the site, as HTML and as text; it goes to nobody',
  access,
  writesNothing: true,
  limit: { none: 'It writes nothing and sends nothing.' },
  body: letterBody,
  answer: mailingPreview,
});

export const testMailing = defineEndpoint({
  name: 'testMailing',
  method: 'POST',
  path: '/admin/mailing-tests',
  summary: 'Send a mail to oneself, as it would be sent to others',
  access,
  limit: 'mail',
  idempotent: true,
  body: testBody,
  answer: z.object({ sentTo: z.string() }),
  errors: ['conflict'],
});

export const findMailRecipients = defineEndpoint({
  name: 'findMailRecipients',
  method: 'GET',
  path: '/admin/mail-recipients',
  summary:
    'People of whose name a word begins with q, or whose whole e-mail address it is; of addresses no more than tells two people apart',
  access,
  query: z.strictObject({ q: searchText }),
  answer: z.object({ items: z.array(z.object({ userId, name: z.string(), email: z.string() })) }),
});

export const countMailAudience = defineEndpoint({
  name: 'countMailAudience',
  method: 'GET',
  path: '/admin/mail-audience',
  summary: 'How many of a part of an audience get a mail: all parts together tell how many there are',
  access,
  query: z.strictObject({ audience, cursor: listQuery.cursor }),
  answer: audienceCount,
});

export const createMailing = defineEndpoint({
  name: 'createMailing',
  method: 'POST',
  path: '/admin/mailings',
  summary: 'Send a mail to everybody of an audience who wants news: part by part, each person once',
  access,
  limit: 'mailing',
  idempotent: true,
  body: mailingBody,
  answer: mailing,
});

export const listMailings = defineEndpoint({
  name: 'listMailings',
  method: 'GET',
  path: '/admin/mailings',
  summary: 'Mails to many of the last year, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(mailing),
});

export const getMailing = defineEndpoint({
  name: 'getMailing',
  method: 'GET',
  path: '/admin/mailings/{mailingId}',
  summary: 'A mail to many, what it says, and how far it is sent',
  access,
  params,
  answer: mailingDetails,
});

export const resumeMailing = defineEndpoint({
  name: 'resumeMailing',
  method: 'POST',
  path: '/admin/mailings/{mailingId}/resume',
  summary:
    'Send an unfinished mail again to those who have none: nobody gets it twice. One that is being sent, or has reached everybody, stays as it is',
  access,
  limit: 'mailing',
  params,
  answer: mailing,
  errors: ['conflict'],
});

export const stopMailing = defineEndpoint({
  name: 'stopMailing',
  method: 'POST',
  path: '/admin/mailings/{mailingId}/stop',
  summary: 'Stop a mail to many: nobody gets it from then on, for good; stopped twice, it is stopped once',
  access,
  limit: { none: 'It has to work at once, and a repeat changes nothing.' },
  params,
  answer: mailing,
  errors: ['conflict'],
});
