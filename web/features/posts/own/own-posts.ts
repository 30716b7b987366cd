import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import type { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';

export type OwnCatch = AnswerOf<typeof listMyCatches>['items'][number];
export type OwnPledge = AnswerOf<typeof listMyPledges>['items'][number];

export type OwnPost = { kind: 'catch'; post: OwnCatch } | { kind: 'pledge'; post: OwnPledge };

/** The state of a post. A hidden post counts as hidden even if it is sold, since it has no page. */
export type Standing = 'available' | 'expired' | 'hidden' | 'sold';

export function standingOf(own: OwnPost): Standing {
  if (own.post.hidden) return 'hidden';
  if (own.kind === 'catch' && own.post.soldAt !== undefined) return 'sold';
  return isTooOld(own) ? 'expired' : 'available';
}

/** When fresh fish automatically left the lists, in milliseconds since the epoch. The owner sees the reason. */
function overSince({ kind, post }: OwnPost): number | undefined {
  if (kind === 'pledge')
    return post.availableUntil === undefined ? undefined : Date.parse(post.availableUntil);
  return offeredUntil({ ...post, caughtAt: Date.parse(post.caughtDate) });
}

export const isTooOld = (own: OwnPost): boolean => (overSince(own) ?? Number.POSITIVE_INFINITY) < serverNow();

interface Loaded<Post> {
  items: readonly Post[];
  /** Whether there are older ones that are not loaded yet. */
  hasMore: boolean;
}

/**
 * Merges two lists, each newest first. If one list has more to load, posts of the other list that are older than its
 * last entry wait. Otherwise they would be above newer posts that are not loaded yet.
 */
export function newestFirst(catches: Loaded<OwnCatch>, pledges: Loaded<OwnPledge>): OwnPost[] {
  const horizon = [horizonOf(catches), horizonOf(pledges)].sort().at(-1) ?? '';
  const all: OwnPost[] = [
    ...catches.items.map((post) => ({ kind: 'catch' as const, post })),
    ...pledges.items.map((post) => ({ kind: 'pledge' as const, post })),
  ];
  return all
    .filter(({ post }) => post.createdAt >= horizon)
    .sort((one, other) => other.post.createdAt.localeCompare(one.post.createdAt));
}

/** The time back to which a list is loaded. ISO 8601 times in UTC sort as text. */
function horizonOf({ items, hasMore }: Loaded<{ createdAt: string }>): string {
  return hasMore ? (items.at(-1)?.createdAt ?? '') : '';
}
