/** A person's saved searches. */
import { ulid } from 'ulid';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import { searchIssues } from '#shared/alerts/rules.ts';
import type { SavedSearch, SavedSearchBody, SavedSearchPatch } from '#shared/alerts/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/alerts/rules.ts';
import { refuse } from '../../core/parse.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { any, lacks, lessThan, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type StoredSearch, savedSearch, searchCount, searchesOf } from './items.ts';

class NothingToDelete extends Error {}

const notFound = () => new AppError('not_found', words.searchNotFound);
const tooMany = () => new AppError('conflict', words.tooManySearches(MAX_SAVED_SEARCHES));

/** Returns the searches, the newest first. */
export async function listSearches(userId: string): Promise<SavedSearch[]> {
  const { items } = await table.lastIn(searchesOf(userId), MAX_SAVED_SEARCHES);
  return items.map(toSearch);
}

const toSearch = ({ sk, name, kind, level, filters }: table.Found<StoredSearch>): SavedSearch => ({
  id: sk,
  name,
  kind,
  level,
  filters,
  createdAt: timeOfId(sk),
});

/**
 * @param remember the step that remembers the response
 * @throws AppError `invalid_fields`; `conflict` if the person has as many searches as allowed
 */
export async function createSearch(
  userId: string,
  body: SavedSearchBody,
  now: Date,
  remember: (search: SavedSearch) => table.TransactionStep,
): Promise<SavedSearch> {
  refuse(searchIssues(body));
  const stored = savedSearch.item({ userId, searchId: ulid(now.getTime()) }, body);
  const search = toSearch(stored);
  const isRoom = any(lacks('searches'), lessThan('searches', MAX_SAVED_SEARCHES));
  await table.transact([
    table.put(stored),
    table.update(searchCount.key({ userId }), { add: { searches: 1 } }, table.onlyIf(isRoom, tooMany)),
    remember(search),
  ]);
  return search;
}

/** @throws AppError `invalid_fields`, `not_found` */
export async function updateSearch(
  userId: string,
  searchId: string,
  patch: SavedSearchPatch,
): Promise<SavedSearch> {
  const key = savedSearch.key({ userId, searchId });
  const found = await table.getItem(key, { consistent: true });
  if (!found) throw notFound();
  const { name, level, filters } = patch;
  refuse(searchIssues({ ...found, ...(filters && { filters }) }));
  const changes = Object.entries({ name, level, filters }).filter(([, value]) => value !== undefined);
  if (changes.length === 0) return toSearch(found);
  const set = Object.fromEntries(changes);
  return toSearch(await table.updateItem(key, { set }, table.onlyIf(present, notFound)));
}

/** Stops a search for good. @returns its name, or undefined if it was deleted before */
export async function endSearch(userId: string, searchId: string): Promise<string | undefined> {
  const key = savedSearch.key({ userId, searchId });
  return (await table.updateItemIf(key, { set: { level: 'never' } }, present))?.name;
}

/** Does nothing if there is no such search. */
export async function deleteSearch(userId: string, searchId: string): Promise<void> {
  const isThere = table.onlyIf(present, () => new NothingToDelete());
  try {
    await table.transact([
      table.remove(savedSearch.key({ userId, searchId }), isThere),
      table.update(searchCount.key({ userId }), { add: { searches: -1 } }),
    ]);
  } catch (error) {
    if (!(error instanceof NothingToDelete)) throw error;
  }
}
