import { describe, expect, it } from 'vitest';
import { hasProof } from '#lambdas/triggers/has-proof.ts';
import { proveWork } from '#tests/support/cloud/prove-work.ts';
import { proveWork as proveInBrowser } from '../../../web/lib/session/prove-work.ts';

const EMAIL = 'ruth@creel.example';
const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const proof = proveWork(EMAIL, NOW);

describe('the proof of work for a sign-up', () => {
  it('is found by the browser and accepted by the trigger', async () => {
    expect(hasProof(EMAIL, await proveInBrowser(EMAIL), Date.now())).toBe(true);
  });

  it('is valid for all spellings of its address, and for the days beside its own', () => {
    expect(hasProof(' Ruth@CREEL.example', proof, NOW)).toBe(true);
    expect([-DAY, DAY].map((offset) => hasProof(EMAIL, proof, NOW + offset))).toEqual([true, true]);
  });

  it.each([
    ['another address', 'omar@creel.example', proof, NOW],
    ['a day two days away', EMAIL, proof, NOW + 2 * DAY],
    ['another number', EMAIL, `${proof}1`, NOW],
    ['nothing', EMAIL, undefined, NOW],
    ['something else', EMAIL, '2026-11-24', NOW],
  ])('is refused for %s', (_, email, written, now) => {
    expect(hasProof(email, written, now)).toBe(false);
  });
});
