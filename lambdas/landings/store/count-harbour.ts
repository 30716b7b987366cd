/** Counts the use of harbours. A harbour is suggested to others only once several fishermen used it. */
import { HARBOUR } from '#shared/landings/limits.ts';
import type { HarbourCard } from '#shared/landings/schemas.ts';
import { cellOf, regionOf } from '#shared/places/distance.ts';
import { wordsIn } from '#shared/search.ts';
import { absent, all, atMost, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  harbour,
  landing,
  ownHarbour,
  type StoredHarbour,
  type StoredLanding,
  type StoredOwnHarbour,
} from './items.ts';

/** The same for all spellings of a harbour in one town. */
export const harbourKeyOf = ({ name, location }: Pick<HarbourCard, 'name' | 'location'>): string =>
  [name, location].map((text) => wordsIn(text).join(' ')).join('#');

/** Counts a landing's harbour once, however often its change arrives. Only the newest use of several is counted. */
export async function countHarbour(landingId: string, stored: StoredLanding['card']): Promise<void> {
  const { fishermanId: userId, harbour: used, changedAt: usedAt } = stored;
  const harbourKey = harbourKeyOf(used);
  const region = used.coordinates && regionOf(cellOf(used.coordinates));
  const countedIn = region === undefined ? undefined : { region, harbourKey };
  const expiresAt = table.expiryAfter(HARBOUR.lifetimeMs, new Date(usedAt));
  const key = ownHarbour.key({ userId, harbourKey });
  const attempt = async () => {
    const own = await table.getItem(key, { consistent: true });
    if (own && own.usedAt >= usedAt) return;
    const next = { ...used, usedAt, expiresAt, ...(countedIn && { countedIn }) };
    await table.transact([
      // Its fisherman may have left before this change arrived.
      table.check(landing.key({ landingId }), present, () => new GoneAlready()),
      table.put({ ...key, ...next }, table.ifUnchanged(own ? isStill('usedAt', own.usedAt) : absent)),
      ...(countedIn ? [await countUse(countedIn, next, own)] : []),
    ]);
  };
  await unlessGone(() => table.retry(attempt));
}

/** A harbour that nobody used for its lifetime begins again, so that one fisherman alone doesn't bring it back. */
async function countUse(
  countedIn: { region: string; harbourKey: string },
  { name, location, coordinates, usedAt, expiresAt }: StoredOwnHarbour,
  own: StoredOwnHarbour | undefined,
): Promise<table.TransactionStep> {
  const found = await table.getItem(harbour.key(countedIn), { consistent: true });
  const asRead = table.ifUnchanged(
    found ? all(isStill('usedAt', found.usedAt), isStill('uses', found.uses)) : absent,
  );
  const card = { name, location, ...(coordinates && { coordinates }) };
  if (!found || isForgotten(found, Date.parse(usedAt))) {
    const first = { uses: 1, fishermen: 1, since: usedAt, usedAt, expiresAt };
    return table.put(harbour.item(countedIn, { ...card, ...first }), asRead);
  }
  const isCounted = own?.countedIn !== undefined && own.usedAt >= found.since;
  const latest = usedAt >= found.usedAt ? { usedAt, expiresAt } : found;
  return table.put(
    harbour.item(countedIn, {
      ...card,
      uses: usesAt(found, Date.parse(usedAt)) + 1,
      fishermen: found.fishermen + (isCounted ? 0 : 1),
      since: found.since,
      usedAt: latest.usedAt,
      expiresAt: latest.expiresAt,
    }),
    asRead,
  );
}

/** Whether nobody used a harbour for so long that it is no longer suggested. @param at milliseconds since the epoch */
export const isForgotten = ({ expiresAt }: Pick<StoredHarbour, 'expiresAt'>, at: number): boolean =>
  1000 * expiresAt <= at;

/** The number of uses, of which older ones count less. @param at milliseconds since the epoch */
export const usesAt = ({ uses, usedAt }: Pick<StoredHarbour, 'uses' | 'usedAt'>, at: number): number =>
  uses * 2 ** (-Math.max(at - Date.parse(usedAt), 0) / HARBOUR.halfLifeMs);

/** Erases a fisherman's harbours, and no longer counts the fisherman among those who use them. */
export async function eraseHarbours(own: readonly table.Found<StoredOwnHarbour>[]): Promise<void> {
  for (const each of own) {
    const { pk, sk, countedIn, usedAt } = each;
    const gone = table.remove(
      { pk, sk },
      table.onlyIf(present, () => new GoneAlready()),
    );
    const uncounted = countedIn
      ? [
          table.update(
            harbour.key(countedIn),
            { add: { fishermen: -1 } },
            // Otherwise it began again meanwhile, without this fisherman.
            table.onlyIf(all(present, atMost('since', usedAt)), () => new GoneAlready()),
          ),
        ]
      : [];
    await unlessGone(() => table.transact([gone, ...uncounted]));
    await table.write(table.remove({ pk, sk }));
  }
}

async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GoneAlready)) throw error;
  }
}

class GoneAlready extends Error {}
