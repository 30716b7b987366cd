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

const firstOf = (sheet: string, text: string) => firstStyles(sheet, { flavour: 'consumer', texts: [text] });

test('keeps rules without classes and rules for classes of the first paint, in order', () => {
  const first = firstOf(SHEET, '<p class="flex md:hidden">');
  expect(first).toMatch(/^body\{margin:0\}\.flex\{display:flex\}.*\.md\\:hidden/);
});

test('leaves out rules with a class that only later parts use', () => {
  expect(firstOf(SHEET, 'class="flex"')).not.toContain('late');
});

test('leaves out rules for the other site', () => {
  const sheet = ['consumer', 'community']
    .map((each) => `[data-flavour="${each}"] { --of: ${each} }`)
    .join('');
  expect(firstOf(sheet, '')).toBe('[data-flavour=consumer]{--of:consumer}');
  expect(firstStyles(sheet, { flavour: 'community', texts: [] })).toBe(
    '[data-flavour=community]{--of:community}',
  );
});

test('leaves out parts of form fields, and keeps other parts', () => {
  const parts = ['-webkit-datetime-edit', '-webkit-inner-spin-button', 'file-selector-button', 'placeholder'];
  const sheet = parts.map((part) => `::${part} { margin: 0 }`).join('');
  expect(firstOf(sheet, '')).toBe('::placeholder{margin:0}');
});

test('finds a class in code and in markup', () => {
  expect(firstOf(SHEET, 'className:"flex "+(isLate?"late":"")')).toContain('.late{color:red}');
});

test('lists every class of the omitted rules, even if others share them', () => {
  const sheet = `${SHEET} .flex, .shared { gap: 0 } .shared { top: 0 } .is-md\\:x:hover { top: 0 }`;
  const first = firstOf(sheet, 'class="flex md:hidden"');
  expect(laterClasses(sheet, first)).toEqual(['flex', 'late', 'shared', 'is-md:x']);
  expect(laterClasses(sheet, sheet)).toEqual([]);
});

test('registers only those Tailwind properties that its rules use', () => {
  const registered = ['--tw-blur', '--tw-shadow', '--tw-shadow-color'];
  const sheet = `
    @layer properties { @supports (color: red) { * { ${registered.map((name) => `${name}: initial;`).join('')} } } }
    .flex { box-shadow: var(--tw-shadow) }
    ${registered.map((name) => `@property ${name} { syntax: "*"; inherits: false }`).join('')}
  `;
  const first = firstOf(sheet, 'class="flex"');
  expect(first).toContain('*{--tw-shadow:initial;}');
  expect(first).toContain('@property --tw-shadow{');
  expect(first).not.toMatch(/--tw-blur|--tw-shadow-color/);
});

test('leaves out empty blocks, and properties that no rule reads', () => {
  const sheet = `
    html { color-scheme: light dark }
    @media (width >= 48rem) { .late { margin: 0 } }
    @property --late { syntax: "*"; inherits: false }
  `;
  expect(firstOf(sheet, '')).toBe('html{color-scheme:light dark}');
});
