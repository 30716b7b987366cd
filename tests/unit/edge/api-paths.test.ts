import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiPaths, covers } from '#lib/edge/api-paths.ts';
import type { Access, EndpointDefinition, Method } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';

function endpoint(method: Method, path: string, access: Access, cached = false): EndpointDefinition {
  return {
    name: `${method}${path}`,
    method,
    path,
    access,
    summary: '',
    answer: z.object({}),
    ...(cached && { cache: { seconds: 30, staleSeconds: 60 } }),
  };
}

describe('the API’s paths at the edge', () => {
  it('are cached for public reads with a cache period, and passed through otherwise', () => {
    const paths = apiPaths([
      endpoint('GET', '/catches', 'anyone', true),
      endpoint('GET', '/catches/{catchId}', 'anyone', true),
      endpoint('GET', '/health', 'anyone'),
      endpoint('POST', '/catches', 'member'),
      endpoint('GET', '/me', 'member'),
    ]);
    expect(paths).toEqual([
      { pattern: '/api/catches', shared: true, parameters: [] },
      { pattern: '/api/catches/*', shared: true, parameters: [] },
      { pattern: '/api/*', shared: false, parameters: [] },
    ]);
  });

  it('are not cached for a personal read below a cached path, which is matched first', () => {
    const paths = apiPaths([
      endpoint('GET', '/pledges/{pledgeId}', 'anyone', true),
      endpoint('GET', '/pledges/{pledgeId}/claims', ['admin']),
    ]);
    expect(paths).toEqual([
      { pattern: '/api/pledges/*/*', shared: false, parameters: [] },
      { pattern: '/api/pledges/*', shared: true, parameters: [] },
      { pattern: '/api/*', shared: false, parameters: [] },
    ]);
  });

  it('include exactly the query parameters of a cached path', () => {
    const list = endpoint('GET', '/catches', 'anyone', true);
    const query = z.strictObject({ q: z.optional(z.string()), cursor: z.optional(z.string()) });
    expect(apiPaths([{ ...list, query }])[0]).toEqual({
      pattern: '/api/catches',
      shared: true,
      parameters: ['cursor', 'q'],
    });
  });

  it('are not cached for a write with query parameters, which would be dropped', () => {
    const shared = apiPaths(ENDPOINTS).filter((each) => each.shared);
    const writes = ENDPOINTS.filter(({ method, query }) => method !== 'GET' && query);
    for (const { path } of writes)
      expect(shared.some(({ pattern }) => covers(pattern, `/api${path}`))).toBe(false);
  });

  it('are never cached if a token is needed, even with a cache period', () => {
    expect(apiPaths([endpoint('GET', '/me', 'member', true)])).toEqual([
      { pattern: '/api/*', shared: false, parameters: [] },
    ]);
  });
});

describe('a path pattern', () => {
  it('matches as in CloudFront: a star matches any text, including slashes', () => {
    expect(covers('/api/pledges/*', '/api/pledges/1/claims')).toBe(true);
    expect(covers('/api/pledges/*', '/api/pledges')).toBe(false);
    expect(covers('/api/openapi.json', '/api/openapi-json')).toBe(false);
  });
});
