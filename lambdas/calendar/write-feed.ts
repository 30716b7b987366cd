/** Writes a person's calendar. It is loaded when one is read, since all other calls start faster without it. */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import { writeCalendar } from '../core/calendar-file.ts';
import { blockedIn } from '../messages/store/blocks.ts';
import { membershipsIn } from '../organizations/store/members.ts';
import { account } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Found } from '../table/index.ts';
import { readClaimEvents } from './claims.ts';
import { readLandingEvents } from './landings.ts';
import { readReservationEvents } from './reservations.ts';
import { wordsIn } from './words-in.ts';

/** How long events stay in a calendar after they ended. */
const SHOWN_AFTER = 60 * DAY;

interface Owner {
  userId: string;
  /** All items stored with the person. */
  items: readonly Found<object>[];
}

export async function writeFeed({ userId, items }: Owner, flavour: Flavour, now: Date): Promise<string> {
  const words = await wordsIn(items.find(account.is)?.language);
  // A suspended person sees nothing that only members of an organization see.
  const memberships = items.some(suspension.is) ? [] : membershipsIn(items);
  const organizationIds = memberships.map(({ organizationId }) => organizationId);
  const [claims, reservations, landings] = await Promise.all([
    readClaimEvents({ userId, organizationIds, words, flavour, now }),
    readReservationEvents({ userId, words, flavour, now }),
    readLandingEvents({ userId, blockedIds: blockedIn(items), words, flavour, now }),
  ]);
  // A fisherman may also be a member of the organization that claims.
  const events = [
    ...new Map([...claims, ...reservations, ...landings].map((event) => [event.uid, event])).values(),
  ];
  const since = new Date(now.getTime() - SHOWN_AFTER).toISOString();
  return writeCalendar({
    name: PRODUCT_NAME,
    about: words.about,
    language: words.language,
    events: events.filter(({ end }) => end > since),
    now,
  });
}
