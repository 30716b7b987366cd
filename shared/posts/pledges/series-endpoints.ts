import * as z from 'zod/mini';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { id } from '../../fields.ts';
import { skipBody } from '../../series/schemas.ts';
import { pledgeSeries, pledgeSeriesBody } from './series.ts';

export const listPledgeSeries = defineEndpoint({
  name: 'listPledgeSeries',
  method: 'GET',
  path: '/me/pledge-series',
  summary: 'List my pledges that repeat, with the next days of each',
  access: 'member',
  answer: z.object({ series: z.array(pledgeSeries) }),
});

export const createPledgeSeries = defineEndpoint({
  name: 'createPledgeSeries',
  method: 'POST',
  path: '/me/pledge-series',
  summary:
    'Repeat a pledge of mine every week, each one posted three days before its day; fish that is not frozen is expected on the day',
  access: 'member',
  feature: 'pledges',
  limit: 'post',
  idempotent: true,
  body: pledgeSeriesBody,
  answer: pledgeSeries,
  errors: ['not_allowed', 'conflict'],
});

export const skipPledge = defineEndpoint({
  name: 'skipPledge',
  method: 'PUT',
  path: '/me/pledge-series/{seriesId}/skipped',
  summary: 'Leave out one pledge of my series, or take that back, before it is posted',
  access: 'member',
  feature: 'pledges',
  limit: 'edit',
  params: z.object({ seriesId: id }),
  body: skipBody,
  answer: pledgeSeries,
  errors: ['conflict'],
});

export const deletePledgeSeries = defineEndpoint({
  name: 'deletePledgeSeries',
  method: 'DELETE',
  path: '/me/pledge-series/{seriesId}',
  summary: 'End my series; pledges that are posted stay; a second call gets "not found"',
  access: 'member',
  limit: 'edit',
  params: z.object({ seriesId: id }),
  answer: z.object({ deleted: z.literal(true) }),
});
