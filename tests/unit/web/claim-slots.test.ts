import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { firstHour, slotsToChoose } from '../../../web/features/claims/slots.ts';

const NOW = Date.parse('2026-11-20T14:20:00Z');
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });

describe('pickup times that a claim can choose from', () => {
  it('are those that are not over, one that has begun among them', () => {
    const slots = [slot(-4, -2), slot(-1, 1), slot(3, 5)];
    expect(slotsToChoose({ pickup: { slots } }, NOW)).toEqual([slot(-1, 1), slot(3, 5)]);
  });

  it('end where the fish is too old', () => {
    const slots = [slot(1, 2), slot(3, 9), slot(7, 8)];
    const offer = { pickup: { slots }, availableUntil: at(5) };
    expect(slotsToChoose(offer, NOW)).toEqual([slot(1, 2), slot(3, 5)]);
  });
});

describe('where no times are named, the first hour to choose', () => {
  it('leaves an hour to get there, and begins with a full one', () => {
    const frozen = { start: '2026-11-20T16:00:00.000Z', end: '2026-11-20T17:00:00.000Z' };
    expect(firstHour({}, NOW)).toEqual(frozen);
  });

  it('is the last one of fish that is soon too old, or what is left of it', () => {
    expect(firstHour({ availableUntil: at(2) }, NOW)).toEqual(slot(1, 2));
    expect(firstHour({ availableUntil: at(0.5) }, NOW)).toEqual(slot(0, 0.5));
  });
});
