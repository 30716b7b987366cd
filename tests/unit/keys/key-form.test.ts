import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { digitsFrom, KEY_ID_LENGTH, keyIdIn, SECRET_LENGTH, writeKey } from '#shared/keys/key-form.ts';

const DIGITS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

describe('the form of an API key', () => {
  const secret = 'abcdefghijklmnopqrstuvwxyz012345';
  const key = writeKey('AbCd1234', secret);

  it('names its id and ends with the CRC-32 of what comes before', () => {
    expect(key).toMatch(/^creel_AbCd1234_abcdefghijklmnopqrstuvwxyz012345[0-9A-Za-z]{6}$/);
    const value = [...key.slice(-6)].reduce((sum, digit) => 62 * sum + DIGITS.indexOf(digit), 0);
    expect(value).toBe(crc32(key.slice(0, -6)));
    expect(keyIdIn(key)).toBe('AbCd1234');
  });

  it('is not recognized after any one character was changed', () => {
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'q' ? 'r' : 'q';
      expect(keyIdIn(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined();
    }
  });

  it.each(['', 'creel_', key.slice(1), `${key}x`, ` ${key}`, key.toUpperCase()])('is not: %s', (text) => {
    expect(keyIdIn(text)).toBeUndefined();
  });
});

describe('random digits', () => {
  it('are enough of them from twice as many bytes', () => {
    for (const length of [KEY_ID_LENGTH, SECRET_LENGTH])
      expect(digitsFrom(randomBytes(2 * length), length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`));
  });

  it('are all as likely', () => {
    const all = digitsFrom(
      Array.from({ length: 256 }, (_, byte) => byte),
      256,
    );
    for (const digit of DIGITS) expect(all.split(digit).length - 1).toBe(4);
  });
});
