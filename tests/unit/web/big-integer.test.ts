/** The numbers of a sign-in, as the user pool's library calculates with them. */
import { expect, it } from 'vitest';
import BigInteger from '../../../web/lib/session/big-integer.ts';

/** 2^127 - 1, a prime. */
const PRIME = new BigInteger(`7${'f'.repeat(31)}`);
const SEVEN = new BigInteger('7');

function power(base: BigInteger, exponent: BigInteger, modulus: BigInteger): string {
  let found = '';
  base.modPow(exponent, modulus, (_, result) => {
    found = result.toString(16);
  });
  return found;
}

it('calculates powers', () => {
  expect(power(new BigInteger('2'), new BigInteger('a'), PRIME)).toBe('400');
  // Fermat's little theorem.
  expect(power(new BigInteger('b16b00b5'), PRIME.subtract(BigInteger.ONE), PRIME)).toBe('1');
});

it('returns a non-negative remainder, even for negative numbers', () => {
  const below = BigInteger.ZERO.subtract(new BigInteger('5'));
  expect(below.mod(SEVEN).toString(16)).toBe('2');
  // -125 is -18 sevens and 1.
  expect(power(below, new BigInteger('3'), SEVEN)).toBe('1');
  expect(below.abs().toString(16)).toBe('5');
  expect(below.compareTo(BigInteger.ZERO)).toBeLessThan(0);
});

it('adds, multiplies and compares numbers', () => {
  const sum = SEVEN.add(SEVEN).multiply(PRIME).mod(PRIME);
  expect(sum.equals(BigInteger.ZERO)).toBe(true);
  expect(PRIME.compareTo(SEVEN)).toBeGreaterThan(0);
});
