/** Figures of the lists that spare the site map from reading them. */
import { defineItem, listIn } from '../../table/index.ts';

interface StoredDay {
  /** ISO 8601: when something that came on this day last came, changed or went. */
  changedAt: string;
  /** About how many are listed: a change counts twice that is told again after another one. */
  listed: number;
  /** Which change was counted last. */
  last?: string;
  /** ISO 8601: until when some of it is offered. */
  until?: string;
}

/** A day (UTC, `2026-11-22`) of a public list: of what was posted, or who came, then. */
export const listedDay = defineItem<StoredDay>()('day of a list', {
  pk: 'DAYS#{list}',
  sk: '{day}',
  owner: 'nobody',
});
export const listedDays = (list: string) => listIn<StoredDay>(listedDay.key({ list, day: '' }).pk);
