import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../web/features/accounts/auth/return-path.ts';

const ORIGIN = 'https://creel.example';

describe('the page after signing in', () => {
  it.each([
    ['/marketplace?view=pledges', '/marketplace?view=pledges'],
    ['/pledge/01J#story', '/pledge/01J#story'],
    ['/a/../messages', '/messages'],
  ])('is %s', (from, path) => {
    expect(returnPath(from, ORIGIN)).toBe(path);
  });

  it.each([
    undefined,
    null,
    42,
    '',
    'marketplace',
    'https://elsewhere.example/',
    'https://creel.example/messages',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    '/auth',
    '/login?from=/auth',
    '/signup/',
    '/api/unsubscribe?token=x',
    '/share/01J/more',
    '/media/01J/640.webp',
    '/_inbox',
    '/nowhere',
    '/pledge/01J/more',
  ])('is the home page instead of %j', (from) => {
    expect(returnPath(from, ORIGIN)).toBe('/');
  });
});
