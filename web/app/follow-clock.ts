/** Stores the device clock's offset, for a page that opens without a network. */
import { clockDifference } from '../lib/device/server-clock.ts';

const KEPT = 'creel.clock';

try {
  // With a network, the first response provides it.
  if (!navigator.onLine) clockDifference.set(Number(localStorage.getItem(KEPT)));
  clockDifference.subscribe(() => localStorage.setItem(KEPT, String(clockDifference.get())));
} catch {
  // Without storage, the next response provides it.
}
