import { isDeepStrictEqual } from 'node:util';
import { DAY } from '#shared/limits.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { dayOf } from '../core/day-of.ts';
import { directoryEntry } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import type { Change, ChangedItem } from '../table/change.ts';
import { on } from '../table/index.ts';
import { listedDay } from './store/items.ts';
import { endOf, isListEmpty, timeOfKey } from './store/listed.ts';
import { NO_END, noteDay, noteEmptyDay } from './store/listed-days.ts';

export const items = [listedDay];

/** Update the days of the site map when the public lists change. */
export const reactions = () => [
  on(POST_ITEMS.catch.listing, { noteListed }),
  on(POST_ITEMS.pledge.listing, { noteListed }),
  on(directoryEntry, { noteListed }),
];

/** The parts of a list entry that pages show. Likes and claims don't change them. */
const shownOf = (item: ChangedItem | undefined) => item && [item.card, item.updatedAt, item.expiresAt];

/**
 * Records when a day of a list last changed. It uses the current time, since the list may be read before a late or
 * repeated change arrives.
 */
async function noteListed(change: Change): Promise<void> {
  if (isDeepStrictEqual(shownOf(change.before), shownOf(change.after))) return;
  const { pk: list, sk } = change.key;
  const now = new Date();
  const from = Math.floor(timeOfKey(list, sk) / DAY) * DAY;
  const day = dayOf(from);
  const added = change.isInsertion ? 1 : change.isRemoval ? -1 : 0;
  const until = untilOf(change);
  await noteDay({ changeId: change.id, list, day, added, ...(until !== undefined && { until }) }, now);
  if (change.isRemoval && (await isListEmpty(list, { from, to: from + DAY })))
    await noteEmptyDay(list, day, now);
}

function untilOf(change: Change): string | undefined {
  if (change.isRemoval) return undefined;
  const kind = POST_KIND_NAMES.find((each) => POST_ITEMS[each].listings.partition === change.key.pk);
  return (kind && endOfListed(kind, change)) ?? NO_END;
}

function endOfListed(kind: PostKind, change: Change): string | undefined {
  const { after } = change.of(POST_ITEMS[kind].listing);
  return after && endOf(kind, after);
}
