/** Writing the cards of fishermen: what they are made of, and how they replace each other. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { tableName } from '../../table/client.ts';
import {
  accountKey,
  directoryKey,
  fishermanKey,
  fishermen,
  fishermenWithPledges,
  type Key,
  profileKey,
  statsKey,
  tombstoneKey,
} from '../../table/keys.ts';
import { getItem, getItems } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';
import type { Ratings, StoredFisherman, StoredFishermanCard } from './fishermen.ts';
import type { Account, StoredProfile } from './users.ts';

/** What is counted of a person. */
export interface Stats extends Ratings {
  catches?: number;
  pledges?: number;
  pledgePoints?: number;
}

export interface FishermanSources {
  profile: StoredProfile;
  account: Account | undefined;
  stats: Stats;
}

/** Where what a card is made of lies, beside the card itself. */
const SOURCES: ReadonlySet<string> = new Set(
  [accountKey, statsKey, tombstoneKey, (userId: string) => profileKey(userId, 'fisherman')].map(
    (keyOf) => keyOf('').sk,
  ),
);

/** Whether a card is made of the item under this key. */
export function isOfFisherman({ pk, sk }: Key): boolean {
  return pk.startsWith(accountKey('').pk) && SOURCES.has(sk);
}

/** The card as it is stored now. Read it before its sources: see `replaceCard`. */
export function readCard(userId: string): Promise<(StoredFisherman & Key) | undefined> {
  return getItem<StoredFisherman>(fishermanKey(userId), { consistent: true });
}

/** What a card is to be made of; undefined for who is no fisherman, or has left. */
export async function readSources(userId: string): Promise<FishermanSources | undefined> {
  const [profile, account, stats, mark] = await getItems([
    profileKey(userId, 'fisherman'),
    accountKey(userId),
    statsKey(userId),
    tombstoneKey(userId),
  ]);
  if (!profile || mark) return undefined;
  return {
    profile: profile as unknown as StoredProfile,
    account: account as unknown as Account | undefined,
    stats: (stats ?? {}) as Stats,
  };
}

/** Somebody else wrote the card since it was read. */
export class CardMoved extends Error {}

export type NewCard = Pick<StoredFisherman, 'card' | 'detail'> & { createdAt: string };

/**
 * Puts a card and its directory entry in place of what was read, or takes them away, on condition that it is still what was read: because the
 * sources were read after it, nobody has written from later ones. Written even when nothing changed, so that whoever is still busy
 * with earlier sources comes too late.
 * @throws CardMoved
 */
export async function replaceCard(
  userId: string,
  stored: StoredFisherman | undefined,
  next: NewCard | undefined,
): Promise<void> {
  if (next) await transact([...putCard(userId, stored, next), ...moveListing(userId, stored, next)]);
  else if (stored) {
    await transact([removeCard(userId, stored), removeItem(directoryEntry(stored))]);
  }
}

/** The copy of a card in the directory. */
export const directoryEntry = ({ listing }: StoredFisherman): Key => ({ pk: fishermen, sk: listing });

const stillThat = (stored: StoredFisherman) => ({
  ConditionExpression: 'revision = :read',
  ExpressionAttributeValues: { ':read': stored.revision },
});

function putCard(
  userId: string,
  stored: StoredFisherman | undefined,
  { card, detail, createdAt }: NewCard,
): TransactionStep[] {
  const { sk: listing } = directoryKey(userId, createdAt);
  const record: StoredFisherman & Key = {
    ...fishermanKey(userId),
    card,
    detail,
    listing,
    revision: randomUUID(),
  };
  const condition = stored ? stillThat(stored) : { ConditionExpression: 'attribute_not_exists(pk)' };
  const put: TransactionStep = {
    item: { Put: { TableName: tableName(), Item: record, ...condition } },
    otherwise: () => new CardMoved(),
  };
  // Where there was no card there is no revision to tell that the profile went meanwhile.
  return stored ? [put] : [put, stillAFisherman(userId)];
}

function stillAFisherman(userId: string): TransactionStep {
  return {
    item: {
      ConditionCheck: {
        TableName: tableName(),
        Key: profileKey(userId, 'fisherman'),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    otherwise: () => new CardMoved(),
  };
}

/** The directory's entry lies where the profile's time says: a profile made anew has another. */
function moveListing(
  userId: string,
  stored: StoredFisherman | undefined,
  { card, createdAt }: NewCard,
): TransactionStep[] {
  const key = directoryKey(userId, createdAt);
  if (stored?.listing === key.sk && isDeepStrictEqual(stored.card, card)) return [];
  const Item = { ...key, ...(hasPledges(card) && { gsi1pk: fishermenWithPledges }), card };
  const put = { item: { Put: { TableName: tableName(), Item } } };
  const isMoved = stored !== undefined && stored.listing !== key.sk;
  return isMoved ? [put, removeItem(directoryEntry(stored))] : [put];
}

const hasPledges = ({ pledgeCount }: StoredFishermanCard) => pledgeCount > 0;

function removeCard(userId: string, stored: StoredFisherman): TransactionStep {
  return {
    item: { Delete: { TableName: tableName(), Key: fishermanKey(userId), ...stillThat(stored) } },
    otherwise: () => new CardMoved(),
  };
}

function removeItem(key: Key): TransactionStep {
  return { item: { Delete: { TableName: tableName(), Key: key } } };
}
