import { describe, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import type { Key } from '#lambdas/table/index.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postCatch, postPledge } from '#tests/support/builders.ts';
import type { HttpRequest } from '#tests/support/cloud/http.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { apiErrors } from '#words/general/api-errors.ts';

useOwnCloud();
usePeople();

/** A create request as a client sends it, with the changes of this test. */
function create(path: 'catches' | 'pledges', { headers = {}, body }: HttpRequest = {}): Promise<Response> {
  return cloud.request(`/api/${path}`, {
    method: 'POST',
    token: ruth.accessToken,
    idempotencyKey: crypto.randomUUID(),
    headers: { 'content-type': 'application/json', ...headers },
    body: body ?? JSON.stringify(path === 'catches' ? aCatch() : aPledge()),
  });
}

describe('a request without a valid token', () => {
  const TOKENS: [string, () => Promise<string> | string][] = [
    ['no token', () => ''],
    ['no token after Bearer', () => 'Bearer '],
    ['something else', () => 'Bearer open-sesame'],
    ['another scheme', () => 'Basic cnV0aDpydXRo'],
    ['a token that was tampered with', () => `Bearer ${tampered(ruth.accessToken)}`],
    ['a token that signs itself', () => `Bearer ${unsigned(ruth.accessToken)}`],
    ['an id token', async () => `Bearer ${await idToken()}`],
  ];

  it.each(TOKENS)('is refused with %s', async (_name, authorization) => {
    for (const path of ['/api/me', '/api/me/catches', '/api/uploads/01JCXZ0000000000000000000A']) {
      const response = await cloud.request(path, { headers: { authorization: await authorization() } });
      expect(await refusalOf(response)).toMatchObject({
        code: 'not_signed_in',
        message: apiErrors.not_signed_in,
      });
    }
    const posting = await create('catches', { headers: { authorization: await authorization() } });
    expect(posting.status).toBe(401);
  });

  async function idToken(): Promise<string> {
    const response = await cloud.request('/_cognito', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: cloud.config.userPoolClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: ruth.email, PASSWORD: ruth.password },
      }),
    });
    const tokens = z.object({ AuthenticationResult: z.object({ IdToken: z.string() }) });
    return z.parse(tokens, await response.json()).AuthenticationResult.IdToken;
  }
  function parts(token: string): [string, string, string] {
    const [header = '', payload = '', signature = ''] = token.split('.');
    return [header, payload, signature];
  }
  function tampered(token: string): string {
    const [header, payload, signature] = parts(token);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const admin = { ...claims, 'cognito:groups': ['admin'] };
    return [header, Buffer.from(JSON.stringify(admin)).toString('base64url'), signature].join('.');
  }
  function unsigned(token: string): string {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    return `${header}.${parts(token)[1]}.`;
  }
});

describe('a request that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"species":', 400, 'malformed_request'],
    ['no body', '', 400, 'malformed_request'],
    [
      'more bytes than a form can have',
      JSON.stringify({ story: 'x'.repeat(MAX_BODY_BYTES) }),
      413,
      'too_large',
    ],
    ['more bytes than the gateway takes', 'x'.repeat(10 * 1024 * 1024 + 1), 413, 'too_large'],
  ])('is refused: %s', async (_name, body, status, code) => {
    const response = await create('catches', { body });
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).code).toBe(code);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('is refused as %s', async (contentType) => {
    const response = await create('catches', { headers: { 'content-type': contentType } });
    expect((await refusalOf(response)).code).toBe('unsupported_content_type');
  });

  it('is accepted as JSON in any usual spelling of the content type', async () => {
    for (const contentType of ['application/json; charset=utf-8', 'Application/JSON']) {
      expect((await create('catches', { headers: { 'content-type': contentType } })).status).toBe(201);
    }
  });

  it('is refused if a field is unknown, at any depth', async () => {
    const body = { ...aPledge(), isPro: true, handling: { storage: 'iced', by: 'me' } };
    const error = await refusalOf(await create('pledges', { body: JSON.stringify(body) }));
    expect(error.issues?.map(({ path }) => path).sort()).toEqual(['handling.by', 'isPro']);
  });

  it('cannot choose its actor', async () => {
    for (const field of ['fishermanId', 'id', 'createdAt', 'version', 'hidden']) {
      const body = JSON.stringify({ ...aCatch(), [field]: 'x' });
      const { issues } = await refusalOf(await create('catches', { body }));
      expect(issues).toEqual([{ path: field, message: 'This field is not known.' }]);
    }
  });

  it('does not change prototypes', async () => {
    const body = JSON.stringify(aCatch()).replace('{', '{"__proto__":{"isPro":true},');
    const { status } = await create('catches', { body });
    expect([201, 422]).toContain(status);
    expect((await postCatch(cloud, ruth)).isPro).toBe(false);
  });
});

