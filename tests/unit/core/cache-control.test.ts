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

/** The gateway's event; its other fields are not used. */
const event = {
  rawPath: '/api/health',
  headers: {},
  requestContext: { requestId: 'request', timeEpoch: 0, http: { method: 'GET', sourceIp: '127.0.0.1' } },
};

const readSwitches = async () => ({ switchedOff: [], isQuiet: false });
const readCallerStanding = () => Promise.reject(new Error('Anyone may call these, so no caller is read'));
const readSignedOutAt = readCallerStanding;

describe('cache headers of the API', () => {
  it('let the edge cache a public response, also as stale, for the periods in the contract', async () => {
    const { api } = await import('#lambdas/core/api.ts');
    const { endpoint } = await import('#lambdas/core/endpoint.ts');
    const definition = { ...getHealth, cache: { seconds: 7, staleSeconds: 70 } };
    const health = async () => ({ status: 'ok' as const, version: '1', stage: 'test' });
    const handler = api([endpoint(definition, health)], {
      readCallerStanding,
      readSignedOutAt,
      readSwitches,
    });
    const answer = await handler(event as never, {} as Context);
    expect(answer.headers?.['cache-control']).toBe(
      'public, max-age=0, s-maxage=7, stale-while-revalidate=70',
    );
  });

  it('forbid caching of all other responses', async () => {
    const { api } = await import('#lambdas/core/api.ts');
    const { getHealth: served } = await import('#lambdas/site/handlers.ts');
    const answer = await api([served], { readCallerStanding, readSignedOutAt, readSwitches })(
      event as never,
      {} as Context,
    );
    expect(answer.headers?.['cache-control']).toBe('private, no-store');
  });
});
