import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailLink, readMailLink } from '#shared/accounts/mail-link.ts';

const userId = randomUUID();
const link = { purpose: 'confirm', code: '012345', userId } as const;

describe('a link of a mail', () => {
  it('is read as it was made', () => {
    const { hash } = new URL(mailLink('https://creel.example', link));
    expect(readMailLink(hash)).toEqual(link);
  });

  it('tells neither servers nor logs anything', () => {
    const { pathname, search } = new URL(mailLink('https://creel.example', link));
    expect(pathname + search).toBe('/auth');
  });

  it.each([
    '',
    '#confirm',
    `#delete=012345.${userId}`,
    `#confirm=01234.${userId}`,
    '#confirm=012345.a@b.example',
  ])('is none: %j', (hash) => {
    expect(readMailLink(hash)).toBeUndefined();
  });
});
