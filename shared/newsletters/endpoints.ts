import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery, searchText } from '../contract/list.ts';
import { id, userId } from '../fields.ts';
import { audience } from './audience.ts';
import {
  audienceCount,
  mailing,
  mailingBody,
  mailingDetails,
  mailingPreview,
  previewBody,
  scheduleBody,
  testBody,
} from './schemas.ts';

const access = ['admin', 'fisherman_manager'] as const satisfies readonly Group[];
const params = z.object({ mailingId: id });

export const previewMailing = defineEndpoint({
  name: 'previewMailing',
  method: 'POST',
  path: '/admin/mailing-previews',
  summary: 'Preview an email in one language on both hosts, as HTML and as text, without sending it',
  access,
  writesNothing: true,
  limit: { none: 'It writes nothing and sends nothing.' },
  body: previewBody,
  answer: mailingPreview,
});

export const testMailing = defineEndpoint({
  name: 'testMailing',
  method: 'POST',
  path: '/admin/mailing-tests',
  summary: 'Send myself or a few addresses an email as its receivers with one language would get it',
  access,
  limit: 'mail',
  idempotent: true,
  body: testBody,
  answer: z.object({ sentTo: z.array(z.string()) }),
  errors: ['conflict'],
});

export const findMailRecipients = defineEndpoint({
  name: 'findMailRecipients',
  method: 'GET',
  path: '/admin/mail-recipients',
  summary:
    'Find people by the beginning of a word of their name or by their whole email address; the response shows no more of an address than tells two people apart',
  access,
  query: z.strictObject({ q: searchText }),
  answer: z.object({ items: z.array(z.object({ userId, name: z.string(), email: z.string() })) }),
});

export const countMailAudience = defineEndpoint({
  name: 'countMailAudience',
  method: 'GET',
  path: '/admin/mail-audience',
  summary: 'Count the receivers in one part of an audience; the sum of all parts is the whole audience',
  access,
  query: z.strictObject({ audience, cursor: listQuery.cursor }),
  answer: audienceCount,
});

export const createMailing = defineEndpoint({
  name: 'createMailing',
  method: 'POST',
  path: '/admin/mailings',
  summary: 'Send an email once to everyone in an audience who receives news, now or at a time',
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
  summary: 'List the emails to an audience of the last year, newest first',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(mailing),
});

export const getMailing = defineEndpoint({
  name: 'getMailing',
  method: 'GET',
  path: '/admin/mailings/{mailingId}',
  summary: 'Get an email to an audience: its text and how far it has been sent',
  access,
  params,
  answer: mailingDetails,
});

export const resumeMailing = defineEndpoint({
  name: 'resumeMailing',
  method: 'POST',
  path: '/admin/mailings/{mailingId}/resume',
  summary:
    'Continue an unfinished email to those who have not received it; one that is being sent or is complete stays as it is',
  access,
  limit: 'mailing',
  params,
  answer: mailing,
  errors: ['conflict'],
});

export const rescheduleMailing = defineEndpoint({
  name: 'rescheduleMailing',
  method: 'PUT',
  path: '/admin/mailings/{mailingId}/schedule',
  summary: 'Choose another time for an email to an audience that was not sent yet',
  access,
  limit: 'edit',
  params,
  body: scheduleBody,
  answer: mailing,
  errors: ['conflict'],
});

export const stopMailing = defineEndpoint({
  name: 'stopMailing',
  method: 'POST',
  path: '/admin/mailings/{mailingId}/stop',
  summary:
    'Stop an email to an audience, or cancel it before its time, for good; a second call changes nothing',
  access,
  limit: { none: 'It has to work at once, and a repeat changes nothing.' },
  params,
  answer: mailing,
  errors: ['conflict'],
});
