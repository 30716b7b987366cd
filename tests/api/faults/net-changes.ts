/** Describes the net effect of a call, with the same text for two calls that did the same. */
import type { DynamoDBRecord } from 'aws-lambda';
import { dueWorkOf } from '#lambdas/due/store/items.ts';
import { impactSum } from '#lambdas/impact/store/items.ts';
import { dailyCount } from '#lambdas/overview/store/items.ts';
import { totalsShard } from '#lambdas/posts/store/items.ts';
import { listedDay } from '#lambdas/sitemap/store/items.ts';
import { Change, type ChangedItem } from '#lambdas/table/change.ts';
import { type Key, rateCount } from '#lambdas/table/index.ts';

/**
 * Leaves out attempts, the last change of a list, and the randomly chosen parts of totals. `expectConsistency` checks
 * the totals.
 */
const differsBetweenCalls = (key: Key): boolean =>
  rateCount.is(key) ||
  totalsShard.is(key) ||
  listedDay.is(key) ||
  // All reports of a day share one digest.
  dueWorkOf(key)?.work === 'report-digest';

/**
 * Returns one line for each item that changed. Sums of the ledger leave out the part, and counts of days also leave out
 * the day.
 * @param isLeftOut selects items to leave out
 */
export function netChanges(records: readonly DynamoDBRecord[], isLeftOut = differsBetweenCalls): string[] {
  const items = new Map<string, { before: ChangedItem | undefined; after: ChangedItem | undefined }>();
  const sums = new Map<string, number>();
  for (const { key, before, after } of records.map((record) => new Change(record))) {
    if (isLeftOut(key)) continue;
    const sumName = nameOfSum(key);
    if (sumName !== undefined) {
      addUp(sums, sumName, before, after);
      continue;
    }
    const name = `${key.pk} ${key.sk}`;
    items.set(name, { before: (items.get(name) ?? { before }).before, after });
  }
  const ofItems = [...items].flatMap(([name, { before, after }]) => {
    const what = difference(before, after);
    return what === undefined ? [] : [withoutIds(`${name} ${what}`)];
  });
  const ofSums = [...sums].flatMap(([name, by]) => (by === 0 ? [] : [`${name} by ${by}`]));
  return [...ofItems, ...ofSums].sort();
}

function nameOfSum(key: Key): string | undefined {
  if (dailyCount.is(key)) return key.pk;
  return impactSum.is(key) ? `${key.pk} ${key.sk.replace(/#[^#]*$/, '')}` : undefined;
}

function addUp(
  sums: Map<string, number>,
  sumName: string,
  before: ChangedItem | undefined,
  after: ChangedItem | undefined,
) {
  for (const figure of Object.keys({ ...before, ...after })) {
    if (figure === 'expiresAt') continue;
    const by = Number(after?.[figure] ?? 0) - Number(before?.[figure] ?? 0);
    const name = `${sumName} ${figure}`;
    if (Number.isFinite(by)) sums.set(name, (sums.get(name) ?? 0) + by);
  }
}

function difference(before: ChangedItem | undefined, after: ChangedItem | undefined): string | undefined {
  if (!after) return before && 'is gone';
  if (!before) return `is new: ${inOrder(after)}`;
  const changed = step(before, after);
  return changed === undefined ? undefined : `has ${inOrder(changed)}`;
}

/** Returns the values that differ, or the difference of a count, which other calls change too. */
function step(before: unknown, after: unknown): unknown {
  if (inOrder(before) === inOrder(after)) return undefined;
  if (typeof before === 'number' && typeof after === 'number') return `by ${after - before}`;
  if (!isRecord(before) || !isRecord(after)) return after ?? 'nothing';
  // The amount of the change depends on the second in which it is written.
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('expiresAt');
  return Object.fromEntries([...names].map((name) => [name, step(before[name], after[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts to text with the fields of objects in one order, also in objects stored as text. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string' && /^[{[]/.test(part)) return JSON.parse(part);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)));
  });

/** Values that differ between any two calls: ids, times, hashes and addresses. */
const OWN: readonly [RegExp, string][] = [
  [/[\w-]+@creel\.example/g, '<address>'],
  [/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '<user>'],
  [/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<id>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '<hash>'],
  [/\b(?:[0-9a-f]{32}|[0-9a-f]{64})\b/g, '<hash>'],
  [/\b(SENT|COUNTED)#\d[\d.-]*/g, '$1#<change>'],
  // Each save of the settings has its own version.
  [/(SITE-VERSIONS#\w+ )\d{8}\b/g, '$1<number>'],
  [/("pk":"SITE-VERSIONS#.*?"sk":)"\d{8}"/g, '$1"<number>"'],
  [/("pk":"SITE-VERSIONS#.*"version":)\d+/g, '$1"<number>"'],
  // The number of writes of a contribution depends on the number of changes in a batch, but the sum is the same.
  [/(CONTRIBUTION#.*"revision":)"by \d+"/g, '$1"<number>"'],
  // The code of a short address is random.
  [/SHORT#p#\w+/g, 'SHORT#p#<code>'],
  [/"name":"\w+"(,"pk":"SHORTENED#)/g, '"name":"<code>"$1'],
  [/\bRECEIPT#[\w-]{22}/g, 'RECEIPT#<receipt>'],
  [/\bKEY#\w{8}(?: \w{8})?/g, 'KEY#<key>'],
  [/"(id|keyId|subject)":"\w{8}"/g, '"$1":"<key>"'],
  [/"keyIds":\["\w{8}"\]/g, '"keyIds":["<key>"]'],
  [/("pk":"KEY#.*"sk":)"\w{8}"/g, '$1"<key>"'],
  // Where a replay begins and ends, and when webhooks are sent to again.
  [/("(?:from|to)":)"[0-9A-HJKMNP-TV-Z]{10}"/g, '$1"<time>"'],
  [/("(?:dueAt|restsUntil)":)"by \d+"/g, '$1"<time>"'],
  [/v1,[\w+/]{43}=/g, '<signature>'],
  // A harbor's uses count less with time.
  [/("uses":)"by 0\.99999\d+"/g, '$1"by 1"'],
  // A browser's address for notifications, and its keys, are random.
  [/("(?:auth|endpoint|p256dh)":)"[^"]*"/g, '$1"<random>"'],
  // The compressed size of a file depends on the ids in it.
  [/("bytes":)\d+/g, '$1<number>'],
  [/X-Amz-(?:Date|Signature)=\w+/g, '<signed>'],
  [/\b1[6-9]\d{8}(?:\d{3})?\b/g, '<seconds>'],
];

export const withoutIds = (text: string): string =>
  OWN.reduce((written, [pattern, name]) => written.replaceAll(pattern, name), text);

/** Removes each of `others` once from `all`. */
export function without(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return all.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
