/** Endpoints that will end: what their responses say, and how long callers have. */
import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DEPRECATION_MONTHS, type EndpointDefinition } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { ENDPOINTS } from '#shared/registry.ts';

beforeAll(() => {
  vi.stubEnv('STAGE', 'test');
  vi.stubEnv('VERSION', '1');
  vi.stubEnv('EDGE_SECRETS', 'none');
});

const ENDING: EndpointDefinition = {
  name: 'getTide',
  method: 'GET',
  path: '/tides/{tideId}',
  summary: 'Get a tide',
  access: 'anyone',
  params: z.object({ tideId: z.string() }),
  answer: z.object({}),
  deprecated: { since: '2026-12-01', endsOn: '2028-01-15', instead: 'listTides' },
};

async function ask(definition: EndpointDefinition, tideId: string) {
  const { api } = await import('#lambdas/core/api.ts');
  const handle = () => (tideId === 'none' ? Promise.reject(new AppError('not_found')) : Promise.resolve({}));
  const handler = api([{ definition, handle }], {
    readCallerStanding: () => Promise.reject(new Error('not asked')),
    readSignedOutAt: () => Promise.reject(new Error('not asked')),
    readSwitches: async () => ({ switchedOff: [], isQuiet: false }),
  });
  const event = {
    rawPath: `/api/tides/${tideId}`,
    headers: {},
    requestContext: { requestId: 'request', timeEpoch: 0, http: { method: 'GET', sourceIp: '198.51.100.1' } },
  };
  return await handler(event as never, {} as Context);
}

describe('a deprecated endpoint', () => {
  it.each([
    ['high', 200],
    ['none', 404],
  ])('says in each response since when, and when it ends: %s', async (tideId, statusCode) => {
    const answer = await ask(ENDING, tideId);
    expect(answer).toMatchObject({
      statusCode,
      headers: {
        deprecation: '@1796083200',
        sunset: 'Sat, 15 Jan 2028 00:00:00 GMT',
        link: `<${PATHS.developers}>; rel="deprecation"; type="text/html"`,
      },
    });
  });

  it('is told apart from all others', async () => {
    const { deprecated: _, ...lasting } = ENDING;
    const { headers = {} } = await ask(lasting, 'high');
    expect(Object.keys(headers).filter((name) => /deprecation|sunset|link/.test(name))).toEqual([]);
  });

  it('works for a year at least', () => {
    const definitions: readonly EndpointDefinition[] = [ENDING, ...ENDPOINTS];
    for (const { name, deprecated } of definitions) {
      if (!deprecated) continue;
      const least = new Date(deprecated.since);
      least.setUTCMonth(least.getUTCMonth() + DEPRECATION_MONTHS);
      expect(Date.parse(deprecated.endsOn), name).toBeGreaterThanOrEqual(least.getTime());
    }
  });
});
