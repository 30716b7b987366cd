import * as z from 'zod/mini';
import { defineEndpoint, type Group } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import {
  invitationRequest,
  invitationRequestBody,
  openedInvitation,
  REQUEST_STATES,
  requestAnswerBody,
  requestDecisionBody,
} from './schemas.ts';

const access = ['admin', 'fisherman_manager'] as const satisfies readonly Group[];
const params = z.object({ requestId: id });

export const createInvitationRequest = defineEndpoint({
  name: 'createInvitationRequest',
  method: 'POST',
  path: '/invitation-requests',
  summary: 'Ask for an invitation; the response is the same whether or not the address is known',
  access: 'anyone',
  // An invitation leads to the sign-up page.
  feature: 'signUp',
  limit: { none: 'Nobody is signed in: its handler counts by network address and by mail address.' },
  idempotent: true,
  body: invitationRequestBody,
  answer: z.object({ received: z.literal(true) }),
  errors: ['too_many_requests'],
});

export const openInvitation = defineEndpoint({
  name: 'openInvitation',
  method: 'GET',
  path: '/invitations/{token}',
  summary: "Get the sign-up form's values from an invitation email's token",
  access: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: openedInvitation,
});

export const listInvitationRequests = defineEndpoint({
  name: 'listInvitationRequests',
  method: 'GET',
  path: '/admin/invitation-requests',
  summary:
    'List the requests that wait for a decision, oldest first, or with state the decided ones, newest first',
  access,
  query: z.strictObject({ ...listQuery, state: z._default(z.enum(REQUEST_STATES), 'open') }),
  answer: listOf(invitationRequest),
});

export const decideInvitationRequest = defineEndpoint({
  name: 'decideInvitationRequest',
  method: 'POST',
  path: '/admin/invitation-requests/{requestId}/decision',
  summary:
    'Approve a request, which emails the invitation, or decline it, which emails the reason; a second equal decision changes nothing',
  access,
  limit: 'invitationRequest',
  params,
  body: requestDecisionBody,
  answer: invitationRequest,
  errors: ['conflict'],
});

export const answerInvitationRequest = defineEndpoint({
  name: 'answerInvitationRequest',
  method: 'POST',
  path: '/admin/invitation-requests/{requestId}/answers',
  summary: 'Reply to an invitation request by email, without deciding it',
  access,
  limit: 'invitationRequest',
  idempotent: true,
  params,
  body: requestAnswerBody,
  answer: invitationRequest,
  errors: ['conflict'],
});
