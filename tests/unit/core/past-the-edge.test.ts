import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EDGE_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '#shared/deployment/edge-headers.ts';

beforeAll(() => {
  vi.stubEnv('STAGE', 'test');
  vi.stubEnv('VERSION', '1');
  vi.stubEnv('TABLE_NAME', 'none');
  vi.stubEnv('STAGE_SECRET', 'secret');
  vi.stubEnv('CONSUMER_ORIGIN', 'https://creel.example');
  vi.stubEnv('EDGE_SECRETS', 'first-secret,second-secret');
});

/** The gateway's event; its other fields are not used. */
const eventOf = (path: string, headers: Record<string, string> = {}) => ({
  rawPath: path,
  headers,
  requestContext: { requestId: 'request', timeEpoch: 0, http: { method: 'GET', sourceIp: '198.51.100.1' } },
});

const ask = {
  async api(headers?: Record<string, string>) {
    const { api } = await import('#lambdas/core/api.ts');
    const { getHealth: served } = await import('#lambdas/site/handlers.ts');
    const handler = api([served], {
      readCallerStanding: () => Promise.reject(new Error('not asked')),
      readSignedOutAt: () => Promise.reject(new Error('not asked')),
      readSwitches: async () => ({ switchedOff: [], isQuiet: false }),
    });
    return await handler(eventOf('/api/health', headers) as never, {} as Context);
  },
  async share(headers?: Record<string, string>) {
    const { serve } = await import('#lambdas/share/serve.ts');
    const { robots } = await import('#lambdas/share/sitemap/robots.ts');
    const { siteOf } = await import('#lambdas/share/site.ts');
    const handler = serve([{ name: 'robots', pattern: /robots/, answer: robots }], {
      readSite: async (flavour) => siteOf(flavour),
    });
    const context = { getRemainingTimeInMillis: () => 1000 };
    return await handler(eventOf('/robots.txt', headers) as never, context as Context);
  },
};

describe.each(['api', 'share'] as const)('a request that bypasses the edge (%s)', (pipeline) => {
  it.each([undefined, '', 'guessed', 'first-secret,second-secret', 'none', 'first-secret '])(
    'is refused with the secret %j',
    async (secret) => {
      const answer = await ask[pipeline](secret === undefined ? {} : { [EDGE_SECRET_HEADER]: secret });
      expect(answer).toEqual({
        statusCode: 403,
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store' },
        body: 'Forbidden\n',
      });
    },
  );

  it('is accepted with either of two secrets, so that one can replace the other', async () => {
    for (const secret of ['first-secret', 'second-secret'])
      expect((await ask[pipeline]({ [EDGE_SECRET_HEADER]: secret })).statusCode).toBe(200);
  });

  it('is accepted if the stage has no edge', async () => {
    vi.stubEnv('EDGE_SECRETS', 'none');
    expect((await ask[pipeline]()).statusCode).toBe(200);
    vi.stubEnv('EDGE_SECRETS', 'first-secret,second-secret');
  });
});

describe('the address of a caller', () => {
  const addressOf = async (headers: Record<string, string>) => {
    const { callerAddress } = await import('#lambdas/core/caller-address.ts');
    return callerAddress(eventOf('/api/health', headers) as never);
  };
  const claimed = {
    'x-forwarded-for': '203.0.113.7, 203.0.113.8, 203.0.113.9',
    forwarded: 'for=203.0.113.7',
  };

  it('comes from the edge, not from the caller’s headers', async () => {
    expect(await addressOf({ ...claimed, [VIEWER_ADDRESS_HEADER]: '192.0.2.1' })).toBe('192.0.2.1');
    expect(await addressOf(claimed)).toBe('198.51.100.1');
  });

  it('comes from the gateway if there is no edge', async () => {
    vi.stubEnv('EDGE_SECRETS', 'none');
    expect(await addressOf({ ...claimed, [VIEWER_ADDRESS_HEADER]: '192.0.2.1' })).toBe('198.51.100.1');
    vi.stubEnv('EDGE_SECRETS', 'first-secret,second-secret');
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:0db8:0001:0002:0:0:0:1', '2001:DB8:1:2::9', true],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
    ['::1', '::2', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8:0:2::1', '2001:db8:2::1', false],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('counts %s and %s as one caller: %s', async (one, other, same) => {
    const { addressDigest } = await import('#lambdas/core/caller-address.ts');
    expect(addressDigest(one) === addressDigest(other)).toBe(same);
    expect(addressDigest(one)).not.toContain(one);
  });
});
