import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { email } from '#shared/fields.ts';

it('keeps an address with the Kelvin sign apart from the one with a k', () => {
  expect(z.safeParse(email, 'head.\u212Aitchen@creel.example').success).toBe(false);
  expect(z.parse(email, ' Head.Kitchen@Creel.example ')).toBe('head.kitchen@creel.example');
  expect(hashOfAddress('\u212A@creel.example')).not.toBe(hashOfAddress('k@creel.example'));
});
