/** The server's time, by which it judges: this device's clock may be wrong. */
import { sharedState } from './shared-state.ts';

/** The way of a response takes a while, and its header is exact to the second. */
const TOLERATED_MS = 60_000;

/** The server's clock minus this device's. Milliseconds. */
export const clockDifference = sharedState(0);

/** Milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + clockDifference.get();

/** @param headers of a response that has just come; a cache says how long it has kept it */
export function followServerClock(headers: Headers): void {
  const sentAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  if (Number.isNaN(sentAt)) return;
  const difference = sentAt - Date.now();
  const next = Math.abs(difference) < TOLERATED_MS ? 0 : difference;
  if (Math.abs(next - clockDifference.get()) >= TOLERATED_MS) clockDifference.set(next);
}
