import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { priceOf } from '#bin/cost/prices.ts';
import { SIZES, shareAtOrigin } from '#bin/cost/use.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the price of a month', () => {
  it('takes each part at the price of its step', () => {
    expect(priceOf('edgeGigabyte', 900)).toBe(0);
    expect(priceOf('edgeGigabyte', 12_000)).toBeCloseTo(10_000 * 0.085 + 1_000 * 0.08);
  });

  it('has less of what is shared reach the API where more look at the same', () => {
    const [village] = SIZES;
    if (!village) throw new Error('There is no village.');
    expect(shareAtOrigin({ ...village, users: 2_000_000, keys: 1 })).toBeLessThan(0.01);
    expect(shareAtOrigin(village)).toBeGreaterThan(0.99);
  });

  it('is what docs/cost.md says', () => {
    const tables = execFileSync(process.execPath, ['bin/cost.ts'], { cwd: root, encoding: 'utf8' });
    expect(readFileSync(`${root}/docs/cost.md`, 'utf8')).toContain(tables);
  });
});
