import { ulid } from 'ulid';
import { fieldError } from '#shared/contract/errors.ts';
import { LANDING_SERIES } from '#shared/landings/limits.ts';
import type { SeriesBody } from '#shared/landings/series.ts';
import * as endpoints from '#shared/landings/series-endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { minuteIn } from '#shared/zoned-minute.ts';
import { seriesIsEmpty, seriesTooLong } from '#words/landings/rules.ts';
import { dayOf } from '../core/day-of.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { readFishermanName } from './announce.ts';
import { expectedIssues, publicHarbour, toExpected } from './on-board.ts';
import type { StoredSeries } from './store/items.ts';
import { createSeries, endSeries, presentSeries, skipDay } from './store/series.ts';
import { daysAfter } from './store/series-days.ts';
import { timeZoneOf } from './store/time-zone-of.ts';

export const createLandingSeries = endpoint(
  endpoints.createLandingSeries,
  async ({ body, actor, rememberAnswer, now }) => {
    const { species } = await readSiteRules(now);
    refuse(expectedIssues(body.expected, species));
    await readFishermanName(actor.userId);
    const stored = await newSeries(body, actor.userId, now);
    const [first] = daysAfter(stored.card, stored.settledUntil, 1);
    if (first === undefined) throw fieldError('until', seriesIsEmpty);
    const seriesId = ulid(now.getTime());
    const answer = presentSeries({ ...stored, sk: seriesId }, now);
    await createSeries(seriesId, stored, first, [rememberAnswer(answer)], now);
    return answer;
  },
);

async function newSeries(
  { harbour: named, expected, paymentWays, note, ...times }: SeriesBody,
  fishermanId: string,
  now: Date,
): Promise<StoredSeries> {
  if (Date.parse(times.until) > now.getTime() + LANDING_SERIES.longestMs)
    throw fieldError('until', seriesTooLong);
  const harbour = await publicHarbour(named);
  const timeZone = await timeZoneOf(harbour);
  const today = minuteIn(timeZone, now.getTime()).slice(0, 'YYYY-MM-DD'.length);
  return {
    card: {
      fishermanId,
      harbour,
      expected: expected.map(toExpected),
      paymentWays: [...new Set(paymentWays)],
      note,
      ...times,
      weekdays: [...new Set(times.weekdays)].sort(),
      timeZone,
    },
    skipped: [],
    settledUntil: dayOf(Date.parse(today) - DAY),
    version: 1,
  };
}

export const skipLanding = endpoint(endpoints.skipLanding, async ({ params, body, actor, now }) =>
  presentSeries(await skipDay(params.seriesId, { ...body, userId: actor.userId }), now),
);

export const deleteLandingSeries = endpoint(endpoints.deleteLandingSeries, ({ params, actor }) =>
  endSeries(params.seriesId, actor.userId),
);
