import { afterEach, expect, it, vi } from 'vitest';
import { toPickupSlot } from '../../../web/features/posts/form/slots.ts';
import { aDayLater } from '../../../web/lib/time/a-day-later.ts';

afterEach(() => vi.unstubAllEnvs());

const dayAfter = (time: string) => new Date(aDayLater(Date.parse(time))).toISOString();

it('the same time of the next day is 24 hours later, or an hour less or more if clocks change in between', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(dayAfter('2026-03-06T05:00:00.000Z')).toBe('2026-03-07T05:00:00.000Z');
  expect(dayAfter('2026-03-08T05:00:00.000Z')).toBe('2026-03-09T04:00:00.000Z');
  expect(dayAfter('2026-11-01T04:00:00.000Z')).toBe('2026-11-02T05:00:00.000Z');
});

it('a pickup time that ends on the next day ends by the local clock', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const slot = toPickupSlot({ day: '2026-03-07', from: '22:00', until: '05:00' });
  expect(slot.end).toBe('2026-03-08T09:00:00.000Z');
});
