/**
 * The shared part of all series: landings and pledges that repeat every week. Each kind is described once, in the store of its
 * area. Due work makes each landing or pledge a few days before its day.
 */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { MINUTE } from '#shared/limits.ts';
import { SERIES } from '#shared/series/limits.ts';
import type { RefusedDay } from '#shared/series/refusals.ts';
import type { SkipBody } from '#shared/series/schemas.ts';
import { putDue } from '../../due/store/due.ts';
import type { DueWork } from '../../due/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, any, atLeast, equals, lacks, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { daysAfter, isDayOf, madeAt, type WeekTimes, windowOn } from './days.ts';

interface SeriesCard extends WeekTimes {
  fishermanId: string;
}

export interface StoredSeries<Card extends SeriesCard = SeriesCard> {
  card: Card;
  /** Days left out. */
  skipped: readonly string[];
  /** Days to come that were left out because the rules refused them. */
  refused?: readonly RefusedDay[];
  /** The last day whose landing or pledge was made or left out. */
  settledUntil: string;
  version: number;
}

export interface SeriesKind<Stored extends StoredSeries> {
  item: Pick<table.ItemDefinition<Stored>, 'key' | 'item'>;
  own(userId: string): table.ItemList<Stored>;
  work: DueWork;
  /** Where the person's series are counted, in the attribute `series`. */
  countKey(userId: string): table.Key;
  words: {
    notFound: string;
    tooMany(max: number): string;
    /** The landing or pledge of that day is made already. */
    madeAlready: string;
    notInSeries: string;
    /** No day is left until the last one. */
    isEmpty: string;
  };
}

type Found<Stored extends StoredSeries> = table.Found<Stored>;

/** Days to come that a series shows. */
const SHOWN_AHEAD = 4;

/** The next days of a series that are not over. */
export function nextOf({ card, skipped, settledUntil }: StoredSeries, now: Date) {
  return daysAfter(card, settledUntil, SHOWN_AHEAD)
    .map((day) => ({ day, ...windowOn(card, day), skipped: skipped.includes(day) }))
    .filter(({ from }) => Date.parse(from) > now.getTime());
}

/** The refused days that are not over. */
export const refusedAhead = ({ card, refused = [] }: StoredSeries, now: Date): RefusedDay[] =>
  refused.filter(({ day }) => Date.parse(windowOn(card, day).until) > now.getTime());

export async function listOwnSeries<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  userId: string,
): Promise<Found<Stored>[]> {
  const { items: keys } = await table.queryKeys(kind.own(userId), { limit: SERIES.max });
  const found = await table.getItems(keys);
  return found.flatMap((stored) => stored ?? []);
}

function countSeries<Stored extends StoredSeries>(
  { countKey, words }: SeriesKind<Stored>,
  userId: string,
  add: 1 | -1,
): table.TransactionStep {
  const { max } = SERIES;
  const guard =
    add === 1
      ? table.onlyIf(
          any(lacks('series'), lessThan('series', max)),
          () => new AppError('conflict', words.tooMany(max)),
        )
      : table.ifUnchanged(atLeast('series', 1));
  return table.update(countKey(userId), { add: { series: add } }, guard);
}

/** The step that has the next landing or pledge made at its time, or in a minute. */
export const scheduleNext = <Stored extends StoredSeries>(
  { work }: SeriesKind<Stored>,
  seriesId: string,
  at: number,
  now: Date,
): table.TransactionStep => putDue(work, seriesId, Math.max(at, now.getTime() + MINUTE));

/** @throws AppError `conflict` if they have too many series; naming the last day if no day is left until then */
export async function createSeries<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  stored: Stored,
  alongside: readonly table.TransactionStep[],
  now: Date,
): Promise<void> {
  const { fishermanId } = stored.card;
  await table.transact([
    ...alongside,
    requireNotSuspended(fishermanId),
    table.put(kind.item.item({ seriesId }, stored), table.onlyIf(absent)),
    countSeries(kind, fishermanId, 1),
    scheduleFirst(kind, seriesId, stored, now),
  ]);
}

/** @throws AppError naming the last day if no day is left until then */
export function scheduleFirst<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  { card, settledUntil }: Pick<StoredSeries, 'card' | 'settledUntil'>,
  now: Date,
): table.TransactionStep {
  const [first] = daysAfter(card, settledUntil, 1);
  if (first === undefined) throw fieldError('until', kind.words.isEmpty);
  return scheduleNext(kind, seriesId, madeAt(windowOn(card, first)), now);
}

/** @throws AppError `not_found`, also for another person's series */
export async function readOwnSeries<Stored extends StoredSeries>(
  { item, words }: SeriesKind<Stored>,
  seriesId: string,
  userId: string,
): Promise<Found<Stored>> {
  const found = await table.getItem(item.key({ seriesId }), { consistent: true });
  if (found?.card.fishermanId !== userId) throw new AppError('not_found', words.notFound);
  return found;
}

/** The step that changes a series. @throws ChangedMeanwhile if it has changed since it was read */
export const stepToChange = <Stored extends StoredSeries>(
  { item }: SeriesKind<Stored>,
  { sk: seriesId, version }: Pick<Found<StoredSeries>, 'sk' | 'version'>,
  set: Partial<StoredSeries>,
): table.TransactionStep =>
  table.update(
    item.key({ seriesId }),
    { set: { ...set, version: version + 1 } },
    table.ifUnchanged(equals('version', version)),
  );

/**
 * Leaves out a day of a series, or takes that back.
 * @throws AppError `conflict` if its landing or pledge was made; naming the day if the series doesn't have it
 */
export function skipDay<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  { day, skipped: skips, userId }: SkipBody & { userId: string },
): Promise<Found<Stored>> {
  return table.retry(async () => {
    const stored = await readOwnSeries(kind, seriesId, userId);
    const { card, settledUntil, version } = stored;
    const others = stored.skipped.filter((each) => each !== day && each > settledUntil);
    if (stored.skipped.includes(day) === skips) return stored;
    if (day <= settledUntil) throw new AppError('conflict', kind.words.madeAlready);
    if (!isDayOf(card, day)) throw fieldError('day', kind.words.notInSeries);
    const skipped = skips ? [...others, day] : others;
    await table.write(stepToChange(kind, stored, { skipped }));
    return { ...stored, skipped, version: version + 1 };
  });
}

/** The steps that end a series. @throws ChangedMeanwhile if it has changed since it was read */
export const stepsToEnd = <Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  { sk: seriesId, card, version }: Found<StoredSeries>,
) => [
  table.remove(kind.item.key({ seriesId }), table.ifUnchanged(equals('version', version))),
  countSeries(kind, card.fishermanId, -1),
];

/** The steps that end the series of a landing or pledge, if it has one that goes on. */
export async function stepsToEndWith<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string | undefined,
): Promise<table.TransactionStep[]> {
  const found =
    seriesId === undefined
      ? undefined
      : await table.getItem(kind.item.key({ seriesId }), { consistent: true });
  return found ? stepsToEnd(kind, found) : [];
}

/** Ends a person's own series. Landings and pledges that are made stay. */
export function endSeries<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  userId: string,
): Promise<{ deleted: true }> {
  return table.retry(async () => {
    await table.transact(stepsToEnd(kind, await readOwnSeries(kind, seriesId, userId)));
    return { deleted: true as const };
  });
}
