import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { newAccount } from '#shared/accounts/new-account.ts';
import { email } from '#shared/fields.ts';
import { aidApplicationBody } from '#shared/organizations/application-schemas.ts';
import { normalizeEmail } from '#shared/text/normalize-email.ts';

it('distinguishes an address with the Kelvin sign from one with a k', () => {
  const kelvin = 'head.\u212Aitchen@creel.example';
  expect(z.safeParse(email, kelvin).success).toBe(false);
  expect(z.safeParse(aidApplicationBody.shape.contactEmail, kelvin).success).toBe(false);
  expect(z.parse(email, ' Head.Kitchen@Creel.example ')).toBe('head.kitchen@creel.example');
  expect(hashOfAddress('\u212A@creel.example')).not.toBe(hashOfAddress('k@creel.example'));
});

describe('a domain with letters outside ASCII', () => {
  const ASCII = 'ruth@xn--mnchen-3ya.example';

  it.each(['ruth@münchen.example', 'Ruth@MÜNCHEN.example', 'ruth@mu\u0308nchen.example', ASCII])(
    'is the same as its ASCII spelling: %s',
    (written) => {
      expect(z.parse(email, written)).toBe(ASCII);
      expect(z.parse(aidApplicationBody.shape.contactEmail, written)).toBe(ASCII);
      expect(hashOfAddress(written)).toBe(hashOfAddress(ASCII));
      expect(
        newAccount({ userId: '1', email: written, name: '', pending: undefined }, new Date()).account.email,
      ).toBe(ASCII);
    },
  );

  it.each([
    'ruth@mün chen.example',
    'ruth@münchen.example:80',
    'ruth@münchen.example/x',
    'ruth@１２７.０.０.１',
    'ruth@ü',
  ])('does not make an invalid address valid: %s', (written) => {
    expect(z.safeParse(email, normalizeEmail(written)).success).toBe(false);
  });
});
