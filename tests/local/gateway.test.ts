import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayRefusal } from '#shared/contract/gateway-refusals.ts';
import { readRefusal } from '#tests/support/cloud/read-refusal.ts';
import { type GatewayEvent, startGateway, type TestGateway } from './gateway-support.ts';

const route = (key: string, needsToken = false) => ({ key, function: 'echo', needsToken });

describe('a request on its way to a function', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(() => ({ statusCode: 200, body: '' }), {
      routes: [
        route('GET /pledges'),
        route('GET /pledges/{pledgeId}'),
        route('GET /pledges/featured'),
        route('POST /pledges'),
        route('ANY /{proxy+}'),
        route('GET /share/{proxy+}'),
        route('ANY /share/all/{proxy+}'),
        route('ANY /anything'),
      ],
    });
  });
  afterAll(() => gateway.close());

  const eventOf = async (...call: Parameters<TestGateway['request']>): Promise<GatewayEvent> => {
    expect((await gateway.request(...call)).status).toBe(200);
    return gateway.lastEvent();
  };

  it('carries path parameters, decoded', async () => {
    const event = await eventOf('/pledges/a%2Fb%20%C3%A4');
    expect(event).toMatchObject({
      routeKey: 'GET /pledges/{pledgeId}',
      pathParameters: { pledgeId: 'a/b ä' },
    });
  });

  it('prefers a literal path to a parameter', async () => {
    const event = await eventOf('/pledges/featured');
    expect(event.routeKey).toBe('GET /pledges/featured');
    expect(event).not.toHaveProperty('pathParameters');
  });

  it('hands a greedy parameter all the rest of the path', async () => {
    expect((await eventOf('/share/01ABC.jpg/x')).pathParameters).toEqual({ proxy: '01ABC.jpg/x' });
  });

  it('prefers the longer of two greedy paths', async () => {
    expect((await eventOf('/share/all/x')).routeKey).toBe('ANY /share/all/{proxy+}');
    expect((await eventOf('/shared/x')).routeKey).toBe('ANY /{proxy+}');
  });

  it('joins a repeated query parameter with commas and keeps the raw query', async () => {
    const event = await eventOf('/pledges?x=1&x=2&y=%C3%A4');
    expect(event.queryStringParameters).toEqual({ x: '1,2', y: 'ä' });
    expect(event.rawQueryString).toBe('x=1&x=2&y=%C3%A4');
  });

  it('leaves out what the request does not have', async () => {
    const event = await eventOf('/pledges');
    for (const field of ['queryStringParameters', 'pathParameters', 'body']) {
      expect(event).not.toHaveProperty(field);
    }
    expect(event).toMatchObject({ version: '2.0', rawQueryString: '', isBase64Encoded: false });
    expect(event.requestContext).not.toHaveProperty('authorizer');
  });

  it.each([
    ['application/json', '{"a":"ä"}', false],
    ['application/json; charset=utf-8', '{}', false],
    ['application/problem+json', '{}', false],
    ['text/csv', 'a,b', false],
    ['image/png', '\u0001', true],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', true],
  ])('hands over a body of type %s', async (type, body, isBase64Encoded) => {
    const event = await eventOf('/pledges', { method: 'POST', headers: { 'content-type': type }, body });
    expect(event.isBase64Encoded).toBe(isBase64Encoded);
    expect(Buffer.from(event.body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()).toBe(body);
  });

  it('tells method, address, agent and time', async () => {
    const { requestContext } = await eventOf('/anything', {
      method: 'PUT',
      headers: { 'user-agent': 'probe' },
    });
    expect(requestContext.http).toEqual({
      method: 'PUT',
      path: '/anything',
      protocol: 'HTTP/1.1',
      sourceIp: '127.0.0.1',
      userAgent: 'probe',
    });
    expect(requestContext.stage).toBe('$default');
    expect(requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(Math.abs(requestContext.timeEpoch - Date.now())).toBeLessThan(10_000);
  });
});

