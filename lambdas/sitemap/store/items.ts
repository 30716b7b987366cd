/** Figures about the lists, so that the site map need not read whole lists. */
import { defineItem, listIn } from '../../table/index.ts';

interface StoredDay {
  /** ISO 8601; when an entry of this day was last added, changed or removed. */
  changedAt: string;
  /** The approximate number of entries. A change counts twice if it is repeated after another change. */
  listed: number;
  /** The id of the change that was counted last. */
  last?: string;
  /** ISO 8601; until when at least one entry of the day is on offer. */
  until?: string;
}

/** A day (UTC, `2026-11-22`) of a public list: the posts or profiles that were created on it. */
export const listedDay = defineItem<StoredDay>()('day of a list', {
  pk: 'DAYS#{list}',
  sk: '{day}',
  owner: 'nobody',
});
export const listedDays = (list: string) => listIn<StoredDay>(listedDay.key({ list, day: '' }).pk);
