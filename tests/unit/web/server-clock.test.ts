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

it('takes the time of the server where this device’s clock is two hours ahead', () => {
  told(NOW - 2 * HOUR);
  expect(serverNow()).toBe(NOW - 2 * HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(serverNow()).toBe(NOW - HOUR);
});

it('adds how long a cache has kept the response', () => {
  told(NOW - 2 * HOUR, 7200);
  expect(serverNow()).toBe(NOW);
});

it('takes the way of a response for no difference', () => {
  told(NOW - 20_000);
  expect(serverNow()).toBe(NOW);
});

it('goes back to this device’s clock once that was set right', () => {
  told(NOW - 2 * HOUR);
  told(NOW);
  expect(serverNow()).toBe(NOW);
});

it('keeps what it knows when a response says no time', () => {
  told(NOW - 2 * HOUR);
  followServerClock(new Headers());
  expect(serverNow()).toBe(NOW - 2 * HOUR);
});
