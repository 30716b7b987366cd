/** The API has an address of its own. A caller who finds it, or lies to the edge, gets no further. */
import { describe, expect } from 'vitest';
import { FUNCTION_NAMES, FUNCTIONS } from '#lambdas/functions.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { EDGE_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '#shared/deployment/edge-headers.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';

const BEHIND_THE_EDGE = FUNCTION_NAMES.filter((name) =>
  (FUNCTIONS[name].environment as readonly string[]).includes('EDGE_SECRETS'),
);

describe('a call that did not come by the edge', () => {
  it.each(BEHIND_THE_EDGE)('is refused plainly by %s, before anything else', async (name) => {
    const event = {
      version: '2.0',
      rawPath: '/share/page/marketplace.jpg',
      rawQueryString: '',
      headers: { [EDGE_SECRET_HEADER]: 'guessed', [VIEWER_ADDRESS_HEADER]: '192.0.2.1' },
      requestContext: {
        requestId: 'x',
        timeEpoch: 0,
        http: { method: 'GET', path: '/', sourceIp: '192.0.2.1' },
      },
      isBase64Encoded: false,
    };
    expect(await cloud.runtime.invoke(name, event)).toMatchObject({ statusCode: 403, body: 'Forbidden\n' });
  });

  it('is every call of what the gateway leads to', () => {
    expect(BEHIND_THE_EDGE).toEqual([
      'public-api',
      'member-api',
      'admin-api',
      'key-api',
      'recovery-api',
      'share-render',
    ]);
  });
});

describe('a limit by address', () => {
  const send = async (localAddress: string, headers: Record<string, string> = {}) => {
    const body = {
      name: 'Ann',
      email: 'ann@creel.example',
      subject: 'Hi',
      message: 'Hello',
      flavour: 'consumer',
    };
    const response = await cloud.request(`/api${fillPath(createContactMessage.path)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(body),
      localAddress,
    });
    return response.status;
  };

  it('holds for who claims to be somebody else each time, and for nobody else', async () => {
    const statuses: number[] = [];
    for (let call = 1; call <= 6; call++) {
      const claimed = `203.0.113.${call}`;
      statuses.push(
        await send('127.0.40.1', {
          'x-forwarded-for': `${claimed}, ${claimed}, ${claimed}`,
          [VIEWER_ADDRESS_HEADER]: claimed,
          'cloudfront-viewer-address': `${claimed}:443`,
          'x-real-ip': claimed,
        }),
      );
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await send('127.0.40.2')).toBe(201);
  });
});
