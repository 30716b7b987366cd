/**
 * Remembers from which page each history entry was reached, until the page is reloaded. A link back to a list can then
 * really go back, with its filters, length and scroll position.
 */
interface Arrival {
  path: string;
  key: string;
}

const arrivals = new Map<string, Arrival>();
/** The most pages that may be in between. */
const MAX_STEPS = 5;

export function noteArrival(key: string, from: Arrival): void {
  arrivals.set(key, from);
}

/**
 * The number of history entries between this page and the page at this path; undefined if that page is not known to be
 * there.
 */
export function stepsBackTo(path: string, key: string): number | undefined {
  let from = arrivals.get(key);
  for (let steps = 1; from && steps <= MAX_STEPS; steps += 1) {
    if (from.path === path) return steps;
    from = arrivals.get(from.key);
  }
  return undefined;
}
