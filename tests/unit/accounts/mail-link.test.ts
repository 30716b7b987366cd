import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailLink, readMailLink } from '#shared/accounts/mail-link.ts';

const userId = randomUUID();
const link = { purpose: 'confirm', code: '012345', userId } as const;

describe('a link in an email', () => {
  it('can be read back', () => {
    const { hash } = new URL(mailLink('https://creel.example', link));
    expect(readMailLink(hash)).toEqual(link);
  });

  it('reveals nothing to servers and logs', () => {
    const { pathname, search } = new URL(mailLink('https://creel.example', link));
    expect(pathname + search).toBe('/auth');
  });

  it.each([
    '',
    '#confirm',
    `#delete=012345.${userId}`,
    `#confirm=01234.${userId}`,
    '#confirm=012345.a@b.example',
  ])('is rejected: %j', (hash) => {
    expect(readMailLink(hash)).toBeUndefined();
  });
});
