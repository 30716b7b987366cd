import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { getHealth } from '#shared/site/system-endpoints.ts';

beforeAll(() => {
  Object.assign(process.env, {
    STAGE: 'test',
    VERSION: '1',
    TABLE_NAME: 'none',
    STAGE_SECRET: 'secret',
    EDGE_SECRETS: 'none',
  });
});

/** As the gateway sends it; the rest of the event is not looked at. */
const event = (routeKey: string) => ({
  routeKey,
  headers: {},
  requestContext: { requestId: 'request', timeEpoch: 0, http: { sourceIp: '127.0.0.1' } },
});

const readSwitchedOff = async () => [];
const readCallerStanding = () => Promise.reject(new Error('Anyone may call these: nobody is asked about'));
const readSignedOutAt = readCallerStanding;

describe('cache headers of the API', () => {
  it('lets the edge keep a public answer, and serve it stale, as long as the contract says', async () => {
    const { api } = await import('#lambdas/core/api.ts');
    const { endpoint } = await import('#lambdas/core/endpoint.ts');
    const definition = { ...getHealth, cache: { seconds: 7, staleSeconds: 70 } };
    const health = async () => ({ status: 'ok' as const, version: '1', stage: 'test' });
    const handler = api([endpoint(definition, health)], {
      readCallerStanding,
      readSignedOutAt,
      readSwitchedOff,
    });
    const answer = await handler(event('GET /api/health') as never, {} as Context);
    expect(answer.headers?.['cache-control']).toBe(
      'public, max-age=0, s-maxage=7, stale-while-revalidate=70',
    );
  });

  it('lets nobody keep an answer without such a word', async () => {
    const { api } = await import('#lambdas/core/api.ts');
    const { getHealth: served } = await import('#lambdas/site/handlers.ts');
    const answer = await api([served], { readCallerStanding, readSignedOutAt, readSwitchedOff })(
      event('GET /api/health') as never,
      {} as Context,
    );
    expect(answer.headers?.['cache-control']).toBe('private, no-store');
  });
});