describe('the Idempotency-Key header', () => {
  it.each(['', 'short', '1234567', 'k'.repeat(101)])('is refused as "%s"', async (key) => {
    const error = await refusalOf(await create('catches', { headers: { 'idempotency-key': key } }));
    expect(error).toMatchObject({
      code: 'idempotency_key_missing',
      message: apiErrors.idempotency_key_missing,
    });
  });

  it.each(['catches', 'pledges'] as const)('is refused with a different body (%s)', async (path) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await create(path, { headers })).status).toBe(201);
    const body = JSON.stringify(
      path === 'catches' ? aCatch({ quantity: '2' }) : aPledge({ mealsPledged: 2 }),
    );
    const error = await refusalOf(await create(path, { headers, body }));
    expect(error.code).toBe('idempotency_key_reused');
  });
});

describe('something that does not exist', () => {
  const ids = ['01JCXZ0000000000000000000A', '1', 'x'.repeat(200), '01jcxz0000000000000000000a'];

  it.each(ids)('is not found: %s', async (id) => {
    for (const path of [`/api/catches/${id}`, `/api/pledges/${id}`]) {
      expect((await refusalOf(await cloud.request(path))).code).toBe('not_found');
    }
    const response = await cloud.request(`/api/uploads/${id}`, { token: ruth.accessToken });
    expect((await refusalOf(response)).code).toBe('not_found');
  });

  it('is not found if it is hidden, with the same text as if it never existed', async () => {
    const [hiddenCatch, hiddenPledge] = await Promise.all([postCatch(cloud, ruth), postPledge(cloud, ruth)]);
    await setAttribute(cloud, POST_ITEMS.catch.record.key({ postId: hiddenCatch.id }), 'hidden', true);
    await setAttribute(cloud, POST_ITEMS.pledge.record.key({ postId: hiddenPledge.id }), 'hidden', true);
    const catchId = '01JCXZ0000000000000000000A';
    const absent = await cloud.call(getCatch, { params: { catchId } });
    const hidden = await cloud.call(getCatch, { params: { catchId: hiddenCatch.id } });
    expect(hidden.status).toBe(404);
    expect({ ...hidden.error, requestId: '' }).toEqual({ ...absent.error, requestId: '' });
    expect((await cloud.call(getPledge, { params: { pledgeId: hiddenPledge.id } })).status).toBe(404);
  });

  it.each(['/api/nothing', '/api/catches/x/y', '/api/admin'])('is not found: %s', async (path) => {
    expect((await refusalOf(await cloud.request(path))).code).toBe('not_found');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])(
    'is not found with a method that no endpoint has: %s',
    async (method) => {
      expect((await refusalOf(await cloud.request('/api/catches', { method }))).code).toBe('not_found');
    },
  );
});

describe('a path or method of groups that no endpoint has', () => {
  const unknown: [string, string][] = [
    ['GET', '/api/admin/nothing'],
    ['GET', '/api/admin/me'],
    ['POST', '/api/admin/users'],
    ['OPTIONS', '/api/admin/users'],
  ];

  it.each(unknown)('is not found with a token: %s %s', async (method, path) => {
    const response = await cloud.request(path, { method, token: ruth.accessToken });
    expect((await refusalOf(response)).code).toBe('not_found');
  });

  it.each(unknown)('is nothing for people who are not signed in: %s %s', async (method, path) => {
    expect((await cloud.request(path, { method })).status).toBe(401);
  });
});

describe('an internal error', () => {
  it('is returned without details, and logged with the request id', async () => {
    const damaged: Key = POST_ITEMS.catch.record.key({ postId: (await postCatch(cloud, ruth)).id });
    await setAttribute(cloud, damaged, 'card', null);
    const response = await cloud.request(`/api/catches/${damaged.sk}`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const error = await refusalOf(response);
    expect(error).toEqual({ code: 'internal', message: apiErrors.internal, requestId: error.requestId });
    await vi.waitFor(() => expect(cloud.failures.join('\n')).toContain(error.requestId));
    await cloud.settled();
    cloud.failures.length = 0;
  });
});
