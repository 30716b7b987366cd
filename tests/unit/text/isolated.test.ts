import { expect, it } from 'vitest';
import { mealsFor } from '#words/claims/handover.ts';
import { withPerson } from '#words/messages/messages.ts';

it.each([
  ['Hebrew', 'מטבח הנמל'],
  ['Arabic', 'مطبخ الميناء'],
])('keeps a name in %s from turning the figures of the sentence around it', (_, name) => {
  expect(mealsFor(40, name)).toBe(`40 meals · \u2068${name}\u2069`);
});

it('leaves a name that is written from left to right as it is', () => {
  expect(withPerson('Ruth Ål 船')).toBe('With Ruth Ål 船');
});
