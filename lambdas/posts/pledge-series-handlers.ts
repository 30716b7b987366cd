import { ulid } from 'ulid';
import { fieldError } from '#shared/contract/errors.ts';
import type { PledgeSeriesBody } from '#shared/posts/pledges/series.ts';
import * as endpoints from '#shared/posts/pledges/series-endpoints.ts';
import { SERIES } from '#shared/series/limits.ts';
import { mayNotEdit, notFound } from '#words/posts/own-pledges.ts';
import { seriesTooLong } from '#words/series/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { dayIn, yesterdayIn } from '../series/store/days.ts';
import { createSeries, endSeries, listOwnSeries, skipDay } from '../series/store/series.ts';
import { timeZoneOf } from '../series/store/time-zone-of.ts';
import type { PostRecord } from './store/kinds.ts';
import { readOwnPost } from './store/own-posts.ts';
import { PLEDGE_SERIES, presentSeries, type StoredPledgeSeries } from './store/pledge-series.ts';
import { requireNotTakenDown } from './store/taken-down.ts';

export const listPledgeSeries = endpoint(endpoints.listPledgeSeries, async ({ actor, now }) => ({
  series: (await listOwnSeries(PLEDGE_SERIES, actor.userId)).map((each) => presentSeries(each, now)),
}));

export const createPledgeSeries = endpoint(
  endpoints.createPledgeSeries,
  async ({ body, actor, rememberAnswer, now }) => {
    const request = { postId: body.pledgeId, ownerId: actor.userId };
    const { record } = await readOwnPost('pledge', request, { absent: notFound, notYours: mayNotEdit });
    const stored = await seriesFrom(record, body, now);
    const seriesId = ulid(now.getTime());
    const answer = presentSeries({ ...stored, sk: seriesId }, now);
    const alongside = [rememberAnswer(answer), requireNotTakenDown('pledge', record.id)];
    await createSeries(PLEDGE_SERIES, seriesId, stored, alongside, now);
    return answer;
  },
);

/**
 * The series of a pledge. It begins after the pledge's own last pickup time.
 * @throws AppError naming the last day if the series would go on for too long
 */
async function seriesFrom(
  record: PostRecord<'pledge'>,
  { pledgeId: _from, ...body }: PledgeSeriesBody,
  now: Date,
): Promise<StoredPledgeSeries> {
  if (Date.parse(body.until) > now.getTime() + SERIES.longestMs) throw fieldError('until', seriesTooLong);
  const { species, customSpecies, location, coordinates, story, disposition, handling, pickup } = record;
  const { storage } = handling;
  const timeZone = await timeZoneOf({ coordinates });
  const pledged = (pickup?.slots ?? []).map(({ start }) => dayIn(timeZone, Date.parse(start)));
  const settledUntil = [...pledged, yesterdayIn(timeZone, now)].toSorted().at(-1) ?? '';
  return {
    card: {
      fishermanId: record.fishermanId,
      species,
      ...(customSpecies !== undefined && { customSpecies }),
      location,
      ...(coordinates && { coordinates }),
      story,
      disposition,
      storage,
      ...(storage === 'frozen' && { frozenCatchDate: record.catchDate }),
      place: pickup?.place ?? location,
      ...body,
      weekdays: [...new Set(body.weekdays)].sort(),
      timeZone,
    },
    skipped: [],
    settledUntil,
    version: 1,
  };
}

export const skipPledge = endpoint(endpoints.skipPledge, async ({ params, body, actor, now }) =>
  presentSeries(await skipDay(PLEDGE_SERIES, params.seriesId, { ...body, userId: actor.userId }), now),
);

export const deletePledgeSeries = endpoint(endpoints.deletePledgeSeries, ({ params, actor }) =>
  endSeries(PLEDGE_SERIES, params.seriesId, actor.userId),
);
