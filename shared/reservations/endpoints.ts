import * as z from 'zod/mini';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id } from '../fields.ts';
import { cancelBody, collectBody, newCode } from '../holds/schemas.ts';
import {
  appealBody,
  reservationAnswerBody,
  reservationBody,
  reservationCard,
  reservationRecord,
  reservationWithCode,
  waiting,
  waitingBody,
  weighBody,
} from './schemas.ts';

const params = z.object({ reservationId: id });

export const createReservation = defineEndpoint({
  name: 'createReservation',
  method: 'POST',
  path: '/catches/{catchId}/reservations',
  summary:
    'Reserve an amount of a catch for one of its pickup times; a refusal names the amount that is left now',
  access: 'member',
  feature: 'reservations',
  limit: 'reserve',
  idempotent: true,
  params: z.object({ catchId: id }),
  body: reservationBody,
  answer: reservationWithCode,
  errors: ['conflict'],
});

export const listReservations = defineEndpoint({
  name: 'listReservations',
  method: 'GET',
  path: '/reservations',
  summary:
    'List the reservations that I made, or with `catchId` those of my catch, or with `as=fisherman` those of all my catches by pickup time',
  access: 'member',
  feature: 'reservations',
  query: z.strictObject({
    ...listQuery,
    catchId: z.optional(id),
    as: z._default(z.enum(['buyer', 'fisherman']), 'buyer'),
  }),
  answer: listOf(reservationCard),
  errors: ['suspended', 'not_found'],
});

export const getReservation = defineEndpoint({
  name: 'getReservation',
  method: 'GET',
  path: '/reservations/{reservationId}',
  summary: 'Get a reservation that I made or of my catch; anyone else gets "not found"',
  access: 'member',
  feature: 'reservations',
  params,
  answer: reservationRecord,
  errors: ['suspended'],
});

export const answerReservation = defineEndpoint({
  name: 'answerReservation',
  method: 'POST',
  path: '/reservations/{reservationId}/answer',
  summary: 'Say yes or no: as the fisherman to a request, or as the buyer to fish that became free',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  body: reservationAnswerBody,
  answer: reservationWithCode,
  errors: ['not_allowed', 'conflict'],
});

export const weighReservation = defineEndpoint({
  name: 'weighReservation',
  method: 'POST',
  path: '/reservations/{reservationId}/weigh',
  summary:
    'Set the real amount of my fish, which sets the price to pay; the last number before the pickup counts',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  body: weighBody,
  answer: reservationRecord,
  errors: ['not_allowed', 'conflict'],
});

export const cancelReservation = defineEndpoint({
  name: 'cancelReservation',
  method: 'POST',
  path: '/reservations/{reservationId}/cancel',
  summary: 'Cancel an open reservation with a reason, from either side, which frees the fish',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  body: cancelBody,
  answer: reservationRecord,
  errors: ['conflict'],
});

export const createReservationCode = defineEndpoint({
  name: 'createReservationCode',
  method: 'POST',
  path: '/reservations/{reservationId}/code',
  summary: 'Make a new pickup code for my reservation; the code before it stops working',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  answer: newCode,
  errors: ['not_allowed', 'conflict'],
});

export const collectReservation = defineEndpoint({
  name: 'collectReservation',
  method: 'POST',
  path: '/reservations/{reservationId}/collect',
  summary:
    'Confirm with the collector’s code that fish of my catch was handed over, now or while I was offline; a second call changes nothing',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  body: collectBody,
  answer: reservationRecord,
  errors: ['not_allowed', 'conflict'],
});

export const recordReservationNoShow = defineEndpoint({
  name: 'recordReservationNoShow',
  method: 'POST',
  path: '/reservations/{reservationId}/no-show',
  summary:
    'Record that nobody collected a reservation of my catch after the pickup slot ended, which frees the fish',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  answer: reservationRecord,
  errors: ['not_allowed', 'conflict'],
});

export const appealNoShow = defineEndpoint({
  name: 'appealNoShow',
  method: 'POST',
  path: '/reservations/{reservationId}/appeal',
  summary: 'Ask a moderator to remove the mark that a missed reservation left',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params,
  body: appealBody,
  answer: reservationRecord,
  errors: ['not_allowed', 'conflict'],
});

export const getCatchWaiting = defineEndpoint({
  name: 'getCatchWaiting',
  method: 'GET',
  path: '/catches/{catchId}/waiting',
  summary: 'Get whether I wait for an amount of a catch to become free',
  access: 'member',
  feature: 'reservations',
  params: z.object({ catchId: id }),
  answer: waiting,
});

export const joinWaiting = defineEndpoint({
  name: 'joinWaiting',
  method: 'PUT',
  path: '/catches/{catchId}/waiting',
  summary:
    'Wait until an amount of a catch becomes free; a second call changes the amount and keeps the place',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params: z.object({ catchId: id }),
  body: waitingBody,
  answer: waiting,
  errors: ['conflict'],
});

export const leaveWaiting = defineEndpoint({
  name: 'leaveWaiting',
  method: 'DELETE',
  path: '/catches/{catchId}/waiting',
  summary: 'Stop waiting for a catch; a second call changes nothing',
  access: 'member',
  feature: 'reservations',
  limit: 'reservationChange',
  params: z.object({ catchId: id }),
  answer: waiting,
});

export const exportSales = defineEndpoint({
  name: 'exportSales',
  method: 'GET',
  path: '/me/sales.csv',
  summary:
    'List what was collected of my catches, oldest first, one page at a time; names only if I ask for them',
  access: 'member',
  csvFileName: 'sales.csv',
  query: z.strictObject({ cursor: listQuery.cursor, names: z.optional(z.literal('yes')) }),
  answer: csvPage,
});
