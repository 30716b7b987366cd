import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');

type Palette = Record<string, string>;

/** Returns the colors in one block of the sheet; `block` is the text before its opening brace. */
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

// The cascade's result: the dark :root block comes after the community's light block and has the same specificity.
const PALETTES: Record<string, Palette> = {
  'consumer, light': base,
  'community, light': { ...base, ...community },
  'consumer, dark': { ...base, ...dark },
  'community, dark': { ...base, ...community, ...dark, ...coloursOf(DARK, '[data-flavour="community"]') },
};

/** The relative luminance of WCAG 2.2. */
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
    if (value === undefined) throw new Error(`There is no token ${name}`);
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
  // A danger button, a key in reverse colors.
  ['raised', 'bad'],
  ['surface', 'ink'],
];

const SIGNS = [
  ...on(['edge', 'focus'], GROUNDS),
  ...on(['accent'], ['surface', 'raised']),
  ['deep-focus', 'deep'],
  ['deep-focus', 'deep-line'],
];

describe.each(Object.entries(PALETTES))('the color tokens of %s', (_, palette) => {
  it.each(TEXT)('have a readable contrast: %s on %s at 4.5:1', (front = '', ground = '') => {
    expect(contrast(palette, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('have a visible contrast: %s on %s at 3:1', (front = '', ground = '') => {
    expect(contrast(palette, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the page and accent colors differ for every flavour and scheme', () => {
  for (const token of ['surface', 'accent']) {
    const values = Object.values(PALETTES).map((palette) => palette[token]);
    expect(new Set(values).size, token).toBe(4);
  }
});
