/** Builds and replaces the cards of fishermen. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { suspension } from '../../suspensions/store/items.ts';
import { absent, equals, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  type Account,
  account,
  directoryEntry,
  directoryEntryOf,
  fisherman,
  fishermanProfile,
  type Stats,
  type StoredFisherman,
  type StoredProfile,
  stats,
  tombstone,
} from './items.ts';
import { licenses, type StoredLicenses } from './license-items.ts';

export interface FishermanSources {
  profile: StoredProfile;
  account: Account | undefined;
  stats: Stats;
  licenses: StoredLicenses['licenses'];
}

/** The card as it is stored now. Read it before its sources: see `replaceCard`. */
export async function readCard(userId: string): Promise<StoredFisherman | undefined> {
  return await table.getItem(fisherman.key({ userId }), { consistent: true });
}

/** Reads the sources of a card; undefined for a person who isn't a fisherman, is suspended or has left. */
export async function readSources(userId: string): Promise<FishermanSources | undefined> {
  const [ofFisherman, person, counts, licensed, suspended, deleted] = await table.getItems([
    fishermanProfile(userId),
    account.key({ userId }),
    stats.key({ userId }),
    licenses.key({ userId }),
    suspension.key({ userId }),
    tombstone.key({ userId }),
  ]);
  if (!ofFisherman || suspended || deleted) return undefined;
  return { profile: ofFisherman, account: person, stats: counts ?? {}, licenses: licensed?.licenses ?? [] };
}

export type NewCard = Pick<StoredFisherman, 'card' | 'detail'> & { createdAt: string };

/**
 * Replaces or deletes a card and its directory entry, on condition that the card has not changed since it was read. The
 * sources were read after the card, so nobody can have written newer ones meanwhile. It writes even if nothing changed,
 * so that a concurrent call with older sources fails.
 * @throws ChangedMeanwhile if somebody else wrote the card since it was read
 */
export async function replaceCard(
  userId: string,
  stored: StoredFisherman | undefined,
  next: NewCard | undefined,
): Promise<void> {
  if (next) await table.transact([...putCard(userId, stored, next), ...moveEntry(userId, stored, next)]);
  else if (stored) {
    await table.transact([
      table.remove(fisherman.key({ userId }), asRead(stored)),
      table.remove(directoryEntryOf(stored)),
    ]);
  }
}

const asRead = (stored: StoredFisherman | undefined): table.Guard =>
  table.ifUnchanged(stored ? equals('revision', stored.revision) : absent);

function putCard(
  userId: string,
  stored: StoredFisherman | undefined,
  { card, detail, createdAt }: NewCard,
): table.TransactionStep[] {
  const { sk: listing } = directoryEntry.key({ createdAt, userId });
  const record = fisherman.item({ userId }, { card, detail, listing, revision: randomUUID() });
  const ofFisherman = fishermanProfile(userId);
  // Without an earlier card there is no revision, so the profile itself must be unchanged.
  return [table.put(record, asRead(stored)), ...(stored ? [] : [table.checkUnchanged(ofFisherman, present)])];
}

/** The directory entry's key contains the profile's creation time, so a new profile has a different entry. */
function moveEntry(
  userId: string,
  stored: StoredFisherman | undefined,
  { card, createdAt }: NewCard,
): table.TransactionStep[] {
  const entry = directoryEntry.item({ createdAt, userId }, { card });
  const isMoved = stored !== undefined && stored.listing !== entry.sk;
  if (stored && !isMoved && isDeepStrictEqual(stored.card, card)) return [];
  return [table.put(entry), ...(isMoved ? [table.remove(directoryEntryOf(stored))] : [])];
}

/** Erases cards and their copies in the directory. */
export async function eraseFishermen(cards: readonly table.Found<StoredFisherman>[]): Promise<void> {
  await table.transact(cards.flatMap((card) => [table.remove(card), table.remove(directoryEntryOf(card))]));
}
