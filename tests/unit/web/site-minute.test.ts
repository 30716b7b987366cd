import { describe, expect, it } from 'vitest';
import { readSiteMinute, siteMinute } from '../../../web/lib/time/site-minute.ts';

describe('a time in the site’s time zone', () => {
  it.each([
    ['in winter', '2026-11-30T08:00', '2026-11-30T13:00:00.000Z'],
    ['in summer', '2026-07-01T08:00', '2026-07-01T12:00:00.000Z'],
    ['an hour after clocks went forward', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
    ['the day clocks go back', '2026-11-01T08:00', '2026-11-01T13:00:00.000Z'],
  ])('is converted in both directions %s', (_, written, time) => {
    expect(readSiteMinute(written)).toBe(time);
    expect(siteMinute(Date.parse(time))).toBe(written);
  });

  it('is undefined while it is incomplete', () => {
    expect(readSiteMinute('')).toBeUndefined();
  });
});
