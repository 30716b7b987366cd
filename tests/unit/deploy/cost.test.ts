import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HOUR_PRICES } from '#bin/cost/hour.ts';
import { priceOf } from '#bin/cost/prices.ts';
import { SIZES, shareAtOrigin } from '#bin/cost/use.ts';
import { ENDPOINTS } from '#shared/registry.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the price of a month', () => {
  it('uses the price of each step', () => {
    expect(priceOf('edgeGigabyte', 900)).toBe(0);
    expect(priceOf('edgeGigabyte', 12_000)).toBeCloseTo(10_000 * 0.085 + 1_000 * 0.08);
  });

  it('has fewer API calls for shared data if more people look at the same', () => {
    const [village] = SIZES;
    if (!village) throw new Error('There is no village');
    expect(shareAtOrigin({ ...village, users: 2_000_000, keys: 1 })).toBeLessThan(0.01);
    expect(shareAtOrigin(village)).toBeGreaterThan(0.99);
  });

  it('agrees with docs/cost.md', () => {
    const tables = execFileSync(process.execPath, ['bin/cost.ts'], { cwd: root, encoding: 'utf8' });
    expect(readFileSync(`${root}/docs/cost.md`, 'utf8')).toContain(tables);
  });
});

describe('an hour of one account at one address', () => {
  it('costs less than 2 dollars, whatever it calls', () => {
    const names = HOUR_PRICES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(ENDPOINTS.map(({ name }) => name)));
    for (const { name, dollars } of HOUR_PRICES) {
      expect(dollars, name).toBeGreaterThan(0);
      expect(dollars, name).toBeLessThan(2);
    }
  });
});
