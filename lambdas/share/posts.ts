/** Reads posts for public pages, with the site's names of their species. */
import type { PostKind } from '#shared/posts/schemas.ts';
import type { PostCard, PostShapes } from '../posts/store/kinds.ts';
import { getPost, getPosts, listPosts } from '../posts/store/posts.ts';
import { showSpecies } from '../site/store/site-rules.ts';

/** @throws AppError `not_found` for a post that is absent or hidden */
export async function getShownPost<K extends PostKind>(
  kind: K,
  postId: string,
  now: Date,
): Promise<PostShapes[K]['published']> {
  return await showSpecies(await getPost(kind, postId, now), now);
}

/** Returns the public posts among these ids, with all their details. */
export async function getShownPosts<K extends PostKind>(
  kind: K,
  postIds: readonly string[],
  now: Date,
): Promise<PostShapes[K]['published'][]> {
  return await Promise.all((await getPosts(kind, postIds, now)).map((post) => showSpecies(post, now)));
}

export async function listShownPosts<K extends PostKind>(
  kind: K,
  filters: Parameters<typeof listPosts>[1],
  now: Date,
): Promise<{ items: PostCard<K>[]; nextCursor?: string }> {
  const { items, ...rest } = await listPosts(kind, filters, now);
  return { items: await Promise.all(items.map((post) => showSpecies(post, now))), ...rest };
}
