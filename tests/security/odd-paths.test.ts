/** A path in another spelling, and a body where none belongs: ways to have a personal answer kept for the next one who asks. */
import { describe, expect } from 'vitest';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';

let ruth: TestUser;
it.beforeAll(async () => {
  ruth = await cloud.createUser();
});

describe('a personal answer', () => {
  it.each([
    '/api/catches/../me',
    '/api/catches/%2e%2e/me',
    '/api/catches/.%2E/me',
    '/api/catches/%2e%2e%2fme',
    '/api/catches//../me',
    '/api/catches\\..\\me',
    '/api/%6de',
    '/media/../api/me',
    '/marketplace/../api/me',
    '/index.html/../api/me',
  ])('is not given at %s, nor kept there', async (path) => {
    const refused = await cloud.request(path, { token: ruth.accessToken });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('x-cache')).toBeNull();
    expect(await refused.text()).not.toContain(ruth.email);
  });
});

describe('a GET with a body', () => {
  it.each(['/api/catches', '/api/me', '/marketplace', '/robots.txt', '/media/x.webp'])(
    'is refused before anything reads it: %s',
    async (path) => {
      const answer = await cloud.request(path, { token: ruth.accessToken, json: { q: 'x' } });
      expect([answer.status, answer.headers.get('x-cache')]).toEqual([403, null]);
    },
  );
});
