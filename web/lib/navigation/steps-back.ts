import { arrivals } from './came-from.ts';

/** The most pages that may be in between. */
const MAX_STEPS = 5;

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
