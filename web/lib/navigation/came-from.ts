/**
 * Remembers from which page each history entry was reached, until the page is reloaded. A link back to a list can then
 * really go back, with its filters, length and scroll position.
 */
interface Arrival {
  path: string;
  key: string;
}

/** By the key of the entry. */
export const arrivals = new Map<string, Arrival>();

export function noteArrival(key: string, from: Arrival): void {
  arrivals.set(key, from);
}
