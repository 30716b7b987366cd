import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ServedEndpoint } from '#lambdas/core/call.ts';
import {
  API_FUNCTIONS,
  type EndpointDefinition,
  fillPath,
  GROUPS,
  possibleErrors,
  routeKey,
  servedBy,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { ERROR_STATUSES } from '#shared/contract/errors.ts';
import { listQuery } from '#shared/contract/list.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { apiErrors } from '#words/general/api-errors.ts';

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the registry of endpoints', () => {
  it('contains every name and every route once', () => {
    expect(twice(ENDPOINTS.map(({ name }) => name))).toEqual([]);
    expect(twice(ENDPOINTS.map(routeKey))).toEqual([]);
    // Parameters with other names would be the same route for a gateway.
    expect(twice(ENDPOINTS.map((each) => routeKey(each).replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it.each(ENDPOINTS)('declares $name by the rules', (endpoint) => {
    const { name, method, path, summary, access, params, cache, idempotent, body, errors = [] } = endpoint;
    expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(path).toMatch(/^(?:\/(?:[a-z][a-z-]*(?:\.[a-z]+)?|\{\w+\}))+$/);
    expect(summary.length).toBeGreaterThan(10);
    // The gateway has one route for all endpoints of groups.
    expect(path.startsWith('/admin/')).toBe(typeof access !== 'string');
    if (typeof access !== 'string') expect(GROUPS).toEqual(expect.arrayContaining([...access]));
    const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(fieldsOf(params)).toEqual(braces);
    if (cache) expect({ access, method }).toEqual({ access: 'anyone', method: 'GET' });
    if (cache) expect(Math.min(cache.seconds, cache.staleSeconds)).toBeGreaterThan(0);
    if (idempotent) expect(method).toBe('POST');
    if (method === 'GET') expect(body).toBeUndefined();
    // Some clients and proxies drop the body of DELETE. The endpoint must be able to respond without it.
    if (method === 'DELETE' && body) expect(z.safeParse(body, undefined).success).toBe(true);
    for (const code of errors) expect(ERROR_STATUSES).toHaveProperty(code);
  });

  function fieldsOf(schema: EndpointDefinition['params']): string[] {
    return schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : [];
  }

  it('accepts no unknown field', () => {
    const loose = ENDPOINTS.flatMap(({ name, body, query }) =>
      [body, query]
        .filter((schema) => schema !== undefined)
        .filter((schema) => !isStrict(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
        .map(() => name),
    );
    expect(loose).toEqual([]);
  });

  function isStrict(schema: z.core.JSONSchema.BaseSchema): boolean {
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return branches.every((branch) => isStrict(branch));
    return schema.additionalProperties === false;
  }
});

describe('the function that serves an endpoint', () => {
  it.each(ENDPOINTS)('may not write if anyone can call it: $name', (endpoint) => {
    const { access, method, servedAlone }: EndpointDefinition = endpoint;
    if (servedAlone) expect(servedBy(endpoint)).toBe(servedAlone);
    else if (typeof access !== 'string') expect(servedBy(endpoint)).toBe('admin-api');
    else
      expect(servedBy(endpoint)).toBe(access === 'anyone' && method === 'GET' ? 'public-api' : 'member-api');
  });

  it.each(API_FUNCTIONS)('has exactly its endpoints: %s', async (name) => {
    const expected = ENDPOINTS.filter((endpoint) => servedBy(endpoint) === name).map(
      (endpoint) => endpoint.name,
    );
    expect((await composedBy(name)).sort()).toEqual(expected.sort());
  });

  it('has exactly the endpoints with a scope, if API keys call it', async () => {
    const expected = ENDPOINTS.filter(({ scope }) => scope !== undefined).map(({ name }) => name);
    expect((await composedBy('key-api')).sort()).toEqual(expected.sort());
  });

  it('learns from a call for which organization or claim a key acts', () => {
    for (const { name, access, scope, params, query, body } of ENDPOINTS) {
      if (scope === undefined || access === 'anyone') continue;
      expect(access).toBe('member');
      const named = [params, query, body].flatMap((schema) =>
        schema
          ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
          : [],
      );
      expect(
        ['organizationId', 'claimId'].some((each) => named.includes(each)),
        name,
      ).toBe(true);
    }
  });

  const served = fileURLToPath(new URL('../../../lambdas/entries/served', import.meta.url));

  /** Returns the names of the endpoints whose handlers a function serves. */
  async function composedBy(name: string): Promise<string[]> {
    const handlers: Record<string, ServedEndpoint> = await import(pathToFileURL(`${served}/${name}.ts`).href);
    return Object.values(handlers).map(({ definition }) => definition.name);
  }
});

describe('the possible errors', () => {
  const member: EndpointDefinition = {
    name: 'rename',
    method: 'POST',
    path: '/boats/{boatId}',
    summary: 'Give a boat another name',
    access: 'member',
    answer: z.object({}),
  };

  it('follow from the endpoint’s input', () => {
    expect(possibleErrors({ ...member, access: 'anyone' }).sort()).toEqual([
      'internal',
      'invalid_fields',
      'malformed_request',
      'quiet',
      'too_many_requests',
    ]);
    expect(possibleErrors(member)).toContain('not_signed_in');
    expect(possibleErrors(member)).not.toContain('not_allowed');
    expect(possibleErrors({ ...member, access: ['admin'] })).toContain('not_allowed');
    expect(possibleErrors({ ...member, params: z.object({}) })).toContain('not_found');
    expect(possibleErrors({ ...member, query: z.strictObject(listQuery) })).toContain('invalid_cursor');
    expect(possibleErrors({ ...member, body: z.object({}) })).toEqual(
      expect.arrayContaining(['invalid_fields', 'too_large', 'unsupported_content_type']),
    );
    expect(possibleErrors({ ...member, idempotent: true })).toEqual(
      expect.arrayContaining(['idempotency_key_missing', 'idempotency_key_reused']),
    );
  });

  it('have a status each, and a message that ends like a sentence', () => {
    for (const status of Object.values(ERROR_STATUSES)) expect(status).toBeGreaterThanOrEqual(400);
    for (const message of Object.values(apiErrors)) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('come with 201 for creates and 200 for the rest', () => {
    expect(successStatus({ ...member, idempotent: true })).toBe(201);
    expect(successStatus(member)).toBe(200);
  });
});

describe('the path of an endpoint', () => {
  it('is filled with parameters that cannot change its segments', () => {
    expect(fillPath('/boats/{boatId}/crew/{userId}', { boatId: 'a/../b', userId: '?x=1#y' })).toBe(
      '/boats/a%2F..%2Fb/crew/%3Fx%3D1%23y',
    );
  });

  it('is not filled with a missing parameter', () => {
    expect(() => fillPath('/boats/{boatId}', {})).toThrow('boatId');
    expect(() => fillPath('/boats/{boatId}', { boatId: '' })).toThrow('boatId');
  });
});
