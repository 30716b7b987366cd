/** A person's favorites. Each is stored twice: under the fisherman, to be unique, and in the order of adding. */
import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import { MAX_LIKES_IN_ME } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { findFishermanCards } from '../../people/store/fishermen.ts';
import { fishermanProfile } from '../../people/store/items.ts';
import { absent, equals, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { favorite, favoriteEntriesOf, favoriteEntry } from './items.ts';

class AlreadyFavorite extends Error {}

/** @throws AppError `not_found` if there is no such fisherman */
export async function addFavorite(userId: string, fishermanId: string, now: Date): Promise<void> {
  const entryId = ulid(now.getTime());
  const notFound = () => new AppError('not_found', words.fishermanNotFound);
  try {
    await table.transact([
      table.check(fishermanProfile(fishermanId), present, notFound),
      table.put(
        favorite.item({ userId, fishermanId }, { entryId }),
        table.onlyIf(absent, () => new AlreadyFavorite()),
      ),
      table.put(favoriteEntry.item({ userId, entryId }, { fishermanId })),
    ]);
  } catch (error) {
    if (!(error instanceof AlreadyFavorite)) throw error;
  }
}

export async function removeFavorite(userId: string, fishermanId: string): Promise<void> {
  const key = favorite.key({ userId, fishermanId });
  await table.retry(async () => {
    const found = await table.getItem(key, { consistent: true });
    if (!found) return;
    const { entryId } = found;
    await table.transact([
      // If it was removed and added again in the meantime, it has another entry.
      table.remove(key, table.ifUnchanged(equals('entryId', entryId))),
      table.remove(favoriteEntry.key({ userId, entryId })),
    ]);
  });
}

/** Reads one page of favorites, last added first. It may be short, since former fishermen are left out. */
export async function listFavorites(
  userId: string,
  page: table.PageRequest,
  now: Date,
): Promise<{ items: FishermanCard[]; nextCursor?: string }> {
  const { items, ...rest } = await table.readPage(favoriteEntriesOf(userId), page, now);
  const cards = await findFishermanCards(
    items.map(({ fishermanId }) => fishermanId),
    now,
  );
  return { items: cards.filter((card) => card !== undefined), ...rest };
}

/** Returns the favorites added last, and whether there are more. */
export async function listLatestFavorites(
  userId: string,
): Promise<{ fishermanIds: string[]; more: boolean }> {
  const { items, more } = await table.lastIn(favoriteEntriesOf(userId), MAX_LIKES_IN_ME);
  return { fishermanIds: items.map(({ fishermanId }) => fishermanId), more };
}

/** Returns those of these fishermen that are the person's favorites. */
export async function findFavorites(userId: string, fishermanIds: readonly string[]): Promise<string[]> {
  const found = await table.getItems(
    fishermanIds.map((fishermanId) => favorite.key({ userId, fishermanId })),
  );
  return fishermanIds.filter((_, index) => found[index] !== undefined);
}
