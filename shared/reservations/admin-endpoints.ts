/** Appeals against marks for missed reservations, for moderators. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { appeal, appealDecisionBody } from './schemas.ts';

export const listNoShowAppeals = defineEndpoint({
  name: 'listNoShowAppeals',
  method: 'GET',
  path: '/admin/no-show-appeals',
  summary: 'List the appeals against marks for missed reservations, newest reservation first',
  access: ['admin', 'fisherman_manager'],
  query: z.strictObject(listQuery),
  answer: listOf(appeal),
});

export const decideNoShowAppeal = defineEndpoint({
  name: 'decideNoShowAppeal',
  method: 'POST',
  path: '/admin/no-show-appeals/{reservationId}/decision',
  summary: 'Remove the mark of a missed reservation, or keep it, with a reason',
  access: ['admin', 'fisherman_manager'],
  params: z.object({ reservationId: id }),
  body: appealDecisionBody,
  answer: appeal,
  errors: ['conflict'],
});
