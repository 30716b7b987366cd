/** The server's time, which the server's rules use. This device's clock may be wrong. */
import { sharedState } from './shared-state.ts';

/** A response takes a while to arrive, and its header is only exact to the second. */
const TOLERATED_MS = 60_000;

/** The server's clock minus this device's, in milliseconds. */
export const clockDifference = sharedState(0);

/** Milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + clockDifference.get();

/** @param headers of a fresh response; a cached one has its age in a header */
export function followServerClock(headers: Headers): void {
  const sentAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  if (Number.isNaN(sentAt)) return;
  const difference = sentAt - Date.now();
  const next = Math.abs(difference) < TOLERATED_MS ? 0 : difference;
  if (Math.abs(next - clockDifference.get()) >= TOLERATED_MS) clockDifference.set(next);
}
