/**
 * From which page each entry of the history was reached, as long as the page is not loaded anew: a link back to a list can then really go
 * back, to its filters, its length and its place.
 */
interface Arrival {
  path: string;
  key: string;
}

const arrivals = new Map<string, Arrival>();
/** How many pages may lie between. */
const MAX_STEPS = 5;

export function noteArrival(key: string, from: Arrival): void {
  arrivals.set(key, from);
}

/** How many entries of the history lie between here and the page at this path; undefined when it is not known to be there. */
export function stepsBackTo(path: string, key: string): number | undefined {
  let from = arrivals.get(key);
  for (let steps = 1; from && steps <= MAX_STEPS; steps += 1) {
    if (from.path === path) return steps;
    from = arrivals.get(from.key);
  }
  return undefined;
}
