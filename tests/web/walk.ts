/** Half of the time a page is looked at, nothing happens: it is waited for that it asks for nothing more. */
const WALKERS = 4;

/** Has several go through the addresses at a time: each takes the next one that nobody has taken. */
export async function walk(
  all: readonly string[],
  walker: (part: Iterable<string>) => Promise<void>,
): Promise<void> {
  const left = all.values();
  await Promise.all(Array.from({ length: WALKERS }, () => walker(left)));
}