describe('an answer on its way to the client', () => {
  const answered = async (result: unknown): Promise<Response> => {
    const gateway = await startGateway(() => result, { routes: [route('GET /x')] });
    const response = await gateway.request('/x');
    gateway.close();
    return response;
  };

  it('is taken as it stands', async () => {
    const response = await answered({
      statusCode: 201,
      headers: { 'Content-Type': 'application/json', 'X-Count': 3 },
      body: '{"ok":true}',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-count')).toBe('3');
    expect(await response.json()).toEqual({ ok: true });
  });

  it('is decoded from base64', async () => {
    const body = Buffer.from([0, 255, 7]).toString('base64');
    const response = await answered({ statusCode: 200, isBase64Encoded: true, body });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 7]);
  });

  it('is text when its type is not told', async () => {
    const response = await answered({ statusCode: 200, body: 'hello' });
    expect(response.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  });

  it.each([
    [{ a: 1 }],
    [{ statusCode: 'many' }],
    [{ statusCode: 200, body: { not: 'text' } }],
    [{ statusCode: 200, headers: 'none' }],
  ])('is a 500 when it is malformed: %j', async (result) => {
    expect((await answered(result)).status).toBe(500);
  });
});

describe('refusals by the gateway itself', () => {
  const refused = async (
    status: number,
    [path, request]: Parameters<TestGateway['request']>,
    options: Partial<Parameters<typeof startGateway>[1]> = {},
    answer: () => unknown = () => ({ statusCode: 200 }),
  ) => {
    const routes = [route('GET /x'), route('POST /x'), route('GET /mine', true), route('GET /x/{id}')];
    const gateway = await startGateway(answer, { routes, ...options });
    const response = await gateway.request(path, request);
    gateway.close();
    expect(response.status).toBe(status);
    const text = await response.text();
    const { message } = gatewayRefusal.parse(JSON.parse(text));
    const { code, requestId } = readRefusal(response, text);
    expect(requestId).not.toBe('');
    return { message, code, headers: response.headers };
  };

  it.each([['/none'], ['/x/1/2']])('has no route for %s', async (path) => {
    expect(await refused(404, [path])).toMatchObject({ message: 'Not Found', code: 'not_found' });
  });

  it('has no route for another method', async () => {
    expect(await refused(404, ['/x', { method: 'DELETE' }])).toMatchObject({ message: 'Not Found' });
  });

  it('refuses escapes that are none', async () => {
    expect(await refused(400, ['/x/%E0%A4%A'])).toMatchObject({ code: 'malformed_request' });
  });

  it.each([
    [{}],
    [{ authorization: '' }],
    [{ authorization: 'Bearer bad' }],
    [{ authorization: 'Basic a b' }],
  ])('lets nobody in with %j', async (headers) => {
    const verify = async () => Promise.reject(new Error('bad'));
    const refusal = await refused(401, ['/mine', { headers }], { verify });
    expect(refusal).toMatchObject({ message: 'Unauthorized', code: 'not_signed_in' });
    expect(refusal.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('refuses more than 10 MB', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await refused(413, ['/x', { method: 'POST', body }])).toMatchObject({ code: 'too_large' });
  });

  it('hides why a function failed', async () => {
    const refusal = await refused(500, ['/x'], {}, () => {
      throw new Error('secret');
    });
    expect(refusal).toMatchObject({ message: 'Internal Server Error', code: 'internal' });
  });

  it('gives up on a function that takes too long', async () => {
    const never = () => new Promise(() => undefined);
    expect(await refused(503, ['/x'], { integrationTimeout: 20 }, never)).toMatchObject({
      message: 'Service Unavailable',
    });
  });
});

describe('the authorizer', () => {
  it('passes claims on as text, lists in brackets', async () => {
    const verify = async (token: string) => {
      expect(token).toBe('good');
      return { sub: 'u1', 'cognito:groups': ['admin', 'x'], exp: 1_700_000_000, verified: true };
    };
    const gateway = await startGateway(() => ({ statusCode: 200 }), {
      routes: [route('GET /mine', true)],
      verify,
    });
    await gateway.request('/mine', { headers: { authorization: 'Bearer good' } });
    expect(gateway.lastEvent().requestContext.authorizer).toEqual({
      jwt: {
        claims: { sub: 'u1', 'cognito:groups': '[admin x]', exp: '1700000000', verified: 'true' },
        scopes: null,
      },
    });
    gateway.close();
  });
});
