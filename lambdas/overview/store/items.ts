import type { DailyFigures } from '#shared/overview/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** The figures of a day in the site's time zone (`2026-11-22`), spread over a few items. Writes only add to them. */
export const dailyCount = defineItem<Partial<DailyFigures> & Expiring>()('count of a day', {
  pk: 'DAILY',
  sk: '{day}#{shard}',
  owner: 'nobody',
});
export const dailyCounts = listIn<Partial<DailyFigures>>('DAILY');

/** Marks that a change of the table was counted on its day, for as long as the change may be repeated. */
export const countedChange = defineItem<Expiring>()('counted change', {
  pk: 'COUNTED#{changeId}',
  sk: 'COUNTED',
  owner: 'nobody',
});
