import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { firstHour, slotsToChoose } from '../../../web/parts/holds/slots.ts';

const NOW = Date.parse('2026-11-20T14:20:00Z');
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });

describe('the pickup times from which a claim can choose', () => {
  it('are those that are not over, including one that has started', () => {
    const slots = [slot(-4, -2), slot(-1, 1), slot(3, 5)];
    expect(slotsToChoose({ pickup: { slots } }, NOW)).toEqual([slot(-1, 1), slot(3, 5)]);
  });

  it('end when the fish is too old', () => {
    const slots = [slot(1, 2), slot(3, 9), slot(7, 8)];
    const offer = { pickup: { slots }, availableUntil: at(5) };
    expect(slotsToChoose(offer, NOW)).toEqual([slot(1, 2), slot(3, 5)]);
  });
});

describe('the suggested hour of a pledge without pickup times', () => {
  it('leaves an hour to get there, and starts at a full hour', () => {
    const frozen = { start: '2026-11-20T16:00:00.000Z', end: '2026-11-20T17:00:00.000Z' };
    expect(firstHour({}, NOW)).toEqual(frozen);
  });

  it('is the last hour of fish that is soon too old, or the rest of it', () => {
    expect(firstHour({ availableUntil: at(2) }, NOW)).toEqual(slot(1, 2));
    expect(firstHour({ availableUntil: at(0.5) }, NOW)).toEqual(slot(0, 0.5));
  });
});
