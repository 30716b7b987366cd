/** Lists holds of either kind. */
import { AppError } from '#shared/contract/errors.ts';
import { POST_KINDS } from '../../posts/store/kinds.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import type { HoldKind, StoredHold } from './kind.ts';

interface Page<Item> {
  items: Item[];
  nextCursor?: string;
}

export async function listHolds<Stored extends StoredHold, Card>(
  kind: HoldKind<Stored, string, unknown, Card>,
  list: table.PagedList<Stored>,
  page: table.PageRequest,
  now: Date,
): Promise<Page<Card>> {
  const { items, ...rest } = await table.readPage(list, page, now);
  return { items: items.map((item) => kind.toCard(item, now)), ...rest };
}

/** Returns those on a post, newest first. @throws AppError `not_found` for another person's post */
export async function listHoldsOn<Stored extends StoredHold, Card>(
  kind: HoldKind<Stored, string, unknown, Card>,
  postId: string,
  { userId, now, ...page }: table.PageRequest & { userId: string; now: Date },
): Promise<Page<Card>> {
  const post = await readPost(kind.post, postId, { consistent: false });
  if (post?.record.fishermanId !== userId) throw new AppError('not_found', POST_KINDS[kind.post].notFound);
  return await listHolds(kind, kind.holdsOn(postId), page, now);
}

/** Reads a list whose sort keys are ids of holds. @returns its entries that have one, each with it */
export async function readListed<Stored extends StoredHold, Entry extends object>(
  kind: HoldKind<Stored>,
  list: table.PagedList<Entry>,
  page: table.PageRequest,
  now: Date,
): Promise<Page<{ entry: table.Found<Entry>; stored: table.Found<Stored> }>> {
  const { items, ...rest } = await table.readPage(list, page, now);
  const found = await table.getItems(items.map(({ sk }) => kind.key(sk)));
  const listed = items.flatMap((entry, index) => {
    const stored = found[index];
    return stored ? [{ entry, stored }] : [];
  });
  return { items: listed, ...rest };
}
