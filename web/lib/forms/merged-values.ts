/** Merges two people's changes to the same values. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes both people's changes, field by field, and entry by entry in lists. If both changed the same field, mine wins.
 * @param base the values before both changes
 */
export function mergedValues<Values>(base: Values, mine: Values, theirs: Values): Values;
export function mergedValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedLists(Array.isArray(base) ? base : [], mine, theirs);
  }
  if (isFields(mine) && isFields(theirs)) return mergedFields(isFields(base) ? base : {}, mine, theirs);
  return mine === base ? theirs : mine;
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => [name, mergedValues(base[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** By id, or by the value itself. */
const byKey = (list: readonly unknown[]) =>
  new Map(list.map((entry) => [isFields(entry) && 'id' in entry ? entry.id : entry, entry]));

function mergedLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const [before, ours, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const stillIn = [...before.keys()].filter((key) => ours.has(key));
  const earlier = [...ours.keys()].filter((key) => before.has(key));
  const haveMoved = stillIn.some((key, index) => key !== earlier[index]);
  const [ordered, added] = haveMoved ? [ours, others] : [others, ours];
  const keys = [...ordered.keys()];
  let next = keys.length;
  // Each new entry goes before the entry that follows it in its own list.
  for (const key of [...added.keys()].reverse()) {
    const place = keys.indexOf(key);
    if (place < 0) keys.splice(next, 0, key);
    else next = place;
  }
  return keys
    .filter((key) => !before.has(key) || (ours.has(key) && others.has(key)))
    .map((key) => mergedValues(before.get(key), ours.get(key), others.get(key)));
}
