import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { draftBody, draftQuery, mailingDraft, mailingDraftDetails } from './draft-schemas.ts';

const access = ['admin', 'fisherman_manager'] as const satisfies readonly Group[];
const path = '/admin/mailing-drafts/{draftId}';
const params = z.object({ draftId: id });

export const listMailingDrafts = defineEndpoint({
  name: 'listMailingDrafts',
  method: 'GET',
  path: '/admin/mailing-drafts',
  summary: 'List drafts of emails to audiences, newest first, with the person who last saved each',
  access,
  query: z.strictObject(listQuery),
  answer: listOf(mailingDraft),
});

export const getMailingDraft = defineEndpoint({
  name: 'getMailingDraft',
  method: 'GET',
  path,
  summary: 'Read a draft of an email to an audience',
  access,
  params,
  answer: mailingDraftDetails,
});

export const saveMailingDraft = defineEndpoint({
  name: 'saveMailingDraft',
  method: 'PUT',
  path,
  summary:
    'Save a draft of an email to an audience; a new draft has version 0 and an id of the caller. An older version than the last is refused',
  access,
  limit: 'edit',
  params,
  body: draftBody,
  answer: mailingDraftDetails,
  errors: ['conflict'],
});

export const deleteMailingDraft = defineEndpoint({
  name: 'deleteMailingDraft',
  method: 'DELETE',
  path,
  summary: 'Delete a draft, unless somebody has saved another version of it',
  access,
  limit: 'edit',
  params,
  query: draftQuery,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['conflict'],
});
