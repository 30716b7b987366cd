import type { DailyFigures } from '#shared/overview/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** The figures of a day in the site's time zone (`2026-11-22`), spread over a few items, each of which is only added to. */
export const dailyCount = defineItem<Partial<DailyFigures> & Expiring>()('count of a day', {
  pk: 'DAILY',
  sk: '{day}#{shard}',
  owner: 'nobody',
});
export const dailyCounts = listIn<Partial<DailyFigures>>('DAILY');

/** That a change of the table was counted on its day, as long as it may come again. */
export const countedChange = defineItem<Expiring>()('counted change', {
  pk: 'COUNTED#{changeId}',
  sk: 'COUNTED',
  owner: 'nobody',
});
