import { expect, it } from 'vitest';
import { mealsFor } from '#words/claims/handover.ts';
import { withPerson } from '#words/messages/messages.ts';

it.each([
  ['Hebrew', 'מטבח הנמל'],
  ['Arabic', 'مطبخ الميناء'],
])('keeps a name in %s from changing the direction of figures around it', (_, name) => {
  expect(mealsFor(40, name)).toBe(`40 meals · \u2068${name}\u2069`);
});

it('does not change a name that is written from left to right', () => {
  expect(withPerson('Ruth Ål 船')).toBe('With Ruth Ål 船');
});
