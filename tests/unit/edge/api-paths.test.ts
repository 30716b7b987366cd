import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiPaths, covers } from '#lib/edge/api-paths.ts';
import type { Access, EndpointDefinition, Method } from '#shared/contract/endpoint.ts';

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
  it('are shared for public reads with a cache period, and passed through for all else', () => {
    const paths = apiPaths([
      endpoint('GET', '/catches', 'anyone', true),
      endpoint('GET', '/catches/{catchId}', 'anyone', true),
      endpoint('GET', '/health', 'anyone'),
      endpoint('POST', '/catches', 'member'),
      endpoint('GET', '/me', 'member'),
    ]);
    expect(paths).toEqual([
      { pattern: '/api/catches', shared: true },
      { pattern: '/api/catches/*', shared: true },
      { pattern: '/api/*', shared: false },
    ]);
  });

  it('are not shared for a personal read below a shared path, which is tried first', () => {
    const paths = apiPaths([
      endpoint('GET', '/pledges/{pledgeId}', 'anyone', true),
      endpoint('GET', '/pledges/{pledgeId}/claims', ['admin']),
    ]);
    expect(paths).toEqual([
      { pattern: '/api/pledges/*/claims', shared: false },
      { pattern: '/api/pledges/*', shared: true },
      { pattern: '/api/*', shared: false },
    ]);
  });

  it('are never shared where a token is needed, even if someone gave it a cache period', () => {
    expect(apiPaths([endpoint('GET', '/me', 'member', true)])).toEqual([
      { pattern: '/api/*', shared: false },
    ]);
  });
});

describe('a pattern', () => {
  it('covers as CloudFront does: a star stands for any text, slashes too, all else for itself', () => {
    expect(covers('/api/pledges/*', '/api/pledges/1/claims')).toBe(true);
    expect(covers('/api/pledges/*', '/api/pledges')).toBe(false);
    expect(covers('/api/openapi.json', '/api/openapi-json')).toBe(false);
  });
});
