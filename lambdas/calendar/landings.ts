/** Landings as events: a fisherman's own, those of the fishermen that a person follows, and those that they saved. */
import type { CalendarEvent } from '#shared/calendar/calendar-event.ts';
import type { CalendarWords } from '#shared/calendar/calendar-words.ts';
import { isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { landingEvent } from '#shared/landings/landing-event.ts';
import { prefixOf } from '#shared/languages.ts';
import { savedBy } from '../alerts/store/items.ts';
import { originOf } from '../core/origin.ts';
import { listLatestFavorites } from '../favorites/store/favorites.ts';
import { landing, ownLandings } from '../landings/store/items.ts';
import { toCard, withSpecies } from '../landings/store/stored-landings.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import { getItems, query } from '../table/index.ts';

/** Followed fishermen, the last added first, and the newest landings of each: two ahead, and those just over. */
const FISHERMEN = 40;
const LANDINGS_OF_EACH = 5;
const OWN_LANDINGS = 20;
/** The newest saved posts, of which only landings are read. */
const SAVED = 100;

interface Asked {
  userId: string;
  /** The people whom they block. */
  blockedIds: readonly string[];
  words: CalendarWords;
  flavour: Flavour;
  now: Date;
}

export async function readLandingEvents({
  userId,
  blockedIds,
  words,
  flavour,
  now,
}: Asked): Promise<CalendarEvent[]> {
  if (!isOn('landings', await readSwitchedOff(flavour, now))) return [];
  const { fishermanIds } = await listLatestFavorites(userId);
  const leftOut = new Set([userId, ...blockedIds]);
  const followed = fishermanIds.filter((each) => !leftOut.has(each)).slice(0, FISHERMEN);
  const [saved, own, ...others] = await Promise.all([
    savedLandings(userId),
    newestOf(userId, OWN_LANDINGS),
    ...followed.map((fishermanId) => newestOf(fishermanId, LANDINGS_OF_EACH)),
  ]);
  const ofOthers = [...saved, ...others.flat()].filter(({ card }) => !leftOut.has(card.fishermanId));
  // Somebody may follow a fisherman and have saved their landing too.
  const shown = new Map([...ofOthers, ...own].map((each) => [each.sk, each]));
  const origin = originOf(flavour) + prefixOf(words.language);
  return await Promise.all(
    [...shown.values()]
      .filter(({ hidden }) => !hidden)
      .map(async (each) => {
        const card = await withSpecies(toCard(each, now), now);
        return landingEvent(card, { words, origin, isOwn: each.card.fishermanId === userId });
      }),
  );
}

/** The newest landings of a fisherman, also those that were cancelled. */
async function newestOf(fishermanId: string, limit: number) {
  return (await query(ownLandings(fishermanId), { limit, newestFirst: true })).items;
}

async function savedLandings(userId: string) {
  const { items } = await query(savedBy(userId), { limit: SAVED, newestFirst: true });
  const ids = items.filter(({ kind }) => kind === 'landing').map(({ sk }) => sk);
  const found = await getItems(
    ids.map((landingId) => landing.key({ landingId })),
    { consistent: false },
  );
  return found.flatMap((each) => each ?? []);
}
