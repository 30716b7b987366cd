/** Keeps on this device what its clock is off, for a page that opens without a network. */
import { clockDifference } from '../lib/device/server-clock.ts';

const KEPT = 'creel.clock';

try {
  // With a network the first response has told it.
  if (!navigator.onLine) clockDifference.set(Number(localStorage.getItem(KEPT)));
  clockDifference.subscribe(() => localStorage.setItem(KEPT, String(clockDifference.get())));
} catch {
  // Where nothing can be kept, the next response tells it.
}
