/** Series of pledges. Due work posts each pledge (post-series.ts). */
import type { PledgeSeries } from '#shared/posts/pledges/series.ts';
import * as words from '#words/posts/pledge-series-rules.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { nextOf, refusedAhead, type SeriesKind, type StoredSeries } from '../../series/store/series.ts';
import { defineItem, type Key, listIn, listInIndex } from '../../table/index.ts';
import type { PostRecord } from './kinds.ts';

type FromPledge = Pick<
  PostRecord<'pledge'>,
  'species' | 'customSpecies' | 'location' | 'coordinates' | 'story' | 'disposition' | 'mealsPledged'
>;

interface PledgeSeriesCard
  extends FromPledge,
    Pick<PledgeSeries, 'storage' | 'place' | 'weekdays' | 'startsAt' | 'minutes' | 'until' | 'timeZone'> {
  fishermanId: string;
  /** When frozen fish was caught, in ISO 8601. Other fish is caught for each day. */
  frozenCatchDate?: string;
}

export type StoredPledgeSeries = StoredSeries<PledgeSeriesCard>;

const ownPledgeSeries = (userId: string) =>
  listInIndex<StoredPledgeSeries>('gsi1', `PLEDGE-SERIES#OWN#${userId}`);

export const pledgeSeries = defineItem<StoredPledgeSeries>()('series of pledges', {
  pk: 'PLEDGE-SERIES#{seriesId}',
  sk: '{seriesId}',
  indexes: (_, { card }) => ({ gsi1pk: ownPledgeSeries(card.fishermanId).partition }),
  owner: { list: ownPledgeSeries, exported: { as: 'pledgeSeries' }, erased: 'delete' },
});

/** How many series of pledges a fisherman has. */
export const pledgeSeriesCount = defineItem<{ series?: number }>()('count of series of pledges', {
  pk: 'USER#{userId}',
  sk: 'PLEDGE-SERIES',
  owner: {
    list: (userId) => listIn(`USER#${userId}`),
    exported: { not: 'It only counts series that are exported themselves.' },
    erased: 'delete',
  },
});

export const PLEDGE_SERIES: SeriesKind<StoredPledgeSeries> = {
  item: pledgeSeries,
  own: ownPledgeSeries,
  work: 'pledge-series',
  countKey: (userId) => pledgeSeriesCount.key({ userId }),
  words: {
    notFound: words.seriesNotFound,
    tooMany: words.tooManySeries,
    madeAlready: words.postedAlready,
    notInSeries: words.notInSeries,
    isEmpty: words.seriesIsEmpty,
  },
};

export function presentSeries(stored: StoredPledgeSeries & Pick<Key, 'sk'>, now: Date): PledgeSeries {
  const { sk: id, card, version } = stored;
  const { fishermanId: _own, coordinates: _at, story: _story, disposition: _as, ...rest } = card;
  const { frozenCatchDate: _caught, ...shown } = rest;
  const refused = refusedAhead(stored, now);
  const next = nextOf(stored, now);
  return { id, createdAt: timeOfId(id), ...shown, next, ...(refused.length > 0 && { refused }), version };
}
