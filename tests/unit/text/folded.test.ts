import { expect, it } from 'vitest';
import { folded } from '#shared/text/folded.ts';

it.each([
  ['Cá Đuối', 'ca duoi'],
  ['ATÚN', 'atun'],
  ['Salmão'.normalize('NFD'), 'salmao'],
])('compares %s by its letters', (text, letters) => {
  expect(folded(text)).toBe(letters);
});
