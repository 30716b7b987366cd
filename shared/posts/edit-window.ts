/** How long a post may be edited (second document, sections 4 and 9): by its owner's pages and by the API alike. */
import { offeredUntil } from '../catches/rules.ts';
import type { CatchCard } from '../catches/schemas.ts';
import { EDIT_WINDOW } from '../limits.ts';
import type { PledgeCard } from '../pledges/schemas.ts';

interface Post {
  postedAt: number;
  /** When fresh fish is 48 hours old; undefined for what is not fresh. */
  freshUntil: number | undefined;
}

/**
 * The last moment in which a post may be edited: 7 days after posting, of fresh fish while it is at most 48 hours old. All times are
 * milliseconds since the epoch.
 */
export function editableUntil({ postedAt, freshUntil }: Post): number {
  return Math.min(postedAt + EDIT_WINDOW, freshUntil ?? Number.POSITIVE_INFINITY);
}

export function catchEditableUntil(card: Pick<CatchCard, 'condition' | 'caughtDate' | 'createdAt'>): number {
  return editableUntil({
    postedAt: Date.parse(card.createdAt),
    freshUntil: offeredUntil({ condition: card.condition, caughtAt: Date.parse(card.caughtDate) }),
  });
}

export function pledgeEditableUntil(card: Pick<PledgeCard, 'availableUntil' | 'createdAt'>): number {
  return editableUntil({
    postedAt: Date.parse(card.createdAt),
    freshUntil: card.availableUntil === undefined ? undefined : Date.parse(card.availableUntil),
  });
}

export function isEditable(post: { editableUntil: string }, now: number): boolean {
  return now <= Date.parse(post.editableUntil);
}
