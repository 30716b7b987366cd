import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { clockDifference, followServerClock, serverNow } from '../../../web/lib/device/server-clock.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const told = (at: number, age?: number) =>
  followServerClock(
    new Headers({ date: new Date(at).toUTCString(), ...(age !== undefined && { age: String(age) }) }),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  clockDifference.set(0);
  return () => vi.useRealTimers();
});

it('uses the server’s time if this device’s clock is two hours ahead', () => {
  told(NOW - 2 * HOUR);
  expect(serverNow()).toBe(NOW - 2 * HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(serverNow()).toBe(NOW - HOUR);
});

it('adds the time that a response was cached', () => {
  told(NOW - 2 * HOUR, 7200);
  expect(serverNow()).toBe(NOW);
});

it('ignores the time that a response takes to arrive', () => {
  told(NOW - 20_000);
  expect(serverNow()).toBe(NOW);
});

it('uses this device’s clock again after it was corrected', () => {
  told(NOW - 2 * HOUR);
  told(NOW);
  expect(serverNow()).toBe(NOW);
});

it('keeps the known difference if a response has no time', () => {
  told(NOW - 2 * HOUR);
  followServerClock(new Headers());
  expect(serverNow()).toBe(NOW - 2 * HOUR);
});
