import { ulid } from 'ulid';
import type { SeriesBody } from '#shared/landings/series.ts';
import * as endpoints from '#shared/landings/series-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { yesterdayIn } from '../series/store/days.ts';
import { createSeries, endSeries, skipDay } from '../series/store/series.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { readFishermanName } from './announce.ts';
import { expectedIssues } from './on-board.ts';
import { seriesAfter, timesAndFish } from './series-content.ts';
import type { StoredLandingSeries } from './store/items.ts';
import { changeSeries, LANDING_SERIES, presentSeries } from './store/series.ts';

export const createLandingSeries = endpoint(
  endpoints.createLandingSeries,
  async ({ body, actor, rememberAnswer, now }) => {
    const { species } = await readSiteRules(now);
    refuse(expectedIssues(body.expected, species));
    await readFishermanName(actor.userId);
    const stored = await newSeries(body, actor.userId, now);
    const seriesId = ulid(now.getTime());
    const answer = presentSeries({ ...stored, sk: seriesId }, now);
    await createSeries(LANDING_SERIES, seriesId, stored, [rememberAnswer(answer)], now);
    return answer;
  },
);

async function newSeries(body: SeriesBody, fishermanId: string, now: Date): Promise<StoredLandingSeries> {
  const card = { fishermanId, ...(await timesAndFish(body, now)) };
  return { card, skipped: [], settledUntil: yesterdayIn(card.timeZone, now), version: 1 };
}

export const updateLandingSeries = endpoint(
  endpoints.updateLandingSeries,
  async ({ params, body, actor, now }) => {
    const { version, ...patch } = body;
    const { species } = await readSiteRules(now);
    const edit = async (before: StoredLandingSeries): Promise<StoredLandingSeries> => {
      refuse(expectedIssues(patch.expected ?? [], species, before.card.expected));
      const { fishermanId, timeZone: _, ...form } = before.card;
      const card = { fishermanId, ...(await timesAndFish({ ...form, ...patch }, now)) };
      return seriesAfter(before, card, now);
    };
    const request = { userId: actor.userId, version, now };
    return presentSeries(await changeSeries(params.seriesId, request, edit), now);
  },
);

export const skipLanding = endpoint(endpoints.skipLanding, async ({ params, body, actor, now }) =>
  presentSeries(await skipDay(LANDING_SERIES, params.seriesId, { ...body, userId: actor.userId }), now),
);

export const deleteLandingSeries = endpoint(endpoints.deleteLandingSeries, ({ params, actor }) =>
  endSeries(LANDING_SERIES, params.seriesId, actor.userId),
);
