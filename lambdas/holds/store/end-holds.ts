/** Ends open holds that can no longer be kept. Their amounts are returned and the ledger records it. */
import { fieldError } from '#shared/contract/errors.ts';
import type { Post } from '../../posts/store/kinds.ts';
import { changePost } from '../../posts/store/post-changes.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import type { HoldKind, StoredHold } from './kind.ts';
import { expireHold, isOverdue, release } from './release.ts';

/**
 * The side that ends holds, and the reason that both sides read. The site's own reasons are stored by their name in
 * `endedBySite` (shared/words), so that everybody reads them in their language.
 */
export interface Ending<Side extends string = string> {
  cancelledBy: Side | 'site';
  /** Absent if a person gave none. */
  reason?: string;
  /** User id of the person who ends them; absent if the site does. */
  by?: string;
}

/** Ends a hold that is still open; an overdue one expires instead. */
export function endHold<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  id: string,
  { by, ...changes }: Ending,
  now: Date,
): Promise<void> {
  return table.retry(async () => {
    const stored = await table.getItem(kind.key(id), { consistent: true });
    if (!stored || !kind.isOpen(stored.card.state)) return;
    if (isOverdue(kind, stored, now)) return await expireHold(kind, id, now);
    await release(kind, stored, { to: kind.moves.cancel.to, changes, by, now });
  });
}

export async function endAll<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  holds: readonly table.Key[],
  ending: Ending,
  now: Date,
): Promise<void> {
  // One at a time, since each changes the same post.
  for (const { sk } of holds) await endHold(kind, sk, ending, now);
}

/**
 * Returns the open holds on a post. The index may lag: it is incomplete if its holds don't add up to the post's count.
 * @throws ChangedMeanwhile if the index is incomplete
 */
async function openHoldsOn<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  post: Post,
): Promise<table.Found<Stored>[]> {
  const counted = kind.countedOn(post);
  if (counted === 0) return [];
  const holds: table.Found<Stored>[] = [];
  for await (const keys of table.keysIn(kind.holdsOn(post.record.id))) {
    holds.push(...(await table.getItems(keys)).filter((each) => each !== undefined));
  }
  const sum = holds.reduce((sum, { card }) => sum + kind.countedAmount(card), 0);
  if (sum !== counted) throw new table.ChangedMeanwhile();
  return holds.filter(({ card }) => kind.isOpen(card.state));
}

/** Ends all open holds on a post. May be repeated. */
export function endHoldsOn<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  postId: string,
  ending: Ending,
  now: Date,
): Promise<void> {
  return table.retry(async () => {
    const post = await readPost(kind.post, postId);
    if (post) await endAll(kind, await openHoldsOn(kind, post), ending, now);
  });
}

interface Deletion {
  userId: string;
  /** Absent if the owner gave no reason. */
  reason: string | undefined;
  now: Date;
}

/**
 * Ends the holds on a post that its owner deletes. The post is hidden before, so that nobody takes what returns.
 * @throws AppError that asks for the missing reason and names what is held; ChangedMeanwhile after holds were ended,
 * since the post has changed
 */
export async function endHoldsForOwner<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  post: Post,
  { userId, reason, now }: Deletion,
): Promise<void> {
  const open = await openHoldsOn(kind, post);
  if (open.length === 0) return;
  const held = open.filter((each) => !isOverdue(kind, each, now));
  if (held.length > 0 && reason === undefined) throw fieldError('reason', kind.deletionNeedsReason(held));
  if (!post.hidden) await changePost(kind.post, post, { ...post, hidden: true });
  await endAll(kind, open, { cancelledBy: kind.fisherman, reason: reason ?? '', by: userId }, now);
  throw new table.ChangedMeanwhile();
}
