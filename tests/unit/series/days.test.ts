/** The days of landings and pledges that repeat. */
import { describe, expect, it } from 'vitest';
import { daysAfter, isDayOf, madeAt, windowOn, yesterdayIn } from '#lambdas/series/store/days.ts';

const fridays = {
  weekdays: [5],
  startsAt: '16:00',
  minutes: 90,
  until: '2026-12-11',
  timeZone: 'America/New_York',
};

describe('the days of a series', () => {
  it('come after a day, on its weekdays, up to its last day', () => {
    expect(daysAfter(fridays, '2026-11-20', 4)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
    expect(daysAfter(fridays, '2026-11-27', 1)).toEqual(['2026-12-04']);
    expect(daysAfter(fridays, '2026-12-11', 1)).toEqual([]);
    expect(isDayOf(fridays, '2026-12-18')).toBe(false);
  });

  it('have the same time on the clock of the place on both sides of a clock change', () => {
    expect(windowOn(fridays, '2026-10-30').from).toBe('2026-10-30T20:00:00.000Z');
    expect(windowOn(fridays, '2026-11-06')).toEqual({
      from: '2026-11-06T21:00:00.000Z',
      until: '2026-11-06T22:30:00.000Z',
    });
  });

  it('are made three days before', () => {
    expect(new Date(madeAt(windowOn(fridays, '2026-11-27'))).toISOString()).toBe('2026-11-24T21:00:00.000Z');
  });

  it('begin with today on the clock of the place', () => {
    expect(yesterdayIn('America/New_York', new Date('2026-11-27T03:00:00.000Z'))).toBe('2026-11-25');
    expect(yesterdayIn('America/New_York', new Date('2026-11-27T06:00:00.000Z'))).toBe('2026-11-26');
  });
});
