/** Half of the time on a page is spent waiting for its requests to end, so several walkers run at the same time. */
const WALKERS = 4;

/** Runs several walkers through the addresses. Each takes the next address that none has taken. */
export async function walk(
  all: readonly string[],
  walker: (part: Iterable<string>) => Promise<void>,
): Promise<void> {
  const left = all.values();
  await Promise.all(Array.from({ length: WALKERS }, () => walker(left)));
}
