/** Reads of posts of either kind, one by one and in lists. */
import { AppError } from '#shared/contract/errors.ts';
import type { Coordinates } from '#shared/fields.ts';
import { milesBetween } from '#shared/places/distance.ts';
import { editableUntil } from '#shared/posts/edit-window.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { getItem, getItems, type PageRequest, readPage } from '../../table/index.ts';
import { chooseList, type ListFilters } from './choose-list.ts';
import { POST_ITEMS } from './items.ts';
import { POST_KINDS, type Post, type PostCard, type PostRecord, type PostShapes } from './kinds.ts';
import { cardOfListing, cardOfPost, toPost } from './stored-posts.ts';

/** Returns a post in its current state, hidden or not. */
export async function readPost<K extends PostKind>(
  kind: K,
  postId: string,
  { consistent = true } = {},
): Promise<Post<K> | undefined> {
  const stored = await getItem(POST_ITEMS[kind].record.key({ postId }), { consistent });
  return stored && toPost(kind, stored);
}

/** Returns a post as everybody may see it. @throws AppError `not_found` if it is absent or hidden */
export async function getPost<K extends PostKind>(
  kind: K,
  postId: string,
  now: Date,
): Promise<PostShapes[K]['published']> {
  const post = await readPost(kind, postId, { consistent: false });
  if (!post || post.hidden) throw new AppError('not_found', POST_KINDS[kind].notFound);
  return POST_KINDS[kind].publish(post.record, now);
}

/** Returns those of these posts that exist, in the order of the ids. Sends one request per 100. */
export async function readPosts<K extends PostKind>(kind: K, postIds: readonly string[]): Promise<Post<K>[]> {
  const keys = postIds.map((postId) => POST_ITEMS[kind].record.key({ postId }));
  const found = await getItems(keys, { consistent: false });
  return found.flatMap((stored) => (stored ? [toPost(kind, stored)] : []));
}

/** Returns the public ones of these posts, in the order of the ids. */
export async function getPosts<K extends PostKind>(
  kind: K,
  postIds: readonly string[],
  now: Date,
): Promise<PostShapes[K]['published'][]> {
  const posts = await readPosts(kind, postIds);
  return posts.filter(({ hidden }) => !hidden).map(({ record }) => POST_KINDS[kind].publish(record, now));
}

/** Reads one page of the public list, or of the part that the filters select. */
export async function listPosts<K extends PostKind>(
  kind: K,
  { cursor, limit, ...filters }: ListFilters & PageRequest,
  now: Date,
): Promise<{ items: PostCard<K>[]; nextCursor?: string }> {
  const list = chooseList(kind, filters, now);
  if (!list) return { items: [] };
  const { items, ...rest } = await readPage(list, { cursor, limit }, now);
  return { items: items.map((item) => withDistance(cardOfListing(kind, item), filters.near)), ...rest };
}

/** Adds the distance if the request has a position. */
function withDistance<Card extends { coordinates?: Coordinates }>(
  card: Card,
  near: Coordinates | undefined,
): Card & { distance?: number } {
  if (!near || !card.coordinates) return card;
  return { ...card, distance: milesBetween(near, card.coordinates) };
}

/** Fields that only the owner sees. */
interface OwnFields {
  hidden: boolean;
  version: number;
  /** ISO 8601. */
  editableUntil: string;
}

export type OwnPost<K extends PostKind> = PostRecord<K> & OwnFields;

/** Reads one page of a person's own posts, including hidden ones. */
export async function listOwnPosts<K extends PostKind>(
  kind: K,
  ownerId: string,
  page: PageRequest,
  now: Date,
): Promise<{ items: (PostCard<K> & OwnFields)[]; nextCursor?: string }> {
  const { items, ...rest } = await readPage(POST_ITEMS[kind].ownPosts(ownerId), page, now);
  const own = items.map((item) => {
    const card = cardOfPost(kind, item);
    const { hidden, version } = item;
    return { ...card, hidden, version, editableUntil: whenEditingEnds(kind, card) };
  });
  return { items: own, ...rest };
}

/** Returns a post as its owner sees it. */
export function toOwnPost<K extends PostKind>(kind: K, { record, hidden }: Post<K>): OwnPost<K> {
  const own: OwnFields = { hidden, version: record.version, editableUntil: whenEditingEnds(kind, record) };
  return { ...record, ...own };
}

function whenEditingEnds<K extends PostKind>(kind: K, card: Omit<PostCard<K>, 'photo' | 'distance'>): string {
  const until = editableUntil({
    postedAt: Date.parse(card.createdAt),
    freshUntil: POST_KINDS[kind].freshUntil(card),
  });
  return new Date(until).toISOString();
}
