/** Due work, stored by the minute, so that a run reads one partition per minute and nothing else. */
import { defineItem, type Key, listIn } from '../../table/index.ts';

/**
 * A claim expires or its organization is reminded; a suspension ends; administrators are notified of new reports; a
 * newsletter is sent. A landing ends, or the next one of a series is made, as is the next pledge of one. A daily email of alerts is sent; all
 * meals of a pledge open to everybody. A reservation ends or its buyer is reminded. Events are sent to a webhook again. A
 * fisherman is reminded of a license that expires, or sent the landings of a week.
 */
const DUE_WORK = [
  'expiry',
  'reminder',
  'suspension-end',
  'report-digest',
  'mailing',
  'landing-end',
  'landing-series',
  'pledge-series',
  'alert-digest',
  'share-opens',
  'reservation-end',
  'reservation-reminder',
  'webhook',
  'license-reminder',
  'landing-week',
] as const;
export type DueWork = (typeof DUE_WORK)[number];

interface StoredDue {
  /** ISO 8601. */
  dueAt: string;
}

/**
 * Work due at a minute, `2026-11-22T10:47Z`. The subject is a claim, the hash of an address, a digest's day, a newsletter,
 * a landing, or a series of landings or pledges. It may also be a person with the time of their email or the day on which a license of theirs expires or a week of theirs begins, a pledge, a reservation, or an organization
 * with its webhook.
 */
export const dueItem = defineItem<StoredDue>()('due work', {
  pk: 'DUE#{minute}',
  sk: '{work}#{subject}',
  owner: 'nobody',
});

/** Returns the work and subject of an item; undefined for a kind that this version of the product doesn't know. */
export function dueWorkOf(key: Key): { work: DueWork; subject: string } | undefined {
  const found = dueItem.match(key);
  const work = DUE_WORK.find((each) => each === found?.work);
  return found && work && { work, subject: found.subject };
}

export function dueIn(minute: string) {
  return listIn<StoredDue>(`DUE#${minute}`);
}

interface StoredDueCursor {
  /** The first minute that may have unfinished work. */
  minute: string;
}

/** How far due work has been done. */
export const dueCursor = defineItem<StoredDueCursor>()('cursor of due work', {
  pk: 'DUE-CURSOR',
  sk: 'DUE-CURSOR',
  owner: 'nobody',
});
