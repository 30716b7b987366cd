import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embedStyle as style } from '#lambdas/share/embed/style.ts';
import { MARK } from '#lambdas/share/pictures/mark.ts';

const web = (path: string) => readFileSync(new URL(`../../../web/${path}`, import.meta.url), 'utf8');

/** Names and values of custom properties in the order of the sheet: light, light community, dark, dark community. */
function tokensOf(css: string, prefix: string): string[] {
  const pattern = new RegExp(`${prefix}([a-z-]+):\\s*(#[0-9a-f]{6})`, 'g');
  return [...css.matchAll(pattern)].map(([, name, value]) => `${name} ${value}`);
}

describe('documents outside the app', () => {
  it('have the app’s colors on both sites, light and dark', () => {
    const own = tokensOf(style.text, '--');
    const used = new Set(own.map((token) => token.split(' ')[0]));
    const app = tokensOf(web('styles/tokens.css'), '--color-').filter((token) =>
      used.has(token.split(' ')[0]),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(own).toEqual(app);
  });

  it('show the app’s mark', () => {
    const drawings = web('components/drawings/drawings.tsx');
    const paths = [...drawings.matchAll(/\sd="([^"]+)"/g)].map(([, path]) => path);
    expect([MARK.tone, ...MARK.lines]).toEqual(paths.slice(0, 3));
    expect(drawings).toContain(`viewBox="0 0 ${MARK.box} ${MARK.box}"`);
  });

  it('have no script and only the one style sheet', () => {
    expect(style.text.match(/<style>/g)).toHaveLength(1);
    expect(style.text).not.toMatch(/<script|javascript:|@import|expression\(/i);
  });
});
