/** The part of the contract that /developers shows. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keyContract } from '#bin/openapi/key-contract.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { WEBHOOK_EVENTS } from '#shared/webhooks/schemas.ts';
import { endpoints as summaries } from '#words/developers/developers.ts';
import { CHANGES } from '../../../web/features/developers/changes.ts';

const NAMES = ENDPOINTS.filter(({ scope }) => scope !== undefined).map(({ name }) => name);

it('describes an endpoint that keys can call, and no other', () => {
  const listTides: EndpointDefinition = {
    name: 'listTides',
    method: 'POST',
    path: '/tides',
    summary: 'List tides',
    access: 'member',
    scope: 'landings:read',
    limit: 'claim',
    idempotent: true,
    body: z.strictObject({ harbor: z.string(), day: z.optional(z.string()) }),
    answer: z.object({}),
    deprecated: { since: '2026-12-01', endsOn: '2028-01-15' },
  };
  const { scope: _, ...closed } = listTides;
  const { endpoints } = keyContract([listTides, { ...closed, name: 'closed' }]);
  expect(endpoints).toMatchObject([
    {
      name: 'listTides',
      scope: 'landings:read',
      isOpenToPartners: false,
      isIdempotent: true,
      status: 201,
      query: [],
      body: ['harbor', 'day?'],
      callsPerHour: 60,
      deprecated: { endsOn: '2028-01-15' },
    },
  ]);
  expect(endpoints[0]?.errors).toEqual(
    expect.arrayContaining(['not_signed_in', 'not_allowed', 'idempotency_key_missing', 'too_many_requests']),
  );
});

it('opens reads without a token to keys of partners, and nothing else', () => {
  const open = keyContract().endpoints.filter(({ isOpenToPartners }) => isOpenToPartners);
  expect(open.map(({ name }) => name).sort()).toEqual([
    'getImpact',
    'getLanding',
    'getPledge',
    'listLandings',
    'listPledges',
  ]);
});

it('has a summary for each endpoint, and names each endpoint and event in the changelog once', () => {
  expect(Object.keys(summaries).sort()).toEqual(NAMES.toSorted());
  const told = <Name>(pick: (change: (typeof CHANGES)[number]) => readonly Name[]) =>
    CHANGES.flatMap(pick).toSorted();
  expect(told(({ endpoints }) => endpoints)).toEqual(NAMES.toSorted());
  expect(told(({ events }) => events)).toEqual([...WEBHOOK_EVENTS].sort());
});
