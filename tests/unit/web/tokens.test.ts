import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');

type Palette = Record<string, string>;

/** The colours that one block of the sheet sets: `block` is the text in front of its opening brace. */
function coloursOf(css: string, block: string): Palette {
  const start = css.indexOf(`${block} {`);
  if (start < 0) throw new Error(`tokens.css has no block ${block}`);
  const body = css.slice(start, css.indexOf('}', start));
  const pairs = body.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]));
}

const DARK = CSS.slice(CSS.indexOf('(prefers-color-scheme: dark)'));
const base = coloursOf(CSS, '@theme static');
const community = coloursOf(CSS, '[data-flavour="community"]');
const dark = coloursOf(DARK, ':root');

// As the cascade puts them together: the dark :root stands after the community's light block and as strong as it.
const PALETTES: Record<string, Palette> = {
  'consumer, light': base,
  'community, light': { ...base, ...community },
  'consumer, dark': { ...base, ...dark },
  'community, dark': { ...base, ...community, ...dark, ...coloursOf(DARK, '[data-flavour="community"]') },
};

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => {
    const value = palette[name];
    if (value === undefined) throw new Error(`no token ${name}`);
    return luminance(value);
  });
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const GROUNDS = ['surface', 'raised', 'sunken'];
const on = (fronts: string[], grounds: string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground]));

const TEXT = [
  ...on(['ink', 'muted', 'accent-text', 'good', 'warn', 'bad'], GROUNDS),
  ...on(['deep-ink', 'deep-muted', 'accent'], ['deep']),
  ['accent-ink', 'accent'],
  // A danger button, a key drawn in reverse.
  ['raised', 'bad'],
  ['surface', 'ink'],
];

const SIGNS = [
  ...on(['edge', 'focus'], GROUNDS),
  ...on(['accent'], ['surface', 'raised']),
  ['deep-focus', 'deep'],
  ['deep-focus', 'deep-line'],
];

describe.each(Object.entries(PALETTES))('%s', (_, palette) => {
  it.each(TEXT)('can be read: %s on %s at 4.5:1', (front = '', ground = '') => {
    expect(contrast(palette, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('can be made out: %s on %s at 3:1', (front = '', ground = '') => {
    expect(contrast(palette, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('gives every flavour and scheme its own page and accent', () => {
  for (const token of ['surface', 'accent']) {
    const values = Object.values(PALETTES).map((palette) => palette[token]);
    expect(new Set(values).size, token).toBe(4);
  }
});
