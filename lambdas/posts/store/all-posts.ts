/** All posts of a kind, shown or not: for those who run the site. */
import type { PostState } from '#shared/moderation/post-schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { getItems, type PageRequest, readMergedPage, readPage } from '../../table/index.ts';
import { chooseList, conditionOf, type ListFilters } from './choose-list.ts';
import { POST_ITEMS, POST_STATUSES, statusOf } from './items.ts';
import type { Post } from './kinds.ts';
import { cardOfPost, listedUntil, toPost, toStoredPost } from './stored-posts.ts';

interface Filters extends Pick<ListFilters, 'fisherman' | 'species' | 'q'> {
  state: PostState | 'all';
}

export function stateOf<K extends PostKind>(kind: K, post: Post<K>, now: Date): PostState {
  const status = statusOf(toStoredPost(kind, post));
  if (status !== 'shown') return status;
  const until = listedUntil(kind, post.record);
  return until !== undefined && until <= now.getTime() ? 'over' : 'open';
}

/**
 * One page, newest first. Open posts are found as in the marketplace. Of all others the words are compared one by one, so that a page may hold
 * little and still have a next one.
 */
export async function listAllPosts<K extends PostKind>(
  kind: K,
  filters: Filters,
  page: PageRequest,
  now: Date,
): Promise<{ items: Post<K>[]; nextCursor?: string }> {
  const { items, ...rest } = await (filters.state === 'open'
    ? readOpen(kind, filters, page, now)
    : readOthers(kind, filters, page, now));
  const found = await getItems(items.map(({ sk }) => POST_ITEMS[kind].record.key({ postId: sk })));
  const posts = found.flatMap((stored) => (stored ? [toPost(kind, stored)] : []));
  // A list in an index may lag, and that of a person holds posts in every state.
  const isAsked = (post: Post<K>) => filters.state === 'all' || stateOf(kind, post, now) === filters.state;
  return { ...rest, items: posts.filter(isAsked) };
}

type Keys = { items: { sk: string }[]; nextCursor?: string };

async function readOpen(
  kind: PostKind,
  { fisherman, species, q }: Filters,
  page: PageRequest,
  now: Date,
): Promise<Keys> {
  const list = chooseList(kind, { fisherman, species, q }, now);
  return list ? await readPage(list, page, now) : { items: [] };
}

async function readOthers<K extends PostKind>(
  kind: K,
  filters: Filters,
  page: PageRequest,
  now: Date,
): Promise<Keys> {
  const { state, fisherman, species, q } = filters;
  const holds = conditionOf({ species, q }, now);
  if (!holds) return { items: [] };
  const { ownPosts, postsThatAre } = POST_ITEMS[kind];
  const statuses = POST_STATUSES.filter(
    (status) => state === 'all' || status === (state === 'over' ? 'shown' : state),
  );
  return await readMergedPage(
    {
      name: JSON.stringify({ kind, ...filters }),
      lists: fisherman === undefined ? statuses.map(postsThatAre) : [ownPosts(fisherman)],
      keep: (item) => holds(cardOfPost(kind, item)),
    },
    page,
    now,
  );
}
