/** Favorite fishermen of a person: each kept twice, under the fisherman to be there once, and in a list in the order of adding. */
import { decodeTime, ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import { HEARTS_IN_ME } from '#shared/limits.ts';
import { findFishermanCards } from '../../people/store/fishermen.ts';
import { admirersOf, favoriteEntryKey, favoriteKey, favoritesOf, profileKey } from '../../table/keys.ts';
import { type PageRequest, readPage, type StoredItem } from '../../table/page.ts';
import { itemsIn, keysIn, lastIn } from '../../table/partition.ts';
import { getItem, getItems, type TransactionStep, tableName, transact } from '../../table/table.ts';

interface Favorite {
  entryId: string;
}

interface Entry {
  fishermanId: string;
}

class AlreadyThere extends Error {}
class Moved extends Error {}

const MAX_ATTEMPTS = 5;
/** Favorites of one fisherman that are removed at the same time. */
const AT_ONCE = 10;

/** @throws AppError `not_found` when there is no such fisherman */
export async function addFavorite(userId: string, fishermanId: string, now: Date): Promise<void> {
  const TableName = tableName();
  const entryId = ulid(now.getTime());
  const favorite: Favorite = { entryId };
  const entry: Entry = { fishermanId };
  const steps: TransactionStep[] = [
    {
      item: {
        ConditionCheck: {
          TableName,
          Key: profileKey(fishermanId, 'fisherman'),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      otherwise: () => new AppError('not_found', 'Fisherman profile not found'),
    },
    {
      item: {
        Put: {
          TableName,
          Item: { ...favoriteKey(userId, fishermanId), gsi1pk: admirersOf(fishermanId), ...favorite },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      otherwise: () => new AlreadyThere(),
    },
    { item: { Put: { TableName, Item: { ...favoriteEntryKey(userId, entryId), ...entry } } } },
  ];
  try {
    await transact(steps);
  } catch (error) {
    if (!(error instanceof AlreadyThere)) throw error;
  }
}

export async function removeFavorite(userId: string, fishermanId: string): Promise<void> {
  const TableName = tableName();
  const Key = favoriteKey(userId, fishermanId);
  for (let attempt = 1; ; attempt++) {
    const favorite = await getItem<Favorite>(Key, { consistent: true });
    if (!favorite) return;
    const steps: TransactionStep[] = [
      {
        item: {
          Delete: {
            TableName,
            Key,
            ConditionExpression: 'entryId = :entry',
            ExpressionAttributeValues: { ':entry': favorite.entryId },
          },
        },
        otherwise: () => new Moved(),
      },
      { item: { Delete: { TableName, Key: favoriteEntryKey(userId, favorite.entryId) } } },
    ];
    try {
      return await transact(steps);
    } catch (error) {
      // Removed, and perhaps added again, in between.
      if (!(error instanceof Moved) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** One page of favorites, the last added first. Who is a fisherman no more is left out: the page may be shorter than asked for. */
export async function listFavorites(
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<{ items: FishermanCard[]; nextCursor?: string }> {
  const { items, ...rest } = await readPage<StoredItem & Entry>(
    { partition: favoritesOf(userId) },
    page,
    now,
  );
  const cards = await findFishermanCards(items.map(({ fishermanId }) => fishermanId));
  return { items: cards.filter((card) => card !== undefined), ...rest };
}

/** The favorites added last, and whether there are others. */
export async function listLatestFavorites(
  userId: string,
): Promise<{ fishermanIds: string[]; more: boolean }> {
  const { items, more } = await lastIn<Entry>(favoritesOf(userId), HEARTS_IN_ME);
  return { fishermanIds: items.map(({ fishermanId }) => fishermanId), more };
}

/** Which of at most 100 fishermen are this person's favorites. */
export async function findFavorites(userId: string, fishermanIds: readonly string[]): Promise<string[]> {
  const found = await getItems(fishermanIds.map((fishermanId) => favoriteKey(userId, fishermanId)));
  return fishermanIds.filter((_, index) => found[index] !== undefined);
}

/** All favorites of a person. */
export async function readFavorites(userId: string): Promise<{ fishermanId: string; addedAt: string }[]> {
  const favorites: { fishermanId: string; addedAt: string }[] = [];
  for await (const items of itemsIn<Entry>(favoritesOf(userId))) {
    for (const { sk, fishermanId } of items) {
      favorites.push({ fishermanId, addedAt: new Date(decodeTime(sk)).toISOString() });
    }
  }
  return favorites;
}

/** Erases all favorites of a person. */
export async function eraseFavoritesOf(userId: string): Promise<void> {
  for await (const entries of itemsIn<Entry>(favoritesOf(userId))) {
    const keys = entries.flatMap(({ sk, fishermanId }) => [
      favoriteEntryKey(userId, sk),
      favoriteKey(userId, fishermanId),
    ]);
    await transact(keys.map((Key) => ({ item: { Delete: { TableName: tableName(), Key } } })));
  }
}

/** Removes a fisherman who is gone from everybody's favorites. */
export async function eraseFavoritesOn(fishermanId: string): Promise<void> {
  const admirer = ({ pk }: { pk: string }) => pk.slice(favoriteKey('', '').pk.length);
  for await (const keys of keysIn(admirersOf(fishermanId), AT_ONCE)) {
    await Promise.all(keys.map((key) => removeFavorite(admirer(key), fishermanId)));
  }
}
