import { people } from '#lambdas/people/store/list-items.ts';
import { POST_ITEMS, type StoredPost } from '#lambdas/posts/store/items.ts';
import { asReadPost } from '#lambdas/posts/store/stored-posts.ts';
import {
  type Found,
  getItem,
  getItems,
  itemsIn,
  keysIn,
  onlyIf,
  update,
  writeIf,
} from '#lambdas/table/index.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';

/** Posts are found by what became of them. @returns how many were not */
export async function listByStatus(): Promise<number> {
  let changed = 0;
  for await (const entries of itemsIn(people)) {
    for (const { userId } of entries)
      for (const kind of POST_KIND_NAMES) changed += await listPostsOf(kind, userId);
  }
  return changed;
}

async function listPostsOf<K extends PostKind>(kind: K, userId: string): Promise<number> {
  let changed = 0;
  for await (const keys of keysIn(POST_ITEMS[kind].ownPosts(userId))) {
    for (const post of await getItems(keys)) if (post && (await listPost(kind, post))) changed += 1;
  }
  return changed;
}

async function listPost<K extends PostKind>(kind: K, post: Found<StoredPost<K>>): Promise<boolean> {
  if ('gsi2pk' in post) return false;
  const { record, takenDown } = POST_ITEMS[kind];
  const params = { postId: post.sk };
  const mark = await getItem(takenDown.key(params));
  const moderation = mark && { isTakenDown: true, at: mark.takenDownAt };
  const { gsi2pk } = record.item(params, { ...post, moderation });
  const asRead = onlyIf(asReadPost(kind, post));
  return await writeIf(update(record.key(params), { set: { gsi2pk, moderation } }, asRead));
}
