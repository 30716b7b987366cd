/** Posts that a person saved. */

import { MAX_SAVED_IN_ME } from '#shared/alerts/limits.ts';
import type { SubjectKind } from '#shared/alerts/schemas.ts';
import { absent } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { savedBy, savedPost, saversOf } from './items.ts';

/** Does nothing if the post is already saved. */
export async function savePost(userId: string, kind: SubjectKind, postId: string, now: Date): Promise<void> {
  const item = savedPost.item({ userId, postId }, { kind, savedAt: now.toISOString() });
  await table.writeIf(table.put(item, table.onlyIf(absent)));
}

export async function unsavePost(userId: string, postId: string): Promise<void> {
  await table.write(table.remove(savedPost.key({ userId, postId })));
}

/** Returns the newest posts that a person saved, and whether there are more. */
export async function listLatestSaved(userId: string): Promise<{ postIds: string[]; more: boolean }> {
  const { items, more } = await table.lastIn(savedBy(userId), MAX_SAVED_IN_ME);
  return { postIds: items.map(({ sk }) => sk), more };
}

/** Returns those of these posts that the person saved. */
export async function findSaved(userId: string, postIds: readonly string[]): Promise<string[]> {
  const found = await table.getItems(postIds.map((postId) => savedPost.key({ userId, postId })));
  return postIds.filter((_, index) => found[index] !== undefined);
}

/** Deletes a part of the saved items of a post that is gone. @returns where to continue */
export async function forgetSavedPart(postId: string, startKey: Record<string, unknown> | undefined) {
  const { items, lastKey } = await table.queryKeys(saversOf(postId), { limit: table.MAX_STEPS, startKey });
  if (items.length > 0) await table.transact(items.map((key) => table.remove(key)));
  return lastKey;
}
