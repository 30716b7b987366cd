import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeCursor, encodeCursor } from '#lambdas/table/cursor.ts';
import { AppError } from '#shared/contract/errors.ts';
import { DAY } from '#shared/limits.ts';

beforeEach(() => {
  vi.stubEnv('STAGE_SECRET', 'a secret of this test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const LIST = 'CATCHES';
const KEY = '01JCXZ0000000000000000000A';

function refusal(list: string, cursor: string): string | undefined {
  try {
    decodeCursor(list, cursor);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe('a cursor', () => {
  it('returns the key from which it was made', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (list, key) => {
          expect(decodeCursor(list, encodeCursor(list, key))).toBe(key);
        },
      ),
    );
  });

  it('can be part of an address unchanged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (key) => {
        expect(encodeCursor(LIST, key)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is refused if any bit of it was changed', () => {
    const bytes = Buffer.from(encodeCursor(LIST, KEY), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(refusal(LIST, changed.toString('base64url'))).toBe('invalid_cursor');
    }
  });

  it('has one spelling', () => {
    const cursor = encodeCursor(LIST, KEY);
    const other = [
      `${cursor}=`,
      ` ${cursor}`,
      `${cursor}A`,
      cursor.slice(0, -1),
      Buffer.from(cursor, 'base64url').toString('base64'),
    ];
    for (const spelling of other)
      if (spelling !== cursor) expect(refusal(LIST, spelling)).toBe('invalid_cursor');
  });

  it('does not work for another list', () => {
    for (const list of ['PLEDGES', 'CATCHES#OF#cod', 'CATCHE', 'CATCHES '])
      expect(refusal(list, encodeCursor(LIST, KEY))).toBe('invalid_cursor');
    // Even if list and key together form the same text.
    expect(refusal('CATCHES#OWN', encodeCursor('CATCHES', '#OWN#x'))).toBe('invalid_cursor');
  });

  it('does not work with another secret', () => {
    const cursor = encodeCursor(LIST, KEY);
    vi.stubEnv('STAGE_SECRET', 'another secret');
    expect(refusal(LIST, cursor)).toBe('invalid_cursor');
  });

  it('works with the secret before until the end of that one', () => {
    const cursor = encodeCursor(LIST, KEY);
    const inUse = (until: Date) => `new,a secret of this test@${until.toISOString()}`;
    vi.stubEnv('STAGE_SECRET', inUse(new Date(Date.now() + DAY)));
    expect(decodeCursor(LIST, cursor)).toBe(KEY);
    expect(encodeCursor(LIST, KEY)).not.toBe(cursor);
    vi.stubEnv('STAGE_SECRET', inUse(new Date(Date.now() - DAY)));
    expect(refusal(LIST, cursor)).toBe('invalid_cursor');
  });

  it('is refused if it is made up, and never as an unknown error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (cursor) => {
        expect(refusal(LIST, cursor)).toBe('invalid_cursor');
      }),
    );
  });
});
