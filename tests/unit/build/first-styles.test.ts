import { expect, test } from 'vitest';
import { firstStyles, laterClasses } from '#bin/build/web/first-styles.ts';

const SHEET = `
  body { margin: 0 }
  .flex { display: flex }
  .md\\:hidden { @media (width >= 48rem) { display: none } }
  .late { color: red }
  .flex.late { color: blue }
  :where(.late > *) { color: green }
`;

test('keeps what names no class and what names only classes of the first paint, in its order', () => {
  const first = firstStyles(SHEET, ['<p class="flex md:hidden">']);
  expect(first).toMatch(/^body\{margin:0\}\.flex\{display:flex\}.*\.md\\:hidden/);
});

test('leaves out rules of which a class is used by later parts alone', () => {
  expect(firstStyles(SHEET, ['class="flex"'])).not.toContain('late');
});

test('finds a class in code as in markup', () => {
  expect(firstStyles(SHEET, ['className:"flex "+(isLate?"late":"")'])).toContain('.late{color:red}');
});

test('knows every class of which rules were left out, also where others share them', () => {
  const sheet = `${SHEET} .flex, .shared { gap: 0 } .shared { top: 0 } .is-md\\:x:hover { top: 0 }`;
  const first = firstStyles(sheet, ['class="flex md:hidden"']);
  expect(laterClasses(sheet, first)).toEqual(['flex', 'late', 'shared', 'is-md:x']);
  expect(laterClasses(sheet, sheet)).toEqual([]);
});

test('registers of Tailwind’s properties those that its rules name', () => {
  const registered = ['--tw-blur', '--tw-shadow', '--tw-shadow-color'];
  const sheet = `
    @layer properties { @supports (color: red) { * { ${registered.map((name) => `${name}: initial;`).join('')} } } }
    .flex { box-shadow: var(--tw-shadow) }
    ${registered.map((name) => `@property ${name} { syntax: "*"; inherits: false }`).join('')}
  `;
  const first = firstStyles(sheet, ['class="flex"']);
  expect(first).toContain('*{--tw-shadow:initial;}');
  expect(first).toContain('@property --tw-shadow{');
  expect(first).not.toMatch(/--tw-blur|--tw-shadow-color/);
});
